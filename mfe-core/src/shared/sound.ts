import { WAV_HEADER_BYTES, wavHeader } from "./wav.ts";

/** Samples a second; the highest tone below stays far under half of it. */
const SAMPLE_RATE_HZ = 8000;
/** Seconds of a breath in and of one out; the sound swells and sinks with them. */
const INHALE_SECONDS = 4;
const EXHALE_SECONDS = 6;
/** Hertz and loudness of each tone: a G, its fifth, and the G and B above, a little out of tune. */
const TONES = [[196, 0.4], [196.4, 0.3], [293.7, 0.25], [392.3, 0.15], [494, 0.08]] as const;
const LOUDNESS = 0.6;
/** Seconds in which the sound comes and goes. */
const FADE_SECONDS = 3;

/** How full the lungs are, 0 to 1, at a second of the sound. */
function lungFillAt(second: number): number {
  const place = second % (INHALE_SECONDS + EXHALE_SECONDS);
  const angle = place < INHALE_SECONDS
    ? Math.PI * (1 - place / INHALE_SECONDS)
    : (Math.PI * (place - INHALE_SECONDS)) / EXHALE_SECONDS;
  return (1 + Math.cos(angle)) / 2;
}

/**
 * A low chord in the pace of slow breathing, as a WAV file of so many whole seconds (mono, 16 bits).
 * It is made on the device: nothing is fetched, and it works without a network.
 */
export function renderTone(seconds: number): ArrayBuffer {
  const length = seconds * SAMPLE_RATE_HZ;
  const buffer = new ArrayBuffer(WAV_HEADER_BYTES + length * 2);
  new Uint8Array(buffer).set(new Uint8Array(wavHeader(length, SAMPLE_RATE_HZ)));
  const view = new DataView(buffer);
  for (let index = 0; index < length; index++) {
    const second = index / SAMPLE_RATE_HZ;
    const fade = Math.min(1, second / FADE_SECONDS, (seconds - second) / FADE_SECONDS);
    const level = LOUDNESS * fade * (0.25 + 0.75 * lungFillAt(second));
    let sample = 0;
    for (const [hertz, loudness] of TONES) {
      sample += loudness * Math.sin(2 * Math.PI * hertz * second);
    }
    view.setInt16(WAV_HEADER_BYTES + index * 2, sample * level * 0x7fff, true);
  }
  return buffer;
}

/**
 * The address of a sound of the catalogue, for a player: `tone:180` is made here, three minutes long.
 * Give it back with `URL.revokeObjectURL`.
 */
export function createSoundUrl(audioSrc: string): string {
  const seconds = Number(/^tone:(\d+)$/.exec(audioSrc)?.[1]);
  if (!seconds) throw new Error(`${audioSrc} is no sound of the catalogue`);
  return URL.createObjectURL(new Blob([renderTone(seconds)], { type: "audio/wav" }));
}
