import { expect, test, vi } from "vitest";
import { createSoundUrl, renderTone } from "./sound.ts";

const samplesOf = (buffer: ArrayBuffer) => new Int16Array(buffer.slice(44));
const peakOf = (samples: Int16Array) =>
  samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
/** The loudest sample within a second of the sound. */
const peakAt = (samples: Int16Array, second: number) =>
  peakOf(samples.slice(second * 8000, (second + 1) * 8000));

test("a sound is a WAV file as long as it says", () => {
  const view = new DataView(renderTone(20));
  const text = (at: number, length: number) =>
    String.fromCharCode(...new Uint8Array(view.buffer, at, length));
  expect([text(0, 4), text(8, 8), text(36, 4)]).toEqual(["RIFF", "WAVEfmt ", "data"]);
  expect(view.getUint32(4, true)).toBe(view.byteLength - 8);
  const bytesPerSecond = view.getUint32(28, true);
  expect(view.getUint32(40, true) / bytesPerSecond).toBe(20);
});

test("it comes and goes softly, swells with the breath, and is never cut at the top", () => {
  const samples = samplesOf(renderTone(40));
  expect(samples[0]).toBe(0);
  expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(10);
  // Full lungs are at 4 s, 14 s and so on; empty ones at 10 s, 20 s.
  expect(peakAt(samples, 14)).toBeGreaterThan(2 * peakAt(samples, 10));
  expect(peakOf(samples)).toBeLessThan(0x7fff * 0.8);
});

test("a sound that the catalogue does not have is refused", () => {
  vi.stubGlobal("URL", { createObjectURL: (blob: Blob) => `blob:${blob.type}:${blob.size}` });
  expect(createSoundUrl("tone:2")).toBe(`blob:audio/wav:${44 + 2 * 8000 * 2}`);
  for (const other of ["", "tone:", "tone:0", "https://example.org/a.mp3"]) {
    expect(() => createSoundUrl(other)).toThrow("is no sound of the catalogue");
  }
});
