import { assign, setup } from "xstate";
import type { BreathingPattern } from "../../shared/breathing-patterns.ts";
import { type BreathPosition, positionAt } from "./breathing.model.ts";

interface Context {
  pattern: BreathingPattern;
  /** The wall clock in epoch milliseconds: a tab that slept is right again at once. */
  now: () => number;
  /** Milliseconds of the exercise before it was started last. */
  beforeMs: number;
  /** When it was started last, and when it was looked at last. */
  startedAtMs: number;
  seenAtMs: number;
}

const elapsedMs = ({ beforeMs, startedAtMs, seenAtMs }: Context): number =>
  beforeMs + Math.max(0, seenAtMs - startedAtMs);

/** Milliseconds of the exercise until now, without pauses. */
export const breathedMs = (context: Context, isRunning: boolean): number =>
  elapsedMs(isRunning ? { ...context, seenAtMs: context.now() } : context);

/** Where the exercise stands; null when it is over. */
export const breathPosition = (context: Context): BreathPosition | null =>
  positionAt(context.pattern, elapsedMs(context));

/**
 * A breathing exercise (core specification §4): start, pause, go on, reset. Time is read from the
 * wall clock and never counted, so that late timers add no error.
 */
export const breathingMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: "start" } | { type: "pause" } | { type: "reset" } | { type: "look" },
    input: {} as Pick<Context, "pattern" | "now">,
  },
  actions: {
    begin: assign(({ context }) => {
      const now = context.now();
      return { startedAtMs: now, seenAtMs: now };
    }),
    look: assign(({ context }) => ({ seenAtMs: context.now() })),
    halt: assign(({ context }) => {
      const seenAtMs = context.now();
      return { beforeMs: elapsedMs({ ...context, seenAtMs }), startedAtMs: seenAtMs, seenAtMs };
    }),
    clear: assign({ beforeMs: 0, startedAtMs: 0, seenAtMs: 0 }),
  },
  guards: { isOver: ({ context }) => breathPosition(context) === null },
  delays: {
    /** Until the next whole second of the part is left. */
    nextSecond: ({ context }) => ((breathPosition(context)?.remainingMs ?? 1) - 1) % 1000 + 1,
  },
}).createMachine({
  id: "breathing",
  initial: "idle",
  context: ({ input }) => ({ ...input, beforeMs: 0, startedAtMs: 0, seenAtMs: 0 }),
  on: { reset: { target: ".idle", actions: "clear" } },
  states: {
    idle: { on: { start: { target: "running", actions: "begin" } } },
    running: {
      always: { guard: "isOver", target: "finished" },
      after: { nextSecond: { target: "running", reenter: true, actions: "look" } },
      on: {
        // A tab that is looked at again.
        look: { target: "running", reenter: true, actions: "look" },
        pause: { target: "paused", actions: "halt" },
      },
    },
    paused: {
      always: { guard: "isOver", target: "finished" },
      on: { start: { target: "running", actions: "begin" } },
    },
    finished: { on: { start: { target: "running", actions: ["clear", "begin"] } } },
  },
});
