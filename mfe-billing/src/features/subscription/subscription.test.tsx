import type { Subscription } from "@reclaim/contracts-billing/billing";
import {
  fakeHost,
  type MockResponses,
  renderRemote,
  sampleMember,
} from "@reclaim/host-api/testing";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, expect, test, vi } from "vitest";
import remote from "../../remote.tsx";
import { samplePlans } from "../../testing/sample-plans.ts";

// The page's chunk is loaded before the tests, so that none of them waits for it.
beforeAll(() => import("./subscription.page.tsx"));

const ORDER = "POST /api/create-subscription";
const trial: Subscription = {
  tier: "premium",
  source: "trial",
  endsAt: "2026-12-05T00:00:00.000Z",
  plan: "Premium",
  renewal: null,
  status: null,
  trialDaysLeft: 3,
  provider: "test",
  purchase: null,
  openPaymentId: null,
};
const paying: Subscription = {
  ...trial,
  source: "subscription",
  status: "active",
  renewal: { plan: "Premium", paidUntil: "2026-12-05T00:00:00.000Z", cancelled: false },
  trialDaysLeft: 0,
};
const CANCEL = "POST /api/subscription/cancel";
const unavailable = () =>
  Response.json({ code: "payments_unavailable", message: "We can't take payments yet." }, {
    status: 503,
  });

async function subscription(
  { answers = {}, has = trial, email = "martin@example.org" as string | null }: {
    answers?: MockResponses;
    has?: Subscription;
    email?: string | null;
  } = {},
) {
  const fake = fakeHost({
    member: sampleMember({ email }),
    responses: { "GET /api/plans": samplePlans, "GET /api/subscription": has, ...answers },
  });
  const refresh = vi.spyOn(fake.host.session, "refresh");
  renderRemote(remote, { at: "/subscription", host: fake.host });
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

test("the order carries the plan, the address, the name and the real member", async () => {
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

test("a refused order keeps the choice and shows the service's words", async () => {
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
    has: paying,
    answers: { [CANCEL]: { ...paying, renewal: { ...paying.renewal, cancelled: true } } },
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
    has: paying,
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
