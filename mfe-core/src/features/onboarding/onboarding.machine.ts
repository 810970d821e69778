import { AGE_BANDS, GOALS } from "@reclaim/contracts-members/catalogue";
import type { Member } from "@reclaim/contracts-members/members";
import { assign, fromPromise, setup } from "xstate";

/** The visitor's answers, all of them optional (core specification §4, D6). */
export interface Answers {
  name: string;
  age: (typeof AGE_BANDS)[number];
  burnoutLevel: number;
  goals: (typeof GOALS)[number][];
  checkInTime: string;
  journalTime: string;
  email: string;
  password: string;
}

const DEFAULT_ANSWERS: Answers = {
  name: "",
  age: "45-52",
  burnoutLevel: 3,
  goals: ["Physical Health", "Emotional Wellbeing"],
  checkInTime: "08:00",
  journalTime: "20:00",
  email: "",
  password: "",
};

type Events =
  | { type: "next" }
  | { type: "back" }
  | { type: "skip" }
  | { type: "answers.changed"; answers: Partial<Answers> };

/**
 * Onboarding: welcome, about you, goals, reminders and account, then the account itself. Skip makes
 * a guest at once from any step. A failure returns to the step with everything typed still there.
 */
export const onboardingMachine = setup({
  types: {
    context: {} as { answers: Answers; asGuest: boolean; error: unknown },
    events: {} as Events,
    input: {} as { answers?: Partial<Answers> },
    output: {} as Member,
  },
  actors: {
    createMember: fromPromise<Member, { answers: Answers; asGuest: boolean }>(() =>
      Promise.reject(new Error("createMember is provided by the page"))
    ),
  },
  actions: {
    /** Provided by the page: opens the app. */
    entered: (_context, _params: { member: Member }) => {},
  },
}).createMachine({
  id: "onboarding",
  initial: "welcome",
  context: ({ input }) => ({
    answers: { ...DEFAULT_ANSWERS, ...input.answers },
    asGuest: false,
    error: null,
  }),
  on: {
    "answers.changed": {
      actions: assign({
        answers: ({ context, event }) => ({ ...context.answers, ...event.answers }),
        error: null,
      }),
    },
    skip: { target: ".creating", actions: assign({ asGuest: true }) },
  },
  states: {
    welcome: { on: { next: "about" } },
    about: { on: { next: "goals", back: "welcome" } },
    goals: { on: { next: "account", back: "about" } },
    account: {
      on: {
        next: { target: "creating", actions: assign({ asGuest: false }) },
        back: "goals",
      },
    },
    creating: {
      // An earlier error does not apply to this attempt.
      entry: assign({ error: null }),
      // One account: neither Skip nor Continue again while the first is under way.
      on: { skip: {}, next: {} },
      invoke: {
        src: "createMember",
        input: ({ context: { answers, asGuest } }) => ({ answers, asGuest }),
        onDone: {
          target: "done",
          actions: { type: "entered", params: ({ event }) => ({ member: event.output }) },
        },
        onError: {
          target: "account",
          actions: assign({ error: ({ event }) => event.error }),
        },
      },
    },
    done: { type: "final" },
  },
});
