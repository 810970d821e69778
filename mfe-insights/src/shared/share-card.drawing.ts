import type { CardWords, ShareTheme } from "./share-card.model.ts";

/** Size of the picture in pixels, as networks show links and pictures. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

interface Look {
  /** From the top down to the horizon. */
  sky: [string, string];
  sun: { x: number; y: number; radius: number; color: string };
  /** The farthest first. */
  hills: [string, string, string];
  /** Of the words, and of what stands on the nearest hill. */
  ink: string;
  onHill: string;
  path?: string;
  /** Of a window in which a lamp is lit. */
  lamp?: string;
}

/**
 * One landscape at four hours. The picture leaves the product, so its colours are its own and do not
 * follow the member's theme.
 */
export const LOOKS: Record<ShareTheme, Look> = {
  accomplishment: {
    sky: ["#fff6e2", "#fbdca6"],
    sun: { x: 985, y: 150, radius: 84, color: "#eda23b" },
    hills: ["#d9a468", "#b77a43", "#7a4724"],
    ink: "#3a2416",
    onHill: "#fdf1e0",
  },
  motivation: {
    sky: ["#fdf0e6", "#f8c5a6"],
    sun: { x: 900, y: 395, radius: 120, color: "#e8703f" },
    hills: ["#a7ab86", "#75876a", "#46604c"],
    ink: "#3b2620",
    onHill: "#f7f4e4",
  },
  journey: {
    sky: ["#f1f7f3", "#cde3d9"],
    sun: { x: 1010, y: 190, radius: 66, color: "#f0c96b" },
    hills: ["#93b6a2", "#5f9079", "#356453"],
    ink: "#1d3830",
    onHill: "#f0f7f2",
    path: "#efe3c4",
  },
  transformation: {
    sky: ["#252a47", "#8d5f6d"],
    sun: { x: 930, y: 408, radius: 96, color: "#f3a966" },
    hills: ["#5b4664", "#413656", "#262540"],
    ink: "#fdf2e4",
    onHill: "#fdf2e4",
    lamp: "#ffd58a",
  },
};

const MARGIN = 80;
const WORDS_WIDTH = 700;

/** Draws the card, `CARD_WIDTH` by `CARD_HEIGHT`. `fonts` are lists of families as CSS has them. */
export function drawCard(
  canvas: CanvasRenderingContext2D,
  { theme, words, fonts }: {
    theme: ShareTheme;
    words: CardWords & { product: string };
    fonts: { serif: string; sans: string };
  },
): void {
  const look = LOOKS[theme];
  canvas.clearRect(0, 0, CARD_WIDTH, CARD_HEIGHT);
  drawLandscape(canvas, look);
  canvas.textBaseline = "alphabetic";
  canvas.fillStyle = look.ink;
  canvas.font = `600 76px ${fonts.serif}`;
  let baseline = MARGIN + 84;
  for (const line of wrap(canvas, words.headline)) {
    canvas.fillText(line, MARGIN, baseline);
    baseline += 88;
  }
  canvas.font = `400 40px ${fonts.sans}`;
  for (const line of wrap(canvas, words.line)) {
    canvas.fillText(line, MARGIN, baseline);
    baseline += 52;
  }
  canvas.fillStyle = look.onHill;
  canvas.font = `600 36px ${fonts.serif}`;
  canvas.fillText(words.product, MARGIN, CARD_HEIGHT - 44);
}

/** Lines no wider than the words may be; a word that is wider stands alone. */
function wrap(canvas: CanvasRenderingContext2D, text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && canvas.measureText(longer).width <= WORDS_WIDTH) {
      lines[lines.length - 1] = longer;
    } else lines.push(word);
  }
  return lines;
}

function drawLandscape(
  canvas: CanvasRenderingContext2D,
  { sky, sun, hills, path, lamp }: Look,
): void {
  const air = canvas.createLinearGradient(0, 0, 0, 470);
  air.addColorStop(0, sky[0]);
  air.addColorStop(1, sky[1]);
  canvas.fillStyle = air;
  canvas.fillRect(0, 0, CARD_WIDTH, CARD_HEIGHT);

  const glow = canvas.createRadialGradient(sun.x, sun.y, sun.radius, sun.x, sun.y, sun.radius * 3);
  glow.addColorStop(0, `${sun.color}66`);
  glow.addColorStop(1, `${sun.color}00`);
  canvas.fillStyle = glow;
  canvas.fillRect(0, 0, CARD_WIDTH, CARD_HEIGHT);
  canvas.fillStyle = sun.color;
  canvas.beginPath();
  canvas.arc(sun.x, sun.y, sun.radius, 0, 2 * Math.PI);
  canvas.fill();

  const [far, middle, near] = hills;
  drawHill(canvas, far, [430, 360, 400, 440, 380]);
  drawHill(canvas, middle, [470, 380, 430, 480, 400]);
  if (path) drawPath(canvas, path);
  if (lamp) drawHouse(canvas, near, lamp);
  drawHill(canvas, near, [545, 500, 540, 580, 520]);
}

/**
 * From the left to the right edge, by heights at equal distances: start, bend, middle, bend, end. The
 * middle lies halfway between its bends, so that the curve has no corner.
 */
function drawHill(
  canvas: CanvasRenderingContext2D,
  color: string,
  [a, b, c, d, e]: [number, number, number, number, number],
): void {
  canvas.fillStyle = color;
  canvas.beginPath();
  canvas.moveTo(0, CARD_HEIGHT);
  canvas.lineTo(0, a);
  canvas.quadraticCurveTo(CARD_WIDTH * 0.25, b, CARD_WIDTH * 0.5, c);
  canvas.quadraticCurveTo(CARD_WIDTH * 0.75, d, CARD_WIDTH, e);
  canvas.lineTo(CARD_WIDTH, CARD_HEIGHT);
  canvas.fill();
}

/** Winds from the front over the middle hill, and gets narrow. */
function drawPath(canvas: CanvasRenderingContext2D, color: string): void {
  canvas.fillStyle = color;
  canvas.beginPath();
  canvas.moveTo(720, CARD_HEIGHT);
  canvas.bezierCurveTo(800, 540, 1040, 545, 960, 492);
  canvas.bezierCurveTo(915, 465, 850, 470, 868, 447);
  canvas.lineTo(874, 447);
  canvas.bezierCurveTo(868, 464, 950, 458, 1002, 488);
  canvas.bezierCurveTo(1090, 545, 900, 560, 860, CARD_HEIGHT);
  canvas.fill();
}

/** A small house on the nearest hill, with a light in its window. */
function drawHouse(canvas: CanvasRenderingContext2D, color: string, lamp: string): void {
  canvas.fillStyle = color;
  canvas.fillRect(640, 512, 64, 60);
  canvas.beginPath();
  canvas.moveTo(630, 514);
  canvas.lineTo(672, 478);
  canvas.lineTo(714, 514);
  canvas.fill();
  canvas.fillStyle = lamp;
  canvas.fillRect(664, 526, 16, 18);
}
