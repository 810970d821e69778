import { expect, test, vi } from "vitest";
import { createActor, fromCallback, SimulatedClock } from "xstate";
import { getShortestPaths } from "xstate/graph";
import { playbackMachine, practisedMsOf, type SoundCommand, TICK_MS } from "./playback.machine.ts";

const DURATION_MS = 360_000;

/** An exercise on a clock of its own, with a sound that does what the test says. */
function player({ continuesSilently = false, hasSound = true } = {}) {
  let nowMs = Date.parse("2026-11-21T09:00:00Z");
  const clock = new SimulatedClock();
  const commands: SoundCommand[] = [];
  const logFailure = vi.fn();
  const actor = createActor(
    playbackMachine.provide({
      actors: {
        sound: fromCallback<SoundCommand>(({ receive }) =>
          receive((command) => void commands.push(command))
        ),
      },
      actions: { logFailure: (_, { reason }) => logFailure(reason) },
    }),
    {
      input: { durationMs: DURATION_MS, continuesSilently, hasSound, now: () => nowMs },
      clock,
    },
  ).start();
  const snapshot = () => actor.getSnapshot();
  return {
    actor,
    commands,
    logFailure,
    send: actor.send,
    is: (state: "idle" | "playing" | "paused" | "failed" | "finished") => snapshot().matches(state),
    isSilent: () => snapshot().matches({ playing: "silent" }),
    positionMs: () => snapshot().context.positionMs,
    practisedMs: () => practisedMsOf(snapshot().context, snapshot().matches("playing")),
    /** Time passes, with timers that fire when they are due. */
    pass(milliseconds: number) {
      for (let step = 0; step < milliseconds; step += TICK_MS) {
        nowMs += TICK_MS;
        clock.increment(TICK_MS);
      }
    },
    /** Time passes while timers stand still, as in a sleeping tab. */
    sleep(milliseconds: number) {
      nowMs += milliseconds;
    },
  };
}

test("without audio a timer ticks every 0.1 s and completes at the duration [MND-22]", () => {
  const run = player({ continuesSilently: true, hasSound: false });
  run.send({ type: "play" });
  run.pass(100);
  expect(run.positionMs()).toBe(100);
  run.pass(900);
  expect(run.positionMs()).toBe(1000);
  run.pass(DURATION_MS - 1000 - TICK_MS);
  expect(run.is("playing")).toBe(true);
  run.pass(TICK_MS);
  expect(run.is("finished")).toBe(true);
  expect(run.practisedMs()).toBe(DURATION_MS);
  expect(run.commands).toEqual([{ type: "seek", positionMs: 0 }]);
});

test("without audio a tab that slept is right when it is looked at again, also when all is over", () => {
  const run = player({ continuesSilently: true, hasSound: false });
  run.send({ type: "play" });
  run.sleep(90_000);
  run.send({ type: "look" });
  expect(run.positionMs()).toBe(90_000);
  run.send({ type: "pause" });
  run.sleep(600_000);
  run.send({ type: "play" });
  run.pass(1000);
  expect(run.positionMs()).toBe(91_000);
  run.sleep(600_000);
  run.send({ type: "look" });
  expect(run.is("finished")).toBe(true);
});

test("with audio it follows the audio's position and end [MND-23]", () => {
  const run = player({ continuesSilently: true });
  run.send({ type: "play" });
  run.pass(5000);
  // No timer of its own counts.
  expect(run.positionMs()).toBe(0);
  run.send({ type: "sound.moved", positionMs: 4200 });
  expect(run.positionMs()).toBe(4200);
  run.send({ type: "sound.ended" });
  expect(run.is("finished")).toBe(true);
});

test("it plays, pauses, goes back to the start and skips to the end [MND-17]", () => {
  const run = player();
  run.send({ type: "play" });
  run.send({ type: "sound.moved", positionMs: 8000 });
  run.send({ type: "pause" });
  expect(run.is("paused")).toBe(true);
  expect(run.positionMs()).toBe(8000);
  run.send({ type: "play" });
  run.send({ type: "seek", positionMs: 0 });
  expect(run.positionMs()).toBe(0);
  run.send({ type: "skipToEnd" });
  expect(run.is("finished")).toBe(true);
  expect(run.commands).toEqual([
    { type: "play" },
    { type: "pause" },
    { type: "play" },
    { type: "seek", positionMs: 0 },
    { type: "pause" },
    { type: "seek", positionMs: 0 },
  ]);
});

test("the end of the audio resets the player, and it can be played once more [MND-18]", () => {
  const run = player();
  run.send({ type: "play" });
  run.send({ type: "sound.moved", positionMs: DURATION_MS });
  run.send({ type: "sound.ended" });
  expect(run.positionMs()).toBe(0);
  expect(run.commands.at(-1)).toEqual({ type: "seek", positionMs: 0 });
  run.send({ type: "play" });
  expect(run.is("playing")).toBe(true);
  expect(run.practisedMs()).toBe(0);
});

test("when the audio fails a meditation stops and logs it, and Play tries again [MND-19]", () => {
  const run = player();
  run.send({ type: "play" });
  run.send({ type: "sound.moved", positionMs: 30_000 });
  run.send({ type: "sound.failed", reason: "refused" });
  expect(run.is("failed")).toBe(true);
  expect(run.logFailure).toHaveBeenCalledExactlyOnceWith("refused");
  run.pass(10_000);
  expect(run.positionMs()).toBe(30_000);
  run.send({ type: "play" });
  expect(run.is("playing")).toBe(true);
  expect(run.commands.at(-1)).toEqual({ type: "play" });
});

test("when the audio fails a visualization logs it and goes on by its timer (D67)", () => {
  const run = player({ continuesSilently: true });
  run.send({ type: "play" });
  run.send({ type: "sound.moved", positionMs: 30_000 });
  run.send({ type: "sound.failed", reason: "refused" });
  expect(run.isSilent()).toBe(true);
  expect(run.logFailure).toHaveBeenCalledOnce();
  run.pass(1000);
  expect(run.positionMs()).toBe(31_000);
  run.send({ type: "pause" });
  run.send({ type: "play" });
  expect(run.isSilent()).toBe(true);
});

test("what the device pauses is paused", () => {
  const run = player();
  run.send({ type: "play" });
  run.send({ type: "sound.paused" });
  expect(run.is("paused")).toBe(true);
});

test("time practised is the time that it played, without pauses and skips", () => {
  const run = player();
  run.send({ type: "play" });
  run.pass(20_000);
  run.send({ type: "pause" });
  run.pass(600_000);
  run.send({ type: "play" });
  run.send({ type: "seek", positionMs: 300_000 });
  run.pass(5000);
  expect(run.practisedMs()).toBe(25_000);
  run.send({ type: "skipToEnd" });
  expect(run.practisedMs()).toBe(25_000);
});

test("every state can be reached, and from each the exercise can be played", () => {
  const paths = getShortestPaths(playbackMachine, {
    input: { durationMs: 1000, continuesSilently: false, hasSound: true, now: () => 0 },
    events: [
      { type: "play" },
      { type: "pause" },
      { type: "skipToEnd" },
      { type: "sound.failed", reason: "refused" },
    ],
    serializeState: ({ value }) => JSON.stringify(value),
  });
  const reached = new Set(paths.map(({ state }) =>
    Object.keys(playbackMachine.states)
      .find((name) => state.matches(name as "idle"))
  ));
  expect([...reached].sort()).toEqual(Object.keys(playbackMachine.states).sort());
  for (const { state } of paths) {
    const actor = createActor(playbackMachine, {
      input: { durationMs: 1000, continuesSilently: false, hasSound: true, now: () => 0 },
      snapshot: state as never,
    }).start();
    actor.send({ type: "play" });
    expect(actor.getSnapshot().matches("playing")).toBe(true);
    actor.stop();
  }
});
