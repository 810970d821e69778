import { expect, test } from "vitest";
import { MEDITATIONS, VISUALIZATIONS } from "../../shared/exercises.ts";
import { createAmbience } from "./ambience.ts";

const HEADER_BYTES = 44;
const RATE_HZ = 11_025;
const samplesOf = async (blob: Blob) =>
  new Int16Array((await blob.arrayBuffer()).slice(HEADER_BYTES));
/** Loudness of a second of the sound, 0 to 1. */
function loudnessAt(samples: Int16Array, second: number): number {
  const part = samples.subarray(second * RATE_HZ, (second + 1) * RATE_HZ);
  return Math.sqrt(part.reduce((sum, sample) => sum + (sample / 0x7fff) ** 2, 0) / part.length);
}

test("each guided exercise has a sound as long as itself, made on the device", () => {
  for (const { audioSrc, duration } of [...MEDITATIONS, ...VISUALIZATIONS]) {
    const blob = createAmbience(audioSrc);
    expect(blob.type).toBe("audio/wav");
    expect(blob.size, audioSrc).toBe(HEADER_BYTES + duration * RATE_HZ * 2);
  }
});

test("it comes and goes softly, sounds throughout, and is never cut at the top", async () => {
  const samples = await samplesOf(createAmbience("stillness:180"));
  expect(Math.abs(samples[0] ?? 1)).toBeLessThan(10);
  expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(10);
  const seconds = Array.from({ length: 172 }, (_, second) => loudnessAt(samples, second + 4));
  expect(Math.min(...seconds)).toBeGreaterThan(0.01);
  expect(samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0))
    .toBeLessThan(0x7fff * 0.51);
});

test("the loop has no seam: it steps no further there than elsewhere", async () => {
  for (const name of ["stillness", "shore", "heights", "woods"]) {
    const samples = await samplesOf(createAmbience(`${name}:180`));
    const stepAt = (index: number) => Math.abs((samples[index] ?? 0) - (samples[index - 1] ?? 0));
    const loop = 60 * RATE_HZ;
    let usual = 0;
    for (let index = loop / 2; index < loop * 0.9; index++) usual = Math.max(usual, stepAt(index));
    expect(stepAt(loop), name).toBeLessThanOrEqual(usual);
    expect(stepAt(2 * loop), name).toBeLessThanOrEqual(usual);
  }
});

test("a sound that no exercise has is refused", () => {
  for (const other of ["", "shore", "shore:0", "toString:600", "https://example.org/a.mp3"]) {
    expect(() => createAmbience(other)).toThrow("is no sound of an exercise");
  }
});
