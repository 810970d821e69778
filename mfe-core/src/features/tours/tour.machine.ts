import type { Tour, TourStep } from "@reclaim/host-api";
import { assign, type EventObject, fromCallback, setup } from "xstate";

/** Milliseconds that a page has to bring the first target; then there is nothing to show. */
const TARGET_TIMEOUT_MS = 1000;

interface Context {
  /** All that this time may be shown. */
  steps: TourStep[];
  /** Targets that the page has now. */
  there: readonly string[];
  /** Index of the step that shows. */
  at: number;
}

type Events =
  | { type: "page.changed"; there: readonly string[] }
  | { type: "next" }
  | { type: "back" }
  | { type: "finish" }
  | { type: "close" };

/** Indices of the steps whose target is there: what the counter counts and what Next goes through. */
const visibleSteps = ({ steps, there }: Context): number[] =>
  steps.flatMap(({ target }, index) => (there.includes(target) ? [index] : []));
const nextStep = (context: Context) => visibleSteps(context).find((index) => index > context.at);
const previousStep = (context: Context) =>
  visibleSteps(context).findLast((index) => index < context.at);

/** The shown step, its index from 0, and the number of steps. */
export function currentStep(
  context: Context,
): { step: TourStep; index: number; total: number } | null {
  const all = visibleSteps(context);
  const step = context.steps[context.at];
  const index = all.indexOf(context.at);
  return step && index >= 0 ? { step, index, total: all.length } : null;
}

const MARK_SEEN = {
  type: "seen",
  params: ({ context }: { context: Context }) => ({ step: context.steps[context.at] }),
} as const;

/**
 * Any tour (core specification §4, D20). Steps whose target the page does not have are passed over
 * and not counted, also when a target comes or goes on the way. A tour without steps ends at once.
 */
export const tourMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Events,
    input: {} as { tour: Tour; seen: readonly string[] },
  },
  actors: {
    /** Provided by the page: tells which targets are there, at once and after each change. */
    watchTargets: fromCallback<EventObject, { targets: string[] }>(() => {}),
  },
  actions: {
    look: assign((_, { there }: { there: readonly string[] }) => ({ there })),
    /** Stays where it is; else goes to what comes next, else to what came before. */
    goOn: assign(({ context }) => ({
      at: visibleSteps(context).find((index) => index >= context.at) ?? previousStep(context) ?? -1,
    })),
    goNext: assign(({ context }) => ({ at: nextStep(context) ?? context.at })),
    goBack: assign(({ context }) => ({ at: previousStep(context) ?? context.at })),
    /** Provided by the page. */
    started: () => {},
    /** Provided by the page: keeps that a step that shows only once was seen. */
    seen: (_context, _params: { step: TourStep | undefined }) => {},
    /** Provided by the page: keeps that the tour is completed. */
    completed: () => {},
    /** Provided by the page: tells that the page has nothing of what the tour shows. */
    missed: () => {},
  },
  guards: {
    noSteps: ({ context }) => context.steps.length === 0,
    somethingThere: ({ context }, { there }: { there: readonly string[] }) =>
      visibleSteps({ ...context, there }).length > 0,
    hasNext: ({ context }) => nextStep(context) !== undefined,
    hasBack: ({ context }) => previousStep(context) !== undefined,
    isLast: ({ context }) => nextStep(context) === undefined,
  },
  delays: { patience: TARGET_TIMEOUT_MS },
}).createMachine({
  id: "tour",
  initial: "looking",
  context: ({ input: { tour, seen } }) => ({
    steps: tour.steps.filter(({ target, onlyShowOnce }) => !onlyShowOnce || !seen.includes(target)),
    there: [],
    at: 0,
  }),
  invoke: {
    src: "watchTargets",
    input: ({ context }) => ({ targets: context.steps.map(({ target }) => target) }),
  },
  on: { close: ".closed" },
  states: {
    looking: {
      always: { guard: "noSteps", target: "closed" },
      on: {
        "page.changed": {
          guard: { type: "somethingThere", params: ({ event }) => event },
          target: "showing",
          actions: [{ type: "look", params: ({ event }) => event }, "goOn", "started", MARK_SEEN],
        },
      },
      after: { patience: { target: "closed", actions: "missed" } },
    },
    showing: {
      on: {
        "page.changed": [
          {
            guard: { type: "somethingThere", params: ({ event }) => event },
            actions: [{ type: "look", params: ({ event }) => event }, "goOn", MARK_SEEN],
          },
          { target: "closed" },
        ],
        next: { guard: "hasNext", actions: ["goNext", MARK_SEEN] },
        back: { guard: "hasBack", actions: ["goBack", MARK_SEEN] },
        finish: { guard: "isLast", target: "finished" },
      },
    },
    finished: { type: "final", entry: "completed" },
    closed: { type: "final" },
  },
});
