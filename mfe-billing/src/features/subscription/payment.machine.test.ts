import type { Payment } from "@reclaim/contracts-billing/billing";
import { expect, test, vi } from "vitest";
import { createActor, type EventFromLogic, fromPromise, type SnapshotFrom } from "xstate";
import { getAdjacencyMap, getShortestPaths } from "xstate/graph";
import type { PlanOrder } from "../../shared/attempt-key.storage.ts";
import { openPayment } from "../../testing/sample-plans.ts";
import { type ConfirmOutcome, type ConfirmStep, paymentMachine } from "./payment.machine.ts";

type Events = EventFromLogic<typeof paymentMachine>;
type Snapshot = SnapshotFrom<typeof paymentMachine>;

const order: PlanOrder = { plan: "monthly", email: "martin@example.org" };
const card = { number: "4242424242424242", expiry: "12/30", cvc: "123" };
const paid: Payment = { ...openPayment, status: "paid", clientSecret: null };
const ended: Payment = { ...openPayment, status: "ended", clientSecret: null };
const refused = new Error("refused");
const lost = new Error("no answer");

/** The machine as the page has it: an error named "refused" is the server's own answer. */
const machine = paymentMachine.provide({
  guards: { isRefusal: (_, { error }) => error === refused },
});

const done = (state: string, output: unknown) => ({
  type: `xstate.done.actor.0.payment.${state}`,
  output,
});
const failed = (state: string, error: Error) => ({
  type: `xstate.error.actor.0.payment.${state}`,
  error,
});
/** All that a member can press and that server and provider can answer. */
const events = [
  { type: "order.placed", order },
  { type: "order.reconsidered" },
  { type: "card.submitted", card },
  { type: "challenge.answered", approved: true },
  { type: "challenge.answered", approved: false },
  { type: "payment.retried" },
  done("creating", openPayment.id),
  ...["reading", "checking"].flatMap((state) =>
    [openPayment, paid, ended].map((payment) => done(state, payment))
  ),
  ...["paid", "actionRequired", "declined"].map((state) => done("confirming", { state })),
  ...["creating", "reading", "confirming", "checking"].flatMap((state) => [
    failed(state, refused),
    failed(state, lost),
  ]),
] as never as Events[];
const graph = (paymentId: string | null) => ({
  input: { paymentId },
  events,
  // As text all errors are the same.
  serializeEvent: (event: Events) =>
    JSON.stringify(event, (_, value) => value instanceof Error ? value.message : value),
  serializeState: ({ value, context: { paymentId, problem, failure } }: Snapshot) =>
    `${String(value)} ${paymentId} ${problem?.kind} ${failure?.kind}`,
});
const paths = (paymentId: string | null) => getShortestPaths(machine, graph(paymentId) as never);
const valueOf = ({ state }: { state: Snapshot }) => String(state.value);

/** The page of a member whose server answers when the test says so. */
function pay({ paymentId = null as string | null } = {}) {
  const told = {
    leave: vi.fn(),
    endAttempt: vi.fn(),
    orderFailed: vi.fn(),
    declined: vi.fn(),
    noAnswer: vi.fn(),
    address: vi.fn(),
  };
  const created: PlanOrder[] = [];
  const sent: ConfirmStep[] = [];
  let settle: { resolve(value: never): void; reject(error: Error): void };
  const pending = () => new Promise<never>((resolve, reject) => settle = { resolve, reject });
  const actor = createActor(
    machine.provide({
      actors: {
        createPayment: fromPromise<string, PlanOrder>(({ input }) => {
          created.push(input);
          return pending();
        }),
        readPayment: fromPromise<Payment, string>(pending),
        confirmPayment: fromPromise<ConfirmOutcome, { payment: Payment; step: ConfirmStep }>(
          ({ input }) => {
            sent.push(input.step);
            return pending();
          },
        ),
      },
      actions: {
        leave: (_, { payment }) => told.leave(payment),
        endAttempt: () => told.endAttempt(),
        showPaymentId: (_, { id }) => told.address(id),
        tellOrderFailed: (_, { error }) => told.orderFailed(error),
        tellDeclined: (_, { message }) => told.declined(message),
        tellNoAnswer: () => told.noAnswer(),
      },
    }),
    { input: { paymentId } },
  );
  actor.start();
  const value = () => String(actor.getSnapshot().value);
  const page = {
    told,
    created,
    sent,
    value,
    context: () => actor.getSnapshot().context,
    press: (...pressed: Events[]) => pressed.forEach((event) => actor.send(event)),
    /** The call that runs ends so, and the process comes to a state. */
    async answers(answer: string | Payment | ConfirmOutcome | Error, state: string) {
      if (answer instanceof Error) settle.reject(answer);
      else settle.resolve(answer as never);
      await expect.poll(value).toBe(state);
    },
    /** Up to the card form. */
    async begin() {
      page.press(place);
      await page.answers(openPayment.id, "reading");
      await page.answers(openPayment, "entering");
      return page;
    },
  };
  return page;
}
const place: Events = { type: "order.placed", order };
const submit: Events = { type: "card.submitted", card };

test("every state can be reached, and only a payment that is made ends the process", () => {
  const all = [...paths(null), ...paths("payment-1")];
  // Left at once, so that no snapshot shows them.
  const passing = ["opening", "ended"];
  expect([...new Set(all.map(valueOf)), ...passing].sort())
    .toEqual(Object.keys(paymentMachine.states).sort());
  for (const { state } of all) {
    expect(state.status === "done").toBe(String(state.value) === "done");
  }
});

/** Every step that the machine can take, from one state to the next. */
const steps = [null, "payment-1"].flatMap((paymentId) =>
  Object.values(getAdjacencyMap(machine, graph(paymentId) as never)).flatMap((node) => {
    const { state, transitions } = node as {
      state: Snapshot;
      transitions: Record<string, { event: { type: string }; state: Snapshot }>;
    };
    return Object.values(transitions).map(({ event, state: next }) => ({
      from: valueOf({ state }),
      event: event.type,
      to: valueOf({ state: next }),
    }));
  })
);

test("from every state there is a way to a payment that is made", () => {
  const leading = new Set(["done"]);
  for (let size = 0; size < leading.size;) {
    size = leading.size;
    for (const { from, to } of steps) if (leading.has(to)) leading.add(from);
  }
  expect([...new Set(steps.map(({ from }) => from))].filter((from) => !leading.has(from)))
    .toEqual([]);
});

test("a member goes back to the plans only where no charge can be on its way", () => {
  const back = steps.filter(({ from, to }) => to === "choosing" && from !== "choosing")
    .map(({ from, event }) => `${from}: ${event}`);
  expect([...new Set(back)].sort()).toEqual([
    // The payment has ended, which the server alone says.
    "checking: xstate.done.actor.0.payment.checking",
    "creating: xstate.error.actor.0.payment.creating",
    "entering: order.reconsidered",
    "reading: xstate.done.actor.0.payment.reading",
    "reading: xstate.error.actor.0.payment.reading",
  ]);
});

test("a card, or the bank's answer, is sent from where it is asked for and from nowhere else", () => {
  const sent = steps.filter(({ from, to }) => to === "confirming" && from !== "confirming")
    .map(({ from, event }) => `${from}: ${event}`);
  expect([...new Set(sent)].sort())
    .toEqual(["authenticating: challenge.answered", "entering: card.submitted"]);
});

test("an order, a card and the provider's yes lead to the success page", async () => {
  const { press, answers, told, sent } = await pay().begin();
  expect(told.address).toHaveBeenCalledExactlyOnceWith(openPayment.id);
  press(submit);
  await answers({ state: "paid" }, "done");
  expect(sent).toEqual([{ type: "card", card }]);
  expect(told.leave).toHaveBeenCalledExactlyOnceWith(openPayment);
  expect(told.endAttempt).toHaveBeenCalledOnce();
});

test("a double click creates one payment and sends one card", async () => {
  const page = pay();
  page.press(place, place, place);
  expect(page.created).toHaveLength(1);
  await page.answers(openPayment.id, "reading");
  await page.answers(openPayment, "entering");
  page.press(submit, submit);
  expect(page.sent).toHaveLength(1);
});

test("a declined card is told and can be tried again with the same payment", async () => {
  const { press, answers, told, created, context } = await pay().begin();
  press(submit);
  await answers({ state: "declined", message: "Your card was declined." }, "entering");
  expect(told.declined).toHaveBeenCalledExactlyOnceWith("Your card was declined.");
  expect(context().failure).toEqual({ kind: "declined", message: "Your card was declined." });
  press(submit);
  expect(context().failure).toBeNull();
  await answers({ state: "paid" }, "done");
  expect(created).toHaveLength(1);
});

test("the bank's question is asked before anything is charged, and a no is a decline", async () => {
  const { press, answers, sent, told } = await pay().begin();
  press(submit);
  await answers({ state: "actionRequired" }, "authenticating");
  press({ type: "challenge.answered", approved: false });
  await answers({ state: "declined", message: undefined }, "entering");
  press(submit);
  await answers({ state: "actionRequired" }, "authenticating");
  press({ type: "challenge.answered", approved: true });
  await answers({ state: "paid" }, "done");
  expect(sent.map((step) => step.type === "challenge" ? step.approved : step.type))
    .toEqual(["card", false, "card", true]);
  expect(told.leave).toHaveBeenCalledOnce();
});

test("after a lost answer the payment is looked up before a card can be sent again", async () => {
  const { press, answers, sent, told } = await pay().begin();
  press(submit);
  await answers(lost, "checking");
  press(submit, { type: "order.reconsidered" });
  expect(sent).toHaveLength(1);
  await answers(paid, "done");
  expect(told.leave).toHaveBeenCalledExactlyOnceWith(paid);
});

test("a lost answer of a card that was not charged lets the member try again", async () => {
  const { press, answers, told, context } = await pay().begin();
  press(submit);
  await answers(lost, "checking");
  await answers(openPayment, "entering");
  expect(told.noAnswer).toHaveBeenCalledOnce();
  expect(context().failure).toEqual({ kind: "noAnswer" });
});

test("while the provider is down the payment waits, and is looked up again on demand", async () => {
  const { press, answers, sent } = await pay().begin();
  press(submit);
  await answers(lost, "checking");
  await answers(lost, "unavailable");
  press(submit, { type: "order.reconsidered" });
  expect(sent).toHaveLength(1);
  press({ type: "payment.retried" });
  await answers(paid, "done");
});

test("an order that is refused ends its attempt, one without an answer keeps its key", async () => {
  const no = pay();
  no.press(place);
  await no.answers(refused, "choosing");
  expect(no.told.endAttempt).toHaveBeenCalledOnce();
  expect(no.context().problem).toEqual({ kind: "order", error: refused });
  const silent = pay();
  silent.press(place);
  await silent.answers(lost, "choosing");
  expect(silent.told.endAttempt).not.toHaveBeenCalled();
  expect(silent.told.orderFailed).toHaveBeenCalledExactlyOnceWith(lost);
  silent.press(place);
  expect(silent.context().problem).toBeNull();
});

test("a page that is opened again goes on with its payment, wherever that stands", async () => {
  for (const [payment, state] of [[openPayment, "entering"], [paid, "done"]] as const) {
    const { answers, created, value } = pay({ paymentId: openPayment.id });
    expect(value()).toBe("reading");
    await answers(payment, state);
    expect(created).toEqual([]);
  }
});

test("a payment that cannot be read waits, one that has ended makes way for a choice", async () => {
  const down = pay({ paymentId: openPayment.id });
  await down.answers(lost, "interrupted");
  down.press({ type: "payment.retried" });
  await down.answers(openPayment, "entering");
  for (const answer of [ended, refused]) {
    const gone = pay({ paymentId: openPayment.id });
    await gone.answers(answer, "choosing");
    expect(gone.told.endAttempt).toHaveBeenCalledOnce();
    expect(gone.told.address).toHaveBeenCalledExactlyOnceWith(null);
    expect(gone.context()).toMatchObject({ paymentId: null, problem: { kind: "ended" } });
  }
});

test("a payment that another tab has replaced is not charged, and the plans show again", async () => {
  const { press, answers, told, context } = await pay().begin();
  press(submit);
  await answers(refused, "checking");
  await answers(ended, "choosing");
  expect(told.endAttempt).toHaveBeenCalledOnce();
  expect(context().problem).toEqual({ kind: "ended" });
});

test("a payment that another tab has made is not charged twice", async () => {
  const { press, answers, told } = await pay().begin();
  press(submit);
  // The provider says of a payment that is made that it is made.
  await answers({ state: "paid" }, "done");
  expect(told.leave).toHaveBeenCalledOnce();
});

test("another plan ends the attempt and begins anew", async () => {
  const { press, told, context, created } = await pay().begin();
  press({ type: "order.reconsidered" });
  expect(told.endAttempt).toHaveBeenCalledOnce();
  expect(told.address).toHaveBeenLastCalledWith(null);
  expect(context()).toMatchObject({ paymentId: null, payment: null, failure: null });
  press({ type: "order.placed", order: { plan: "yearly", email: "martin@example.org" } });
  expect(created.map((order) => "plan" in order && order.plan)).toEqual(["monthly", "yearly"]);
});

test("without a page around it the process charges nobody", async () => {
  const actor = createActor(paymentMachine, { input: { paymentId: null } }).start();
  actor.send(place);
  await expect.poll(() => actor.getSnapshot().context.problem).toEqual({
    kind: "order",
    error: new Error("createPayment is provided by the page"),
  });
  expect(actor.getSnapshot().value).toBe("choosing");
});
