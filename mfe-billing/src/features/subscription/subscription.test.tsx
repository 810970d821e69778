import "fake-indexeddb/auto";
import type { Subscription } from "@reclaim/contracts-billing/billing";
import {
  fakeHost,
  type MockResponses,
  renderRemote,
  sampleMember,
} from "@reclaim/host-api/testing";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { clear } from "idb-keyval";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import remote from "../../remote.tsx";
import {
  openPayment,
  paid,
  sampleInvoices,
  samplePlans,
  trial,
} from "../../testing/sample-plans.ts";

// The page's chunk is loaded before the tests, so that none of them waits for it.
beforeAll(() => Promise.all([import("./subscription.page.tsx"), import("./test-card-form.tsx")]));
beforeEach(async () => {
  await clear();
  // The spinner asks for it.
  vi.stubGlobal("matchMedia", () => ({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  }));
});

const READ = "GET /api/billing/payments/payment-1";
const CONFIRM = "POST /api/billing/test-payments/confirm";
const AUTHENTICATE = "POST /api/billing/test-payments/authenticate";
const PREVIEW = "POST /api/subscription/preview";
const CHANGE = "POST /api/subscription/change";
const RESUME = "POST /api/subscription/resume";
const ORDER = "POST /api/create-subscription";
const inTrial: Subscription = { ...trial, trialDaysLeft: 3 };
const CANCEL = "POST /api/subscription/cancel";
const unavailable = () =>
  Response.json({ code: "payments_unavailable", message: "We can't take payments yet." }, {
    status: 503,
  });

async function subscription(
  { answers = {}, has = inTrial, email = "martin@example.org" as string | null, query = "" }: {
    answers?: MockResponses;
    has?: Subscription;
    email?: string | null;
    query?: string;
  } = {},
) {
  const fake = fakeHost({
    member: sampleMember({ email }),
    responses: {
      "GET /api/plans": samplePlans,
      "GET /api/subscription": has,
      "GET /api/billing/invoices": sampleInvoices,
      [READ]: openPayment,
      [ORDER]: { clientSecret: "payment-1-secret", paymentId: "payment-1", message: "" },
      ...answers,
    },
  });
  const refresh = vi.spyOn(fake.host.session, "refresh");
  renderRemote(remote, { at: `/subscription${query}`, host: fake.host });
  if (query) return { ...fake, refresh };
  await screen.findByRole("radio", { name: /Monthly/ });
  await screen.findByTestId("current-plan");
  return { ...fake, refresh };
}
const proceed = () => fireEvent.click(screen.getByRole("button", { name: "Proceed to Payment" }));
const cancel = () => fireEvent.click(screen.getByRole("button", { name: "Cancel subscription" }));
const emailField = () => screen.getByLabelText<HTMLInputElement>(/Contact e-mail/);
const currentPlan = () => screen.getByTestId("current-plan").textContent;

test("three plans can be chosen to upgrade the journey [SUB-01]", async () => {
  await subscription();
  expect(screen.getByRole("heading", { level: 1 }).textContent)
    .toBe("Upgrade Your Reclaim Journey");
  expect(screen.getAllByRole("radio").map((radio) => radio.parentElement?.textContent)).toEqual([
    "Monthly$11.11 per month",
    "Yearly16% saving$111 per year",
    "Lifetime$333.33 one-time",
  ]);
});

test("the monthly plan is chosen to begin with [SUB-04]", async () => {
  await subscription();
  expect(screen.getByRole("radio", { checked: true }).parentElement?.textContent).toContain(
    "Monthly",
  );
});

test("the contact e-mail is the member's own and can be changed [SUB-05]", async () => {
  const { calls } = await subscription({ answers: { [ORDER]: unavailable } });
  expect(emailField().value).toBe("martin@example.org");
  fireEvent.change(emailField(), { target: { value: "other@example.org" } });
  proceed();
  await screen.findByRole("alert");
  expect(calls.at(-1)?.body).toMatchObject({ email: "other@example.org" });
});

test("without an e-mail nothing is ordered [SUB-06]", async () => {
  const { calls, notices } = await subscription({ email: null });
  const before = calls.length;
  proceed();
  expect(notices).toEqual([{
    title: "Email required",
    description: "Please provide your email address to continue",
    variant: "destructive",
  }]);
  expect(calls).toHaveLength(before);
  expect([emailField().type, emailField().required]).toEqual(["email", true]);
});

test("a slip in the address is shown at the field, before anything is sent", async () => {
  const { calls, notices } = await subscription({ email: null });
  const before = calls.length;
  fireEvent.change(emailField(), { target: { value: "martin@" } });
  proceed();
  expect((await screen.findByRole("alert")).textContent).toContain("Enter an e-mail address");
  expect([calls.length, notices.length]).toEqual([before, 0]);
});

test("the order carries the plan, the address, the name and the real member [API-52]", async () => {
  const { calls } = await subscription({ answers: { [ORDER]: unavailable } });
  fireEvent.click(screen.getByRole("radio", { name: /Lifetime/ }));
  proceed();
  await screen.findByRole("alert");
  expect(calls.at(-1)?.body).toEqual({
    plan: "lifetime",
    email: "martin@example.org",
    name: "Martin",
    userId: "member-1",
  });
});

test("a refused order keeps the choice and shows the service's words [SUB-08]", async () => {
  const { notices } = await subscription({ answers: { [ORDER]: unavailable } });
  fireEvent.click(screen.getByRole("radio", { name: /Yearly/ }));
  proceed();
  expect((await screen.findByRole("alert")).textContent).toBe("We can't take payments yet.");
  expect(notices).toEqual([{
    title: "Subscription error",
    description: "We can't take payments yet.",
    variant: "destructive",
  }]);
  expect(screen.getByRole("radio", { name: /Yearly/, checked: true })).toBeTruthy();
});

test("an order that failed without words, or without an answer, says which [SUB-28]", async () => {
  const { host, notices } = await subscription({
    answers: { [ORDER]: () => new Response("", { status: 502 }) },
  });
  proceed();
  await waitFor(() => expect(notices.at(-1)?.description).toBe("Failed to create subscription"));
  host.http.send = () => Promise.reject(new TypeError("fetch failed"));
  proceed();
  await waitFor(() => expect(notices.at(-1)?.description).toBe("Failed to initiate subscription"));
});

test("the trial shows its days left [SUB-16]", async () => {
  await subscription();
  expect(currentPlan()).toContain("Premium trial");
  expect(currentPlan()).toContain("3 days left");
});

test("a paid plan shows how long it lasts", async () => {
  await subscription({ has: { ...trial, source: "subscription", trialDaysLeft: 0 } });
  expect(currentPlan()).toContain("Until December 5, 2026");
  cleanup();
  await subscription({ has: { ...trial, source: "subscription", endsAt: null } });
  expect(currentPlan()).toContain("For ever");
});

test("a subscription is cancelled after a question, and its end is shown [PRF-25]", async () => {
  const { calls, notices, refresh } = await subscription({
    has: paid,
    answers: { [CANCEL]: { ...paid, renewal: { ...paid.renewal, cancelled: true } } },
  });
  cancel();
  const question = screen.getByRole("alertdialog", { name: "Cancel your subscription?" });
  expect(question.textContent).toContain("You keep Premium until December 5, 2026.");
  expect(calls.some(({ path }) => path.includes("cancel"))).toBe(false);
  fireEvent.click(within(question).getByRole("button", { name: "Cancel subscription" }));
  await waitFor(() =>
    expect(currentPlan()).toContain("Cancelled. You keep Premium until December 5, 2026")
  );
  expect(notices.map(({ title }) => title)).toEqual(["Subscription cancelled"]);
  expect(refresh).toHaveBeenCalledOnce();
  expect(calls.at(-1)).toEqual({
    method: "POST",
    path: "/api/subscription/cancel",
    body: undefined,
  });
  expect(screen.queryByRole("button", { name: "Cancel subscription" })).toBeNull();
});

test("a cancel that fails changes nothing and says so", async () => {
  const { notices } = await subscription({
    has: paid,
    answers: { [CANCEL]: () => new Response("", { status: 502 }) },
  });
  cancel();
  const question = screen.getByRole("alertdialog");
  fireEvent.click(within(question).getByRole("button", { name: "Cancel subscription" }));
  await waitFor(() => expect(notices.at(-1)?.variant).toBe("destructive"));
  expect(notices.at(-1)?.title).toBe("Your subscription was not cancelled");
  expect(currentPlan()).not.toContain("Cancelled");
});

test.for(
  [
    [{}, "A trial ends by itself"],
    [
      { tier: "starter", source: "starter", plan: "Starter", endsAt: null },
      "Starter costs nothing",
    ],
    [{ source: "subscription", status: "active", endsAt: null }, "It is paid for good"],
  ] as const,
)("what is not paid again and again cannot be cancelled, and says why", async ([has, why]) => {
  await subscription({ has: { ...trial, ...has } });
  expect(currentPlan()).toContain(why);
  expect(screen.queryByRole("button", { name: "Cancel subscription" })).toBeNull();
});

test("reasons to subscribe stand below [SUB-11]", async () => {
  await subscription();
  expect(screen.getAllByRole("heading", { level: 2 }).at(-1)?.textContent).toBe("Why Subscribe");
});

const order = (calls: { path: string }[]) =>
  calls.filter(({ path }) => path === "/api/create-subscription");
async function enterCard(number = "4242 4242 4242 4242") {
  const fields = { "Card number": number, "Expiry (MM/YY)": "12/30", "Security code": "123" };
  for (const [label, value] of Object.entries(fields)) {
    fireEvent.change(await screen.findByLabelText(new RegExp(label.slice(0, 6))), {
      target: { value },
    });
  }
  fireEvent.click(screen.getByRole("button", { name: "Complete Subscription" }));
}

test("the plans are the catalogue's, each with id, title, price, duration and features [ENT-39]", async () => {
  const plans = structuredClone(samplePlans);
  Object.assign(plans.subscription.plans[1]!, { title: "By the year", price: 4321 });
  await subscription({ answers: { "GET /api/plans": plans } });
  expect(screen.getByRole("radio", { name: /By the year/ }).parentElement?.textContent)
    .toBe("By the year16% saving$43.21 per year");
  expect(screen.getByText("Cancel any time")).toBeTruthy();
  fireEvent.click(screen.getByRole("radio", { name: /Lifetime/ }));
  expect(screen.getByText("Pay once")).toBeTruthy();
  expect(screen.queryByText("Cancel any time")).toBeNull();
});

test("an order that is taken leads to step 2, where a spinner awaits the secret [SUB-07] [SUB-09] [SUB-10]", async () => {
  let create: (answer: unknown) => void = () => {};
  let read: (answer: unknown) => void = () => {};
  const { calls } = await subscription({
    answers: {
      [ORDER]: () => new Promise((resolve) => create = resolve),
      [READ]: () => new Promise((resolve) => read = resolve),
    },
  });
  proceed();
  expect(await screen.findByRole("button", { name: "One moment…" })).toBeTruthy();
  await waitFor(() => expect(order(calls)).toHaveLength(1));
  create({ clientSecret: "payment-1-secret", paymentId: "payment-1", message: "" });
  expect(await screen.findByText("Preparing your payment")).toBeTruthy();
  read(openPayment);
  expect(await screen.findByRole("button", { name: "Complete Subscription" })).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Complete Your Subscription");
  expect(screen.getByText("Due now: $11.11")).toBeTruthy();
});

test("an OK answer without a client secret is a failure with its message [API-53]", async () => {
  const { notices } = await subscription({ answers: { [ORDER]: { message: "Ask tomorrow." } } });
  proceed();
  expect((await screen.findByRole("alert")).textContent).toBe("Ask tomorrow.");
  expect(notices.at(-1)).toEqual({
    title: "Subscription error",
    description: "Ask tomorrow.",
    variant: "destructive",
  });
});

test("a double press orders once, under one key; after a lost answer the key is the same", async () => {
  const { host, calls } = await subscription({
    answers: { [ORDER]: () => new Response("", { status: 502 }) },
  });
  const send = vi.spyOn(host.http, "send");
  const button = screen.getByRole("button", { name: "Proceed to Payment" });
  fireEvent.click(button);
  fireEvent.click(button);
  await screen.findByRole("alert");
  expect(order(calls)).toHaveLength(1);
  proceed();
  await waitFor(() => expect(order(calls)).toHaveLength(2));
  const keys = send.mock.calls.map((call) => call[4]);
  expect(keys[0]).toMatch(/^[\w-]{8,100}$/);
  expect(new Set(keys).size).toBe(1);
});

test("a card that is paid leads to the success page of its tier, marked as a test [SUB-13] [SUB-12]", async () => {
  let confirm: (answer: unknown) => void = () => {};
  const { calls } = await subscription({
    query: "?payment=payment-1",
    answers: {
      [CONFIRM]: () => new Promise((resolve) => confirm = resolve),
      "GET /api/subscription": paid,
    },
  });
  await enterCard();
  const busy = await screen.findByRole<HTMLButtonElement>("button", { name: "Processing..." });
  expect(busy.disabled).toBe(true);
  expect(calls.at(-1)?.body).toEqual({
    clientSecret: "payment-1-secret",
    card: { number: "4242 4242 4242 4242", expiry: "12/30", cvc: "123" },
  });
  confirm({ status: "succeeded", message: null });
  expect(await screen.findByRole("heading", { name: "Payment Successful!" })).toBeTruthy();
  expect(screen.getByText("Your subscription to the Premium plan is active.")).toBeTruthy();
  expect(screen.getByText("Test Mode")).toBeTruthy();
});

test.for(
  [
    ["Your card has insufficient funds.", "Your card has insufficient funds."],
    [null, "An error occurred during payment processing"],
  ] as const,
)(
  "a declined card shows the provider's words, %j, and can be tried again [SUB-14]",
  async ([message, words]) => {
    const { notices } = await subscription({
      query: "?payment=payment-1",
      answers: { [CONFIRM]: { status: "declined", message } },
    });
    await enterCard();
    expect((await screen.findByRole("alert")).textContent).toBe(words);
    expect(notices).toEqual([{
      title: "Payment failed",
      description: words,
      variant: "destructive",
    }]);
    expect(screen.getByRole("button", { name: "Complete Subscription" })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/Card number/).value).toBe(
      "4242 4242 4242 4242",
    );
  },
);

test("an unexpected error is told after the payment was looked up [SUB-15]", async () => {
  const { notices } = await subscription({
    query: "?payment=payment-1",
    answers: { [CONFIRM]: () => new Response("", { status: 502 }) },
  });
  await enterCard();
  expect((await screen.findByRole("alert")).textContent).toContain("your card was not charged");
  expect(notices).toEqual([{
    title: "Payment error",
    description: "An unexpected error occurred",
    variant: "destructive",
  }]);
});

test("while the provider is down the payment cannot be sent again, only looked up", async () => {
  let state: unknown = openPayment;
  await subscription({
    query: "?payment=payment-1",
    answers: {
      [READ]: () => state,
      [CONFIRM]: () => {
        state = new Response("", { status: 503 });
        return new Response("", { status: 504 });
      },
      "GET /api/subscription": paid,
    },
  });
  await enterCard();
  expect((await screen.findByRole("alert")).textContent).toContain("Do not pay again");
  expect(screen.queryByRole("button", { name: "Complete Subscription" })).toBeNull();
  state = { ...openPayment, status: "paid", clientSecret: null };
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "Payment Successful!" })).toBeTruthy();
});

test("the bank's question is answered by a press; to close it is a no", async () => {
  const { calls } = await subscription({
    query: "?payment=payment-1",
    answers: {
      [CONFIRM]: { status: "requires_action", message: null },
      [AUTHENTICATE]: (body: unknown) =>
        (body as { outcome: string }).outcome === "complete"
          ? { status: "succeeded", message: null }
          : { status: "declined", message: "We could not confirm this payment." },
      "GET /api/subscription": paid,
    },
  });
  await enterCard("4000 0025 0000 3155");
  const question = await screen.findByRole("dialog", { name: "Your bank asks: is this you?" });
  fireEvent.click(within(question).getByRole("button", { name: "Close" }));
  expect((await screen.findByRole("alert")).textContent).toBe("We could not confirm this payment.");
  fireEvent.click(screen.getByRole("button", { name: "Complete Subscription" }));
  fireEvent.click(await screen.findByRole("button", { name: "Confirm payment" }));
  expect(await screen.findByRole("heading", { name: "Payment Successful!" })).toBeTruthy();
  expect(
    calls.filter(({ path }) => path.endsWith("/authenticate")).map(({ body }) => body),
  ).toEqual([
    { clientSecret: "payment-1-secret", outcome: "fail" },
    { clientSecret: "payment-1-secret", outcome: "complete" },
  ]);
});

test("a slip in the card is shown at its field, before anything is sent", async () => {
  const { calls } = await subscription({ query: "?payment=payment-1" });
  await enterCard("4242");
  expect((await screen.findByRole("alert")).textContent).toContain("Your card number is invalid.");
  expect(calls.some(({ path }) => path.includes("confirm"))).toBe(false);
});

test("a payment that has ended, or is another member's, gives way to the plans", async () => {
  for (
    const gone of [{ ...openPayment, status: "ended" }, () => new Response("", { status: 404 })]
  ) {
    await subscription({ query: "?payment=payment-1", answers: { [READ]: gone } });
    expect(await screen.findByText(/That payment has ended/)).toBeTruthy();
    expect(await screen.findByRole("radio", { name: /Monthly/ })).toBeTruthy();
    cleanup();
  }
});

test("what is paid next, with which card, and all receipts are shown", async () => {
  await subscription({ has: paid });
  expect(currentPlan()).toContain("Next payment $11.11 on December 5, 2026");
  expect(currentPlan()).toContain("Card: Visa ending in 4242");
  const receipts = await screen.findAllByRole("link", { name: /^Receipt of/ });
  expect(receipts.map((link) => link.getAttribute("href"))[0])
    .toBe("/api/billing/invoices/invoice-0/receipt");
  expect(screen.getByText("Paid in all: $11.11")).toBeTruthy();
});

test("an upgrade shows what is due before it is made, and is made at that price", async () => {
  const prorationDate = "2026-11-21T09:00:00.000Z";
  const { calls, notices } = await subscription({
    has: paid,
    answers: {
      [PREVIEW]: {
        planId: "yearly",
        effect: "now",
        amountDue: 10500,
        credit: 600,
        startsAt: prorationDate,
        nextPayment: { at: "2027-11-21T09:00:00.000Z", amount: 11100 },
        prorationDate,
      },
      [CHANGE]: { subscription: paid, paymentId: null },
    },
  });
  fireEvent.click(screen.getByRole("radio", { name: /Yearly/ }));
  fireEvent.click(screen.getByRole("button", { name: "Review the change" }));
  const dialog = await screen.findByRole("dialog", { name: "Change to Yearly?" });
  fireEvent.click(await within(dialog).findByRole("button", { name: "Pay $105 and change" }));
  await waitFor(() => expect(notices.at(-1)?.title).toBe("Your plan is changed"));
  expect(calls.find(({ path }) => path === "/api/subscription/change")?.body)
    .toEqual({ planId: "yearly", prorationDate });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a change that the bank wants confirmed leads to its payment", async () => {
  const assign = vi.fn();
  const preview = {
    planId: "premium-yearly",
    effect: "now",
    amountDue: 100,
    credit: 0,
    startsAt: "2026-11-21T09:00:00.000Z",
    nextPayment: { at: "2027-11-21T09:00:00.000Z", amount: 100 },
    prorationDate: "2026-11-21T09:00:00.000Z",
  };
  await subscription({
    has: paid,
    query: "?change=premium-yearly",
    answers: { [PREVIEW]: preview, [CHANGE]: { subscription: paid, paymentId: "payment-1" } },
  });
  vi.stubGlobal("location", { assign });
  fireEvent.click(await screen.findByRole("button", { name: "Pay $1 and change" }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith("/subscription?payment=payment-1"));
});

test("a cancelled subscription, or a downgrade ahead, is taken back by one press", async () => {
  const cancelled = { ...paid, renewal: { ...paid.renewal!, cancelled: true } };
  const { calls, notices } = await subscription({ has: cancelled, answers: { [RESUME]: paid } });
  fireEvent.click(screen.getByRole("button", { name: "Resume subscription" }));
  await waitFor(() => expect(notices.at(-1)?.title).toBe("Your subscription goes on"));
  expect(calls.some(({ path }) => path === "/api/subscription/resume")).toBe(true);
});

test("who leaves may say why", async () => {
  const { calls } = await subscription({ has: paid, answers: { [CANCEL]: paid } });
  cancel();
  const question = screen.getByRole("alertdialog");
  fireEvent.change(within(question).getByLabelText(/Why do you leave/), {
    target: { value: " Too dear. " },
  });
  fireEvent.click(within(question).getByRole("button", { name: "Cancel subscription" }));
  await waitFor(() =>
    expect(calls.find(({ path }) => path.endsWith("/cancel"))?.body).toEqual({
      reason: "Too dear.",
    })
  );
});

test("what was typed is there after a reload: the contact e-mail, and why one leaves", async () => {
  await subscription();
  fireEvent.change(emailField(), { target: { value: "other@example.org" } });
  cleanup();
  await subscription();
  await waitFor(() => expect(emailField().value).toBe("other@example.org"));
  cleanup();

  const reason = () =>
    within(screen.getByRole("alertdialog")).getByLabelText<HTMLTextAreaElement>(/Why do you leave/);
  await subscription({ has: paid });
  cancel();
  fireEvent.change(reason(), { target: { value: "Too dear." } });
  cleanup();
  await subscription({ has: paid });
  cancel();
  await waitFor(() => expect(reason().value).toBe("Too dear."));
});

test("an open payment is offered to be finished, with the end of the grace", async () => {
  await subscription({
    has: {
      ...paid,
      status: "past_due",
      openPaymentId: "payment-1",
      purchase: { ...paid.purchase!, graceEndsAt: "2026-12-12T00:00:00.000Z" },
    },
  });
  expect(currentPlan()).toContain("You keep Monthly until December 12, 2026.");
  expect(screen.getByRole("link", { name: "Finish the payment" }).getAttribute("href"))
    .toBe("/subscription?payment=payment-1");
});
