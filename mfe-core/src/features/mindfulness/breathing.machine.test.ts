import { expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { getShortestPaths } from "xstate/graph";
import { BREATHING, type BreathingPattern } from "../../shared/breathing-patterns.ts";
import { breathingMachine, breathPosition } from "./breathing.machine.ts";
import { breathParts, positionAt } from "./breathing.model.ts";

const pattern = (id: string): BreathingPattern => BREATHING.find((one) => one.id === id)!;
const BOX = pattern("box-breathing");

/** An exercise on a clock of its own, which goes on when time passes. */
function exercise(of: BreathingPattern = BOX) {
  let nowMs = Date.parse("2026-11-21T09:00:00Z");
  const clock = new SimulatedClock();
  const actor = createActor(breathingMachine, { input: { pattern: of, now: () => nowMs }, clock });
  actor.start();
  return {
    send: (type: "start" | "pause" | "reset" | "look") => actor.send({ type }),
    state: () => actor.getSnapshot().value,
    shown: () => breathPosition(actor.getSnapshot().context),
    /** Time passes, with timers that fire when they are due. */
    pass(milliseconds: number) {
      for (let step = 0; step < milliseconds; step++) {
        nowMs += 1;
        clock.increment(1);
      }
    },
    /** Time passes while timers stand still, as in a sleeping tab. */
    sleep(milliseconds: number) {
      nowMs += milliseconds;
    },
  };
}

test.for(
  [
    ["box-breathing", [["in", 4], ["hold-in", 4], ["out", 4], ["hold-out", 4]], 4, 64],
    ["4-7-8-breathing", [["in", 4], ["hold-in", 7], ["out", 8]], 3, 57],
    ["deep-breathing", [["in", 5], ["out", 5]], 5, 50],
    ["calming-breath", [["in", 3], ["out", 6]], 5, 45],
  ] as const,
)(
  "%s has its phases, in order and without holds of 0, for exactly its cycles [MND-09] [MND-10] [MND-11] [MND-12] [MND-13] [MND-14]",
  ([id, parts, cycles, seconds]) => {
    const of = pattern(id);
    expect(breathParts(of).map(({ phase, seconds }) => [phase, seconds])).toEqual(parts);
    const run = exercise(of);
    run.send("start");
    const seen: string[] = [];
    let atMs = 0;
    for (; run.state() === "running"; atMs++) {
      const { cycle, phase } = run.shown()!;
      if (seen.at(-1) !== `${cycle} ${phase}`) seen.push(`${cycle} ${phase}`);
      run.pass(1);
      if (atMs > 100_000) break;
    }
    expect(run.state()).toBe("finished");
    // The total error is below 50 ms.
    expect(Math.abs(atMs - seconds * 1000)).toBeLessThan(50);
    expect(seen).toEqual(
      Array.from({ length: cycles }, (_, cycle) => parts.map(([phase]) => `${cycle + 1} ${phase}`))
        .flat(),
    );
  },
);

test("pause stops the count, start resumes it, and reset returns to the first phase [MND-15]", () => {
  const { send, pass, shown, state } = exercise();
  send("start");
  pass(5500);
  send("pause");
  expect(state()).toBe("paused");
  expect(shown()).toMatchObject({ cycle: 1, phase: "hold-in", remainingMs: 2500 });
  pass(60_000);
  expect(shown()).toMatchObject({ phase: "hold-in", remainingMs: 2500 });
  send("start");
  pass(2500);
  expect(shown()).toMatchObject({ phase: "out", remainingMs: 4000 });
  send("reset");
  expect(state()).toBe("idle");
  expect(shown()).toMatchObject({ cycle: 1, phase: "in", remainingMs: 4000 });
});

test("a tab that slept is right when it is looked at again, also when all is over", () => {
  const run = exercise();
  run.send("start");
  run.pass(1000);
  run.sleep(20_500);
  expect(run.shown()).toMatchObject({ cycle: 1, phase: "in" });
  run.send("look");
  expect(run.shown()).toMatchObject({ cycle: 2, phase: "hold-in", remainingMs: 2500 });
  run.sleep(600_000);
  run.send("look");
  expect(run.state()).toBe("finished");
  run.send("start");
  expect(run.shown()).toMatchObject({ cycle: 1, phase: "in", remainingMs: 4000 });
});

test("every state can be reached, and reset leads back from each", () => {
  let nowMs = 0;
  const paths = getShortestPaths(breathingMachine, {
    // Each look at the clock is a part of the breath later.
    input: { pattern: { ...BOX, cycles: 1 }, now: () => nowMs += 4000 },
    events: [{ type: "start" }, { type: "pause" }, { type: "reset" }, { type: "look" }],
    serializeState: ({ value, context }) => `${String(value)} ${breathPosition(context)?.phase}`,
  });
  expect([...new Set(paths.map(({ state }) => String(state.value)))].sort())
    .toEqual(Object.keys(breathingMachine.states).sort());
  for (const { state } of paths) {
    const actor = createActor(breathingMachine, {
      input: { pattern: BOX, now: () => nowMs },
      snapshot: state as never,
    }).start();
    actor.send({ type: "reset" });
    expect(actor.getSnapshot().value).toBe("idle");
  }
});

test("an exercise that is over has no position", () => {
  expect(positionAt(BOX, 63_999)).toMatchObject({ cycle: 4, phase: "hold-out", remainingMs: 1 });
  expect(positionAt(BOX, 64_000)).toBeNull();
});
