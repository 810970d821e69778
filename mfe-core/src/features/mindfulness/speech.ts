/** A little slower than talk. */
const RATE = 0.85;

/** A voice of the device itself: others send what they read to their maker. */
const findVoice = (): SpeechSynthesisVoice | undefined =>
  globalThis.speechSynthesis?.getVoices().find(({ lang, localService }) =>
    localService && lang.startsWith("en")
  );

/** True when this device can read aloud by itself. */
export const hasVoice = (): boolean => findVoice() !== undefined;

/** Voices may come later than the page. */
export function subscribeVoices(onChange: () => void): () => void {
  const speech = globalThis.speechSynthesis;
  speech?.addEventListener("voiceschanged", onChange);
  return () => speech?.removeEventListener("voiceschanged", onChange);
}

/** Reads a text after what is being read. For effects and handlers. */
export function speak(text: string): void {
  const voice = findVoice();
  if (!voice) return;
  const utterance = new SpeechSynthesisUtterance(text);
  Object.assign(utterance, { voice, lang: voice.lang, rate: RATE });
  speechSynthesis.speak(utterance);
}

export const stopSpeaking = (): void => globalThis.speechSynthesis?.cancel();
