/** Samples a second; the highest tone below stays far under half of it. */
const RATE = 8000;
const HEADER = 44;
/** Seconds of a breath in and of one out; the sound swells and sinks with them. */
const IN = 4;
const OUT = 6;
/** Hertz and loudness of each tone: a G, its fifth, and the G and B above, a little out of tune. */
const TONES = [[196, 0.4], [196.4, 0.3], [293.7, 0.25], [392.3, 0.15], [494, 0.08]] as const;
const LOUDNESS = 0.6;
/** Seconds in which the sound comes and goes. */
const FADE = 3;

/** How full the lungs are, 0 to 1, at a second of the sound. */
function breathAt(second: number): number {
  const place = second % (IN + OUT);
  const angle = place < IN ? Math.PI * (1 - place / IN) : (Math.PI * (place - IN)) / OUT;
  return (1 + Math.cos(angle)) / 2;
}

/**
 * A low chord in the pace of slow breathing, as a WAV file of so many whole seconds (mono, 16 bits).
 * It is made on the device: nothing is fetched, and it works without a network.
 */
export function renderTone(seconds: number): ArrayBuffer {
  const length = seconds * RATE;
  const buffer = new ArrayBuffer(HEADER + length * 2);
  const view = new DataView(buffer);
  const word = (at: number, letters: string) =>
    [...letters].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)));
  word(0, "RIFF");
  view.setUint32(4, buffer.byteLength - 8, true);
  word(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  word(36, "data");
  view.setUint32(40, length * 2, true);
  for (let index = 0; index < length; index++) {
    const second = index / RATE;
    const fade = Math.min(1, second / FADE, (seconds - second) / FADE);
    const level = LOUDNESS * fade * (0.25 + 0.75 * breathAt(second));
    let sample = 0;
    for (const [hertz, loudness] of TONES) {
      sample += loudness * Math.sin(2 * Math.PI * hertz * second);
    }
    view.setInt16(HEADER + index * 2, sample * level * 0x7fff, true);
  }
  return buffer;
}

/**
 * The address of a sound of the catalogue, for a player: `tone:180` is made here, three minutes long.
 * Give it back with `URL.revokeObjectURL`.
 */
export function soundUrl(audioSrc: string): string {
  const seconds = Number(/^tone:(\d+)$/.exec(audioSrc)?.[1]);
  if (!seconds) throw new Error(`${audioSrc} is no sound of the catalogue`);
  return URL.createObjectURL(new Blob([renderTone(seconds)], { type: "audio/wav" }));
}
