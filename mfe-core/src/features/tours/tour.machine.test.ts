import type { Tour, TourStep } from "@reclaim/host-api";
import { expect, test, vi } from "vitest";
import { createActor, type EventFromLogic, SimulatedClock, type SnapshotFrom } from "xstate";
import { getShortestPaths, getSimplePaths } from "xstate/graph";
import { currentStep, tourMachine } from "./tour.machine.ts";

type Events = EventFromLogic<typeof tourMachine>;
type Snapshot = SnapshotFrom<typeof tourMachine>;

const step = (target: string, fields: Partial<TourStep> = {}): TourStep => ({
  target,
  title: target,
  content: "…",
  position: "bottom",
  expression: "happy",
  ...fields,
});
const TARGETS = ["#a", "#b", "#c"];
const three: Tour = { id: "three", steps: TARGETS.map((target) => step(target)) };

/** The graph of a tour: what a member can do, and what the page can turn into. */
const graph = {
  input: { tour: three, seen: [] },
  events: [
    { type: "next" },
    { type: "back" },
    { type: "finish" },
    { type: "close" },
    { type: "page.changed", there: TARGETS },
    { type: "page.changed", there: ["#a", "#c"] },
    { type: "page.changed", there: ["#b"] },
    { type: "page.changed", there: [] },
    { type: "xstate.after.patience.tour.looking" },
  ] as never as Events[],
  serializeState: ({ value, context: { there, at } }: Snapshot) =>
    `${String(value)} ${there.join()} ${at}`,
};
const shortest = () => getShortestPaths(tourMachine, graph as never);
const stateIs = (value: string) => ({ state }: { state: Snapshot }) =>
  state.matches(value as never);

/** A tour on a page that has `there`, with what the page was told. */
function take(
  tour: Tour,
  { there = TARGETS, seen = [] }: { there?: string[]; seen?: string[] } = {},
) {
  const clock = new SimulatedClock();
  const told = { started: vi.fn(), seen: vi.fn(), completed: vi.fn(), missed: vi.fn() };
  const actor = createActor(
    tourMachine.provide({
      actions: {
        started: () => told.started(),
        seen: (_, { step }) => told.seen(step?.target),
        completed: () => told.completed(),
        missed: () => told.missed(),
      },
    }),
    { input: { tour, seen }, clock },
  );
  actor.start();
  const page = (there: string[]) => actor.send({ type: "page.changed", there });
  if (there.length > 0) page(there);
  return {
    told,
    page,
    clock,
    send: (...types: ("next" | "back" | "finish" | "close")[]) => {
      for (const type of types) actor.send({ type });
    },
    state: () => String(actor.getSnapshot().value),
    /** The target, and the counter. */
    shown() {
      const shown = currentStep(actor.getSnapshot().context);
      return shown && `${shown.step.target} ${shown.index + 1} / ${shown.total}`;
    },
  };
}

test("every state can be reached, and every end ends", () => {
  const reached = new Set(shortest().map(({ state }) => String(state.value)));
  expect([...reached].sort()).toEqual(Object.keys(tourMachine.states).sort());
  for (const { state } of shortest()) {
    expect(state.status === "done").toBe(["finished", "closed"].includes(String(state.value)));
  }
});

test("on no way a step shows whose target is not there, or a counter that does not fit", () => {
  const showing = shortest().filter(stateIs("showing"));
  expect(showing.length).toBeGreaterThanOrEqual(6);
  for (const { state } of showing) {
    const shown = currentStep(state.context);
    expect(state.context.there).toContain(shown?.step.target);
    expect(shown?.total).toBe(state.context.there.length);
    expect(shown?.index).toBeGreaterThanOrEqual(0);
    expect(shown?.index).toBeLessThan(shown?.total ?? 0);
  }
});

test("a close ends the tour wherever it stands, and nothing follows [TOUR-13]", () => {
  const open = shortest().filter(({ state }) => state.status === "active");
  expect(open.length).toBeGreaterThan(6);
  for (const { state } of open) {
    const actor = createActor(tourMachine, { input: graph.input, snapshot: state as never })
      .start();
    actor.send({ type: "close" });
    expect(actor.getSnapshot()).toMatchObject({ status: "done", value: "closed" });
  }
});

test("a tour is completed by Finish on its last step and in no other way [TOUR-12]", () => {
  const ways = getSimplePaths(tourMachine, graph as never).filter(stateIs("finished"));
  expect(ways.length).toBeGreaterThan(0);
  for (const { steps } of ways) {
    expect(steps.at(-1)?.event.type).toBe("finish");
    const before = currentStep(steps.at(-2)!.state.context);
    expect(before?.index).toBe(before!.total - 1);
  }
  const early = take(three);
  early.send("finish");
  expect(early.state()).toBe("showing");
  early.send("next", "next", "finish");
  expect(early.state()).toBe("finished");
  expect(early.told.completed).toHaveBeenCalledOnce();
});

test("Next and Back move one step and stop at the ends [TOUR-12]", () => {
  const { send, shown } = take(three);
  const seen = [shown()];
  for (const press of ["back", "next", "next", "next", "back", "back", "back"] as const) {
    send(press);
    seen.push(shown());
  }
  expect(seen).toEqual([
    "#a 1 / 3",
    "#a 1 / 3",
    "#b 2 / 3",
    "#c 3 / 3",
    "#c 3 / 3",
    "#b 2 / 3",
    "#a 1 / 3",
    "#a 1 / 3",
  ]);
});

test("a step whose target is missing is passed over and not counted", () => {
  const { send, shown } = take(three, { there: ["#a", "#c"] });
  expect(shown()).toBe("#a 1 / 2");
  send("next");
  expect(shown()).toBe("#c 2 / 2");
  send("back");
  expect(shown()).toBe("#a 1 / 2");
});

test("a target that comes on the way is counted and shown in its turn", () => {
  const { page, send, shown } = take(three, { there: ["#a"] });
  expect(shown()).toBe("#a 1 / 1");
  page(["#a", "#b"]);
  expect(shown()).toBe("#a 1 / 2");
  send("next");
  expect(shown()).toBe("#b 2 / 2");
});

test("when the target that shows goes, the tour goes on, else back, else ends", () => {
  const { page, send, shown, state, told } = take(three);
  send("next");
  page(["#a", "#c"]);
  expect(shown()).toBe("#c 2 / 2");
  page(["#a"]);
  expect(shown()).toBe("#a 1 / 1");
  page([]);
  expect(state()).toBe("closed");
  expect(told.completed).not.toHaveBeenCalled();
});

test("a page that brings its targets late is waited for, one that brings none is told", () => {
  const late = take(three, { there: [] });
  late.clock.increment(999);
  late.page(["#b"]);
  expect(late.shown()).toBe("#b 1 / 1");
  expect(late.told.started).toHaveBeenCalledOnce();
  late.clock.increment(10_000);
  expect(late.state()).toBe("showing");

  const never = take(three, { there: [] });
  never.page(["#elsewhere"]);
  never.clock.increment(1000);
  expect(never.state()).toBe("closed");
  expect(never.told.missed).toHaveBeenCalledOnce();
  expect(never.told.started).not.toHaveBeenCalled();
});

test("every step that shows is told as seen, the others are not [TOUR-12]", () => {
  const { send, told } = take(three);
  send("next", "close");
  expect(told.seen.mock.calls).toEqual([["#a"], ["#b"]]);
  expect(told.completed).not.toHaveBeenCalled();
});

test("a seen step that shows only once is passed over later, others come again [TOUR-09]", () => {
  const tour = { ...three, steps: [step("#a", { onlyShowOnce: true }), step("#b"), step("#c")] };
  expect(take(tour).shown()).toBe("#a 1 / 3");
  expect(take(tour, { seen: ["#a", "#b"] }).shown()).toBe("#b 1 / 2");
});

test("a tour without steps ends at once and tells nothing [TOUR-07]", () => {
  const { state, told } = take({ id: "none", steps: [] }, { there: [] });
  expect(state()).toBe("closed");
  for (const tell of Object.values(told)) expect(tell).not.toHaveBeenCalled();
});
