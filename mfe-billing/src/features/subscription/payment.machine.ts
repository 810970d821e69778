import type { Payment } from "@reclaim/contracts-billing/billing";
import { assign, fromPromise, setup } from "xstate";
import type { PlanOrder } from "../../shared/attempt-key.storage.ts";

/** What the member enters. Stripe's own form keeps its card for itself, so there it is null. */
export interface CardDetails {
  number: string;
  expiry: string;
  cvc: string;
}

/** What is sent to the provider: a card, or the answer to the bank's question. */
export type ConfirmStep =
  | { type: "card"; card: CardDetails | null }
  | { type: "challenge"; approved: boolean };

/** How a step ended. `message` of a decline is the provider's, undefined when it gave none. */
export type ConfirmOutcome =
  | { state: "paid" }
  | { state: "actionRequired" }
  | { state: "declined"; message: string | undefined };

interface Context {
  /** Null until the order is taken. */
  paymentId: string | null;
  payment: Payment | null;
  /** Why step 1 shows again: the order was not taken, or its payment has ended. */
  problem: { kind: "order"; error: unknown } | { kind: "ended" } | null;
  /** Why the last card was not charged, shown at step 2. */
  failure: { kind: "declined"; message: string | undefined } | { kind: "noAnswer" } | null;
}

type Events =
  | { type: "order.placed"; order: PlanOrder }
  | { type: "order.reconsidered" }
  | { type: "card.submitted"; card: CardDetails | null }
  | { type: "challenge.answered"; approved: boolean }
  | { type: "payment.retried" };

const notProvided = (name: string) => () =>
  Promise.reject(new Error(`${name} is provided by the page`));

/**
 * A payment on /subscription (community specification §4): an order, a card, perhaps the bank's
 * question (3-D Secure). Its id stands in the page's address and the key of its order is kept, so
 * that a reload, a closed tab or a lost answer goes on with the same payment. The key is dropped only
 * when the payment is made, has ended, or no charge of it can be on its way. After a step whose end
 * is unknown the payment is looked up before anything can be pressed.
 */
export const paymentMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Events,
    input: {} as { paymentId: string | null },
  },
  actors: {
    /** Creates the payment of an order and gives its id; the same one for a repeated order. */
    createPayment: fromPromise<string, PlanOrder>(notProvided("createPayment")),
    readPayment: fromPromise<Payment, string>(notProvided("readPayment")),
    confirmPayment: fromPromise<ConfirmOutcome, { payment: Payment; step: ConfirmStep }>(
      notProvided("confirmPayment"),
    ),
  },
  actions: {
    /** Provided by the page: the payment's id in its address, or none. */
    showPaymentId: (_context, _params: { id: string | null }) => {},
    /** Provided by the page: leads to /payment-success. */
    leave: (_context, _params: { payment: Payment }) => {},
    /** Provided by the page: the kept key is dropped. */
    endAttempt: () => {},
    /** Provided by the page: toasts (community specification §8). */
    tellOrderFailed: (_context, _params: { error: unknown }) => {},
    tellDeclined: (_context, _params: { message: string | undefined }) => {},
    tellNoAnswer: () => {},
    keepPayment: assign({ payment: (_, { payment }: { payment: Payment }) => payment }),
    keepOrderError: assign({
      problem: (_, { error }: { error: unknown }) => ({ kind: "order" as const, error }),
    }),
    startOver: assign({ paymentId: null, payment: null, failure: null }),
    sayEnded: assign({ problem: { kind: "ended" } }),
  },
  guards: {
    hasPayment: ({ context }) => context.paymentId !== null,
    is: (_, { now, wanted }: { now: string; wanted: string }) => now === wanted,
    /** Provided by the page: the server answered that it takes no such order, or knows none. */
    isRefusal: (_context, _params: { error: unknown }) => true,
  },
}).createMachine({
  id: "payment",
  initial: "opening",
  context: ({ input }) => ({ ...input, payment: null, problem: null, failure: null }),
  states: {
    opening: {
      always: [{ guard: "hasPayment", target: "reading" }, { target: "choosing" }],
    },
    /** Step 1. */
    choosing: { on: { "order.placed": "creating" } },
    creating: {
      entry: assign({ problem: null }),
      invoke: {
        src: "createPayment",
        input: ({ event }) => (event as Extract<Events, { type: "order.placed" }>).order,
        onDone: {
          target: "reading",
          actions: [
            assign({ paymentId: ({ event }) => event.output }),
            { type: "showPaymentId", params: ({ event }) => ({ id: event.output }) },
          ],
        },
        onError: [
          {
            guard: { type: "isRefusal", params: errorOf },
            target: "choosing",
            actions: [
              "endAttempt",
              { type: "tellOrderFailed", params: errorOf },
              { type: "keepOrderError", params: errorOf },
            ],
          },
          {
            // The key stays: the same order, pressed again, is the same payment.
            target: "choosing",
            actions: [
              { type: "tellOrderFailed", params: errorOf },
              { type: "keepOrderError", params: errorOf },
            ],
          },
        ],
      },
    },
    /** Step 2 awaits its client secret, after an order or in a page that was opened again. */
    reading: {
      invoke: {
        src: "readPayment",
        input: ({ context }) => context.paymentId!,
        onDone: [
          { guard: paymentIs("paid"), target: "done", actions: keepPayment() },
          { guard: paymentIs("ended"), target: "ended" },
          { target: "entering", actions: keepPayment() },
        ],
        onError: [
          { guard: { type: "isRefusal", params: errorOf }, target: "ended" },
          { target: "interrupted" },
        ],
      },
    },
    interrupted: { on: { "payment.retried": "reading" } },
    /** The payment was replaced or has expired: nothing of it can be charged. */
    ended: { entry: "sayEnded", always: { target: "choosing", actions: [...startOver()] } },
    /** Step 2: the card form. */
    entering: {
      on: {
        "card.submitted": "confirming",
        "order.reconsidered": { target: "choosing", actions: [...startOver()] },
      },
    },
    /** 3-D Secure: the bank asks. */
    authenticating: { on: { "challenge.answered": "confirming" } },
    /** The provider works. Nothing can be pressed a second time. */
    confirming: {
      tags: "processing",
      entry: assign({ failure: null }),
      invoke: {
        src: "confirmPayment",
        input: ({ context, event }) => ({ payment: context.payment!, step: stepOf(event) }),
        onDone: [
          { guard: outcomeIs("paid"), target: "done" },
          { guard: outcomeIs("actionRequired"), target: "authenticating" },
          {
            target: "entering",
            actions: [
              {
                type: "tellDeclined",
                params: ({ event }) => ({ message: messageOf(event.output) }),
              },
              assign({
                failure: ({ event }) => ({ kind: "declined", message: messageOf(event.output) }),
              }),
            ],
          },
        ],
        onError: "checking",
      },
    },
    /** It is not known how the last step ended: the payment itself is asked. */
    checking: {
      tags: "processing",
      invoke: {
        src: "readPayment",
        input: ({ context }) => context.paymentId!,
        onDone: [
          { guard: paymentIs("paid"), target: "done", actions: keepPayment() },
          { guard: paymentIs("ended"), target: "ended" },
          {
            target: "entering",
            actions: [keepPayment(), "tellNoAnswer", assign({ failure: { kind: "noAnswer" } })],
          },
        ],
        onError: "unavailable",
      },
    },
    /** The provider is down in the middle of a payment: all that can be done is to look again. */
    unavailable: { on: { "payment.retried": "checking" } },
    done: {
      type: "final",
      entry: [
        "endAttempt",
        { type: "leave", params: ({ context }) => ({ payment: context.payment! }) },
      ],
    },
  },
});

function errorOf({ event }: { event: { error: unknown } }) {
  return { error: event.error };
}
function keepPayment() {
  return {
    type: "keepPayment",
    params: ({ event }: { event: { output: Payment } }) => ({ payment: event.output }),
  } as const;
}
function startOver() {
  return ["endAttempt", "startOver", { type: "showPaymentId", params: { id: null } }] as const;
}
function paymentIs(wanted: Payment["status"]) {
  return {
    type: "is",
    params: ({ event }: { event: { output: Payment } }) => ({ now: event.output.status, wanted }),
  } as const;
}
function outcomeIs(wanted: ConfirmOutcome["state"]) {
  return {
    type: "is",
    params: ({ event }: { event: { output: ConfirmOutcome } }) => ({
      now: event.output.state,
      wanted,
    }),
  } as const;
}
function stepOf(event: { type: string }): ConfirmStep {
  const step = event as Events;
  if (step.type === "challenge.answered") return { type: "challenge", approved: step.approved };
  return { type: "card", card: step.type === "card.submitted" ? step.card : null };
}
function messageOf(outcome: ConfirmOutcome): string | undefined {
  return outcome.state === "declined" ? outcome.message : undefined;
}
