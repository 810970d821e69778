import type { BreathPart } from "./breathing.model.ts";

/** Hertz of the tone that begins each part: higher for air that comes, lower for air that goes. */
const TONE_HZ: Record<BreathPart["phase"], number> = {
  in: 396,
  "hold-in": 330,
  out: 264,
  "hold-out": 220,
};
const TONE_SECONDS = 0.6;
const LOUDNESS = 0.12;
/** Milliseconds of vibration, and of rest in between, by part. */
const VIBRATION_MS: Record<BreathPart["phase"], number[]> = {
  in: [120],
  "hold-in": [30],
  out: [60, 60, 60],
  "hold-out": [30],
};

let audio: AudioContext | undefined;

/** Plays the tone of a part. Silent where the browser refuses sound. For effects and handlers. */
export function playCue(phase: BreathPart["phase"]): void {
  try {
    audio ??= new AudioContext();
    void audio.resume().catch(() => {});
    const { currentTime, destination } = audio;
    const gain = new GainNode(audio, { gain: 0 });
    gain.gain.linearRampToValueAtTime(LOUDNESS, currentTime + 0.05);
    gain.gain.linearRampToValueAtTime(0, currentTime + TONE_SECONDS);
    const tone = new OscillatorNode(audio, { frequency: TONE_HZ[phase] });
    tone.connect(gain).connect(destination);
    tone.start();
    tone.stop(currentTime + TONE_SECONDS);
  } catch {
    // No Web Audio here: the circle says it all.
  }
}

/** Vibrates for a part, on devices that can. */
export function vibrateCue(phase: BreathPart["phase"]): void {
  navigator.vibrate?.(VIBRATION_MS[phase]);
}
