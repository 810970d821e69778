import { wavHeader } from "../../shared/wav.ts";

/** Samples a second: soft noise needs no more, and ten minutes stay small. */
const SAMPLE_RATE_HZ = 11_025;
/** Seconds after which a layer begins anew; every slow movement below fits into it whole times. */
const LOOP_SECONDS = 60;
/** Seconds in which the whole comes and goes. */
const FADE_SECONDS = 4;
const FULL_SCALE = 0x7fff;

/** A tone that swells and sinks `swells` times a loop. */
interface Tone {
  hertz: number;
  loudness: number;
  swells: number;
}
/** Filtered noise: wind, water, leaves. `smoothing` 0 to 1: higher is darker. */
interface Noise {
  loudness: number;
  smoothing: number;
  swells: number;
  /** How much of the loudness comes and goes, 0 to 1. */
  depth: number;
}
interface Layers {
  tones: readonly Tone[];
  noises: readonly Noise[];
}

/** The places that exercises can sound like. Frequencies are whole numbers, so that loops have no seam. */
const AMBIENCES = {
  /** A low chord that rises and sinks like a slow breath, above a breath of air. */
  stillness: {
    tones: [
      { hertz: 98, loudness: 0.22, swells: 6 },
      { hertz: 147, loudness: 0.16, swells: 5 },
      { hertz: 196, loudness: 0.14, swells: 6 },
      { hertz: 294, loudness: 0.06, swells: 4 },
    ],
    noises: [{ loudness: 0.5, smoothing: 0.97, swells: 6, depth: 0.6 }],
  },
  /** Waves that come and go eight times a minute, and the sea behind them. */
  shore: {
    tones: [{ hertz: 87, loudness: 0.08, swells: 3 }],
    noises: [
      { loudness: 1.1, smoothing: 0.93, swells: 8, depth: 0.9 },
      { loudness: 0.6, smoothing: 0.985, swells: 3, depth: 0.4 },
      { loudness: 0.12, smoothing: 0.5, swells: 8, depth: 1 },
    ],
  },
  /** Wind around a hut, and a low hum as of a stove. */
  heights: {
    tones: [
      { hertz: 73, loudness: 0.14, swells: 4 },
      { hertz: 110, loudness: 0.09, swells: 3 },
    ],
    noises: [
      { loudness: 1.2, smoothing: 0.975, swells: 5, depth: 0.7 },
      { loudness: 0.4, smoothing: 0.94, swells: 7, depth: 0.9 },
    ],
  },
  /** Leaves after rain, with a soft chord far off. */
  woods: {
    tones: [
      { hertz: 165, loudness: 0.07, swells: 5 },
      { hertz: 247, loudness: 0.04, swells: 3 },
    ],
    noises: [
      { loudness: 0.3, smoothing: 0.7, swells: 7, depth: 0.6 },
      { loudness: 0.8, smoothing: 0.97, swells: 4, depth: 0.5 },
    ],
  },
} satisfies Record<string, Layers>;
type AmbienceName = keyof typeof AMBIENCES;

/** Samples between two looks at how far something has swollen: the ear hears no step. */
const SWELL_SAMPLES = 64;

/** Loudness of a layer at a sample of a loop: it swells so many times a loop, between `least` and 1. */
const swellAt = (index: number, length: number, swells: number, least: number): number =>
  least + (1 - least) * (1 - Math.cos(2 * Math.PI * swells * index / length)) / 2;

/** Uniform noise, -1 to 1, the same each time: a linear congruential generator (Numerical Recipes). */
function createNoise(length: number, seed: number): Float32Array {
  const noise = new Float32Array(length);
  let state = seed;
  for (let index = 0; index < length; index++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    noise[index] = state / 0x80000000;
  }
  return noise;
}

function addTone(loop: Float32Array, { hertz, loudness, swells }: Tone): void {
  // A rotation by the same angle for each sample, which costs less than a sine for each.
  const angle = 2 * Math.PI * hertz / SAMPLE_RATE_HZ;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  let x = 1;
  let y = 0;
  let level = 0;
  for (let index = 0; index < loop.length; index++) {
    if (index % SWELL_SAMPLES === 0) {
      level = loudness * swellAt(index, loop.length, swells, 0.3);
    }
    loop[index]! += y * level;
    const turned = x * cos - y * sin;
    y = x * sin + y * cos;
    x = turned;
  }
}

function addNoise(loop: Float32Array, noise: Noise, seed: number): void {
  const { loudness, smoothing, swells, depth } = noise;
  const values = createNoise(loop.length, seed);
  let filtered = 0;
  // A second ahead, so that the filter begins a loop as it ended it.
  for (let index = loop.length - SAMPLE_RATE_HZ; index < loop.length; index++) {
    filtered = smoothing * filtered + (1 - smoothing) * values[index]!;
  }
  let level = 0;
  for (let index = 0; index < loop.length; index++) {
    if (index % SWELL_SAMPLES === 0) {
      level = loudness * swellAt(index, loop.length, swells, 1 - depth);
    }
    filtered = smoothing * filtered + (1 - smoothing) * values[index]!;
    loop[index]! += filtered * level;
  }
}

/** One loop of an ambience, never louder than -6 dB. */
function renderLoop({ tones, noises }: Layers): Int16Array<ArrayBuffer> {
  const loop = new Float32Array(LOOP_SECONDS * SAMPLE_RATE_HZ);
  for (const tone of tones) addTone(loop, tone);
  noises.forEach((noise, index) => addNoise(loop, noise, index + 1));
  let peak = 0;
  for (let index = 0; index < loop.length; index++) peak = Math.max(peak, Math.abs(loop[index]!));
  const samples = new Int16Array(loop.length);
  for (let index = 0; index < loop.length; index++) {
    samples[index] = loop[index]! / peak * 0.5 * FULL_SCALE;
  }
  return samples;
}

/** A part of a sound with its beginning or end faded. */
function faded(samples: Int16Array, from: "start" | "end"): Int16Array<ArrayBuffer> {
  const length = FADE_SECONDS * SAMPLE_RATE_HZ;
  const result = new Int16Array(samples);
  for (let distance = 0; distance < Math.min(length, samples.length); distance++) {
    const index = from === "start" ? distance : samples.length - 1 - distance;
    result[index]! *= distance / length;
  }
  return result;
}

/**
 * The sound of a guided exercise as a WAV file (mono, 16 bits) of so many whole seconds. `audioSrc`
 * names it, such as `shore:600`. It is made on the device: nothing is fetched. The loop in it is
 * repeated by reference, so that ten minutes cost no more memory than one.
 */
export function createAmbience(audioSrc: string): Blob {
  const [, name = "", length] = /^(\w+):(\d+)$/.exec(audioSrc) ?? [];
  const seconds = Number(length);
  if (!Object.hasOwn(AMBIENCES, name) || !(seconds > LOOP_SECONDS)) {
    throw new Error(`${audioSrc} is no sound of an exercise`);
  }
  const loop = renderLoop(AMBIENCES[name as AmbienceName]);
  const sampleCount = seconds * SAMPLE_RATE_HZ;
  const lastLength = sampleCount % loop.length || loop.length;
  const between = (sampleCount - lastLength) / loop.length - 1;
  const parts = [
    wavHeader(sampleCount, SAMPLE_RATE_HZ),
    faded(loop, "start"),
    ...Array.from({ length: between }, () => loop),
    faded(loop.subarray(0, lastLength), "end"),
  ];
  return new Blob(parts, { type: "audio/wav" });
}
