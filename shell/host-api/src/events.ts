import type { RecordedCheckIn } from "@reclaim/contracts/check-ins";

/** Sentences that parts of the page tell each other. */
export interface HostEvents {
  "check-in.recorded": RecordedCheckIn;
  /** What was saved just now shows signs of risk (D34); the frame offers help. */
  "crisis.noticed": Record<never, never>;
  "entitlement.changed": Record<never, never>;
}
export type EventName = keyof HostEvents;

export interface Events {
  /** Tells all listeners; true when there was one. */
  emit<Name extends EventName>(name: Name, detail: HostEvents[Name]): boolean;
  /** Returns what ends the listening. */
  on<Name extends EventName>(name: Name, listener: (detail: HostEvents[Name]) => void): () => void;
}

export function createEvents(): Events {
  const listeners = new Map<EventName, Set<(detail: never) => void>>();
  return {
    emit(name, detail) {
      const heard = [...(listeners.get(name) ?? [])];
      for (const listener of heard) (listener as (detail: unknown) => void)(detail);
      return heard.length > 0;
    },
    on(name, listener) {
      const all = listeners.get(name) ?? new Set();
      listeners.set(name, all.add(listener));
      return () => void all.delete(listener);
    },
  };
}
