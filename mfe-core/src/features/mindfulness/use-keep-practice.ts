import { useHost } from "@reclaim/host-api";
import { useEffect, useEffectEvent, useRef } from "react";
import { useRecordPractice, useStorePracticeSoFar } from "../../shared/practice.client.ts";
import type { Exercise } from "./exercise.model.ts";
import { copy } from "./mindfulness.copy.ts";
import { keptSeconds } from "./practice.model.ts";

/** Milliseconds between two copies on the device: so much of a practice is lost at most. */
const STORE_INTERVAL_MS = 10_000;

/**
 * Records what was practised, when the exercise is finished or left. Meanwhile the device keeps what
 * was practised so far, so that a page that is closed or crashes does not lose it.
 */
export function useKeepPractice(
  { id, duration }: Exercise,
  isFinished: boolean,
  /** Milliseconds since the exercise was begun, without pauses. */
  readPractisedMs: () => number,
): void {
  const { notify } = useHost();
  const { mutate: record } = useRecordPractice({
    onError: () => notify({ ...copy.practiceFailed, variant: "destructive" }),
  });
  const storeSoFar = useStorePracticeSoFar();
  const clientId = useRef("");
  const read = () => {
    const seconds = keptSeconds(readPractisedMs(), duration);
    if (seconds === null) return null;
    clientId.current ||= crypto.randomUUID();
    return { exerciseId: id, seconds, clientId: clientId.current };
  };
  const keep = useEffectEvent(() => {
    const practised = read();
    if (practised) record(practised);
    // Played once more, it is another practice.
    clientId.current = "";
  });
  const store = useEffectEvent(() => {
    const practised = read();
    if (practised) storeSoFar(practised);
  });
  const leave = useEffectEvent(() => {
    if (!isFinished) keep();
  });
  useEffect(() => {
    if (isFinished) {
      keep();
      return;
    }
    // The last chance of a phone: it may end a hidden page without another word.
    const storeWhenHidden = () => void (document.visibilityState === "hidden" && store());
    const timer = setInterval(store, STORE_INTERVAL_MS);
    document.addEventListener("visibilitychange", storeWhenHidden);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", storeWhenHidden);
    };
  }, [isFinished]);
  useEffect(() => () => leave(), []);
}
