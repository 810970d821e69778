export const WAV_HEADER_BYTES = 44;

/** The header of a WAV file (mono, 16 bits) of so many samples. */
export function wavHeader(sampleCount: number, sampleRateHz: number): ArrayBuffer {
  const buffer = new ArrayBuffer(WAV_HEADER_BYTES);
  const view = new DataView(buffer);
  const word = (at: number, letters: string) =>
    [...letters].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)));
  const sampleBytes = sampleCount * 2;
  word(0, "RIFF");
  view.setUint32(4, WAV_HEADER_BYTES - 8 + sampleBytes, true);
  word(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRateHz, true);
  view.setUint32(28, sampleRateHz * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  word(36, "data");
  view.setUint32(40, sampleBytes, true);
  return buffer;
}
