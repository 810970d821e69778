/**
 * The colour that a shape takes from the theme: `far` and `near` are ground, `dark` is what stands on
 * it, `paper` is light, `night` is a dark room, `sun` is the accent; `line` is a stroke.
 */
type Ink = "sun" | "far" | "near" | "dark" | "paper" | "night" | "line";

/** A shape: its colour, and its path in a picture of 160 x 100. */
export type Shape = readonly [ink: Ink, path: string];

export const rect = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;
export const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${
    -2 * radius
  } 0Z`;
export const discs = (y: number, radius: number, ...places: number[]): string =>
  places.map((x) => disc(x, y, radius)).join("");

/** Grounds go on to both sides, for places that are much wider than high. */
const GROUND = "V110H-320Z";
export const flat = (y: number): string => `M-320 ${y}H480${GROUND}`;
export const waves = (y: number, size: number, start = -320): string =>
  `M${start} ${y}q40 ${-size} 80 0${"t80 0".repeat(9)}${GROUND}`;

export const sun = (x: number, y: number, radius = 12): Shape => ["sun", disc(x, y, radius)];
export const farHills = (y = 62, start = -360): Shape => ["far", waves(y, 30, start)];
export const floor = (y: number): Shape => ["near", flat(y)];
export const wall = (y: number): Shape => ["far", flat(y)];
export const night: Shape = ["night", rect(-320, -100, 800, 300)];
/** A window onto the sun; `x` and `y` are its upper left corner. */
export const windowAt = (x: number, y: number, width: number, height: number): Shape[] => [
  ["paper", rect(x, y, width, height)],
  ["sun", disc(x + width * 0.66, y + height * 0.42, height * 0.16)],
  [
    "far",
    `M${x} ${y + height * 0.75}q${width / 4} ${-height * 0.3} ${width / 2} 0t${width / 2} 0V${
      y + height
    }H${x}Z`,
  ],
  ["line", `${rect(x, y, width, height)}M${x + width / 2} ${y}v${height}`],
];
export const tree = (x: number, y: number, height: number): string =>
  `M${x - height / 3} ${y}l${height / 3} ${-height}l${height / 3} ${height}Z`;
