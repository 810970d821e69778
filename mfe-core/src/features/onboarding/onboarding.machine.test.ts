import type { Member } from "@reclaim/contracts-members/members";
import { sampleMember } from "@reclaim/host-api/testing";
import { expect, test, vi } from "vitest";
import { createActor, type EventFromLogic, fromPromise } from "xstate";
import { getShortestPaths, getSimplePaths } from "xstate/graph";
import { type Answers, onboardingMachine } from "./onboarding.machine.ts";

type Events = EventFromLogic<typeof onboardingMachine>;
const STEPS = ["welcome", "about", "goals", "account"] as const;

/** The graph of the process: what a visitor can do, and what the server can answer. */
const graph = {
  input: {},
  events: [
    { type: "next" },
    { type: "back" },
    { type: "skip" },
    { type: "xstate.done.actor.0.onboarding.creating", output: sampleMember() },
    { type: "xstate.error.actor.0.onboarding.creating", error: new Error("503") },
  ] as never as Events[],
  serializeState: ({ value, context }: { value: unknown; context: { asGuest: boolean } }) =>
    `${String(value)} ${context.asGuest}`,
};
const simple = () => getSimplePaths(onboardingMachine, graph);
const shortest = () => getShortestPaths(onboardingMachine, graph);

type Attempt = { answers: Answers; asGuest: boolean };
/** The process with a server that each attempt waits for. */
function visit(answers: Partial<Answers> = {}) {
  const attempts: Attempt[] = [];
  const entered = vi.fn();
  let answer: { resolve(member: Member): void; reject(error: Error): void } = {
    resolve: () => {},
    reject: () => {},
  };
  const actor = createActor(
    onboardingMachine.provide({
      actors: {
        createMember: fromPromise<Member, Attempt>(({ input }) => {
          attempts.push(input);
          return new Promise((resolve, reject) => answer = { resolve, reject });
        }),
      },
      actions: { entered: (_context, { member }) => entered(member) },
    }),
    { input: { answers } },
  );
  actor.start();
  const reach = (step: string) => expect.poll(() => actor.getSnapshot().value).toBe(step);
  return {
    attempts,
    entered,
    send: actor.send,
    now: () => actor.getSnapshot(),
    /** Goes on from the first step to the named one. */
    goTo(step: (typeof STEPS)[number]) {
      for (let at = 0; at < STEPS.indexOf(step); at++) actor.send({ type: "next" });
    },
    async succeeds(member = sampleMember()) {
      answer.resolve(member);
      await reach("done");
    },
    async fails(error = new Error("503")) {
      answer.reject(error);
      await reach("account");
    },
  };
}

test("every state can be reached", () => {
  const reached = new Set(shortest().map(({ state }) => String(state.value)));
  expect([...reached].sort()).toEqual(Object.keys(onboardingMachine.states).sort());
});

test("with Continue alone the steps come in order, and then the account [ONB-02]", () => {
  const { send, now, attempts } = visit();
  const seen = [now().value];
  for (let press = 0; press < 4; press++) {
    send({ type: "next" });
    seen.push(now().value);
  }
  expect(seen).toEqual([...STEPS, "creating"]);
  expect(attempts).toHaveLength(1);
});

test("no way leads from a step into the app without an account being created", () => {
  const ways = simple().filter(({ state }) => state.matches("done"));
  expect(ways.length).toBeGreaterThan(0);
  for (const { steps } of ways) {
    expect(String(steps.at(-1)?.event.type)).toContain("xstate.done.actor");
  }
});

test("the shortest way into the app is Skip", () => {
  const [way] = shortest().filter(({ state }) => state.matches("done"))
    .sort((one, other) => one.weight - other.weight);
  expect(way?.steps.map(({ event }) => event.type).slice(1, 2)).toEqual(["skip"]);
});

test.each(STEPS)("Skip on %s creates a guest at once [ONB-04]", async (step) => {
  const { goTo, send, now, attempts, succeeds, entered } = visit();
  goTo(step);
  expect(now().value).toBe(step);
  send({ type: "skip" });
  expect(attempts).toEqual([{ asGuest: true, answers: expect.anything() }]);
  const guest = sampleMember({ guest: true, name: null, email: null });
  await succeeds(guest);
  expect(entered).toHaveBeenCalledExactlyOnceWith(guest);
});

test("Continue on the last step creates the user with all answers [ONB-03]", async () => {
  const { goTo, send, attempts, succeeds, entered } = visit();
  send({ type: "answers.changed", answers: { name: "Martin" } });
  goTo("account");
  send({ type: "answers.changed", answers: { email: "martin@example.org" } });
  send({ type: "next" });
  expect(attempts).toEqual([{
    asGuest: false,
    answers: expect.objectContaining({ name: "Martin", email: "martin@example.org" }),
  }]);
  await succeeds();
  expect(entered).toHaveBeenCalledOnce();
});

test("each step but the first leads back to the one before", () => {
  const { goTo, send, now } = visit();
  goTo("account");
  const seen = [];
  for (let press = 0; press < 4; press++) {
    send({ type: "back" });
    seen.push(now().value);
  }
  expect(seen).toEqual(["goals", "about", "welcome", "welcome"]);
});

test.each(STEPS)("a Skip on %s that fails leads to the account with all answers", async (step) => {
  const answers = { name: "Martin", burnoutLevel: 5, email: "martin@example.org" };
  const { goTo, send, now, fails } = visit(answers);
  goTo(step);
  send({ type: "skip" });
  await fails(new Error("503"));
  expect(now().context).toMatchObject({ answers, error: new Error("503") });
});

test("after a Skip that failed, Continue makes an account and no guest", async () => {
  const { send, attempts, fails } = visit();
  send({ type: "skip" });
  await fails();
  send({ type: "next" });
  expect(attempts.map(({ asGuest }) => asGuest)).toEqual([true, false]);
});

test("while the account is created, nothing starts a second one", async () => {
  const { send, now, attempts, succeeds } = visit();
  send({ type: "skip" });
  for (const type of ["skip", "next", "back"] as const) send({ type });
  expect(now().value).toBe("creating");
  expect(attempts).toHaveLength(1);
  await succeeds();
  expect(now().status).toBe("done");
});

test("what is typed while the account is created is kept if that fails", async () => {
  const { goTo, send, now, fails } = visit();
  goTo("account");
  send({ type: "next" });
  send({ type: "answers.changed", answers: { journalTime: "21:00" } });
  expect(now().value).toBe("creating");
  await fails();
  expect(now().context.answers.journalTime).toBe("21:00");
});

test("a failure is gone with the next answer, and with the next attempt", async () => {
  const { send, now, fails } = visit();
  send({ type: "skip" });
  await fails();
  expect(now().context.error).not.toBeNull();
  send({ type: "answers.changed", answers: { name: "Martin" } });
  expect(now().context.error).toBeNull();
  send({ type: "next" });
  await fails();
  send({ type: "next" });
  expect(now().context.error).toBeNull();
});

test("nothing has to be filled in: the defaults are there from the start", () => {
  expect(visit().now().context).toEqual({
    asGuest: false,
    error: null,
    answers: {
      name: "",
      age: "45-52",
      burnoutLevel: 3,
      goals: ["Physical Health", "Emotional Wellbeing"],
      checkInTime: "08:00",
      journalTime: "20:00",
      email: "",
      password: "",
    },
  });
});

test("without a page around it the process creates nobody", async () => {
  const actor = createActor(onboardingMachine, { input: {} }).start();
  actor.send({ type: "skip" });
  await expect.poll(() => actor.getSnapshot().value).toBe("account");
  expect(actor.getSnapshot().context.error).toEqual(
    new Error("createMember is provided by the page"),
  );
});
