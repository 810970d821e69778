import { useEffect, useSyncExternalStore } from "react";
import { hasVoice, speak, stopSpeaking, subscribeVoices } from "./speech.ts";

/** True when this device has a voice of its own to read with. */
export const useHasVoice = (): boolean =>
  useSyncExternalStore(subscribeVoices, hasVoice, () => false);

/** Reads each new text while `active`, and falls silent when that ends. */
export function useReadAloud(text: string | undefined, active: boolean): void {
  useEffect(() => {
    if (active && text) speak(text);
  }, [active, text]);
  useEffect(() => (active ? stopSpeaking : undefined), [active]);
}
