import { assign, fromCallback, sendTo, setup } from "xstate";

/** Milliseconds between two looks at the clock of a guided exercise without sound (core specification §4). */
export const TICK_MS = 100;

interface Context {
  durationMs: number;
  /** Without sound it goes on by its timer: a visualization does, a meditation stops (D67). */
  continuesSilently: boolean;
  /** The sound can be played, as far as is known. */
  hasSound: boolean;
  /** The wall clock in epoch milliseconds: a tab that slept is right again at once. */
  now: () => number;
  /** Where the exercise stood when that was last known, and when that was. */
  positionMs: number;
  seenAtMs: number;
  /** Milliseconds practised before it was started last, and when that was. Pauses do not count. */
  practisedMs: number;
  startedAtMs: number;
}

type Events =
  | { type: "play" }
  | { type: "pause" }
  | { type: "seek"; positionMs: number }
  | { type: "skipToEnd" }
  | { type: "look" }
  | { type: "sound.moved"; positionMs: number }
  | { type: "sound.paused" }
  | { type: "sound.ended" }
  | { type: "sound.failed"; reason: unknown };

/** What the machine tells the sound. A sound that failed is prepared anew by `play`. */
export type SoundCommand =
  | { type: "play" }
  | { type: "pause" }
  | { type: "seek"; positionMs: number };

const practisedMs = ({ practisedMs, startedAtMs, durationMs }: Context, nowMs: number): number =>
  Math.min(durationMs, practisedMs + Math.max(0, nowMs - startedAtMs));

const SEEK = {
  type: "moveTo",
  params: ({ event }: { event: { positionMs: number } }) => event,
} as const;

/**
 * A guided exercise (core specification §4): play, pause, seek, skip to the end, whose end resets it.
 * With sound it follows the position and the end of the sound; without, the wall clock. Neither counts
 * ticks, so that late timers add no error.
 */
export const playbackMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Events,
    input: {} as Pick<Context, "durationMs" | "continuesSilently" | "hasSound" | "now">,
  },
  actors: {
    /** Provided by the player: plays as it is told, and sends the `sound.` events. */
    sound: fromCallback<SoundCommand>(() => {}),
  },
  actions: {
    begin: assign(({ context }) => {
      const nowMs = context.now();
      return { seenAtMs: nowMs, startedAtMs: nowMs };
    }),
    halt: assign(({ context }) => ({ practisedMs: practisedMs(context, context.now()) })),
    clear: assign({ positionMs: 0, practisedMs: 0 }),
    returnToStart: assign({ positionMs: 0 }),
    look: assign(({ context }) => {
      const seenAtMs = context.now();
      return {
        seenAtMs,
        positionMs: context.positionMs + Math.max(0, seenAtMs - context.seenAtMs),
      };
    }),
    moveTo: assign(({ context }, { positionMs }: { positionMs: number }) => ({
      positionMs: Math.min(positionMs, context.durationMs),
      seenAtMs: context.now(),
    })),
    loseSound: assign({ hasSound: false }),
    startSound: sendTo("sound", { type: "play" } satisfies SoundCommand),
    stopSound: sendTo("sound", { type: "pause" } satisfies SoundCommand),
    moveSound: sendTo(
      "sound",
      (_, { positionMs }: { positionMs: number }) => ({ type: "seek", positionMs }),
    ),
    /** Provided by the player. */
    logFailure: (_context, _params: { reason: unknown }) => {},
  },
  guards: {
    hasSound: ({ context }) => context.hasSound,
    continuesSilently: ({ context }) => context.continuesSilently,
    isOver: ({ context }) => context.positionMs >= context.durationMs,
  },
  delays: { tick: TICK_MS },
}).createMachine({
  id: "playback",
  initial: "idle",
  context: ({ input }) => ({
    ...input,
    positionMs: 0,
    seenAtMs: 0,
    practisedMs: 0,
    startedAtMs: 0,
  }),
  invoke: { src: "sound", id: "sound" },
  on: { seek: { actions: [SEEK, { ...SEEK, type: "moveSound" }] } },
  states: {
    idle: { on: { play: "playing" } },
    playing: {
      initial: "choosing",
      entry: "begin",
      exit: "halt",
      on: { pause: "paused", skipToEnd: "finished" },
      states: {
        choosing: { always: [{ guard: "hasSound", target: "withSound" }, { target: "silent" }] },
        withSound: {
          entry: "startSound",
          exit: "stopSound",
          on: {
            "sound.moved": { actions: SEEK },
            // Another app, the lock screen or a headset that was pulled out has stopped it.
            "sound.paused": "#playback.paused",
            "sound.ended": "#playback.finished",
            "sound.failed": [
              {
                guard: "continuesSilently",
                target: "silent",
                actions: [{ type: "logFailure", params: ({ event }) => event }, "loseSound"],
              },
              {
                target: "#playback.failed",
                actions: { type: "logFailure", params: ({ event }) => event },
              },
            ],
          },
        },
        silent: {
          always: { guard: "isOver", target: "#playback.finished" },
          after: { tick: { target: "silent", reenter: true, actions: "look" } },
          // A tab that is looked at again.
          on: { look: { target: "silent", reenter: true, actions: "look" } },
        },
      },
    },
    paused: { on: { play: "playing", skipToEnd: "finished" } },
    /** The sound of a meditation did not play; `play` tries it once more. */
    failed: { on: { play: "playing" } },
    finished: {
      entry: ["returnToStart", { type: "moveSound", params: { positionMs: 0 } }],
      on: { play: { target: "playing", actions: "clear" } },
    },
  },
});

/** Milliseconds practised since the exercise was last begun, at most its length. */
export const practisedMsOf = (context: Context, isPlaying: boolean): number =>
  isPlaying
    ? practisedMs(context, context.now())
    : Math.min(context.durationMs, context.practisedMs);
