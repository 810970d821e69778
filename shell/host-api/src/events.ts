import type { BillingEvents } from "@reclaim/contracts-billing/events";
import type { CommonEvents } from "@reclaim/contracts-common/events";
import type { MembersEvents } from "@reclaim/contracts-members/events";

/** Events between parts of the page, by name, with their payloads. */
export interface HostEvents extends CommonEvents, MembersEvents, BillingEvents {}
export type EventName = keyof HostEvents;

export interface Events {
  /** Calls all listeners; true when there was one. */
  emit<Name extends EventName>(name: Name, payload: HostEvents[Name]): boolean;
  /** Subscribes; returns the unsubscribe function. */
  on<Name extends EventName>(name: Name, listener: (payload: HostEvents[Name]) => void): () => void;
}

/** Creates the page's event bus. */
export function createEvents(): Events {
  const listeners = new Map<EventName, Set<(payload: never) => void>>();
  return {
    emit(name, payload) {
      const called = [...(listeners.get(name) ?? [])];
      for (const listener of called) (listener as (payload: unknown) => void)(payload);
      return called.length > 0;
    },
    on(name, listener) {
      const ofName = listeners.get(name) ?? new Set();
      listeners.set(name, ofName.add(listener));
      return () => void ofName.delete(listener);
    },
  };
}
