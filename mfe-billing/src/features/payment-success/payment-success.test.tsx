import type { Subscription } from "@reclaim/contracts-billing/billing";
import { fakeHost, renderRemote } from "@reclaim/host-api/testing";
import { act, cleanup, screen } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import remote from "../../remote.tsx";

const CALL = "GET /api/subscription";
const trial: Subscription = {
  tier: "premium",
  source: "trial",
  endsAt: "2026-12-05T00:00:00.000Z",
  plan: "Premium",
  renewal: null,
  status: null,
  trialDaysLeft: 14,
  provider: "test",
  purchase: null,
  openPaymentId: null,
};
const paid: Subscription = { ...trial, source: "subscription", status: "active", trialDaysLeft: 0 };

// The page's chunk is loaded before the tests, so that none of them waits for it.
beforeAll(() => import("./payment-success.page.tsx"));
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // Confetti asks for it; this visitor wants no motion.
  vi.stubGlobal("matchMedia", () => ({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  }));
});

function returnTo(at: string, answer: unknown) {
  const fake = fakeHost({ responses: { [CALL]: answer } });
  renderRemote(remote, { at, host: fake.host });
  return fake;
}
const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000));

test("an active subscription is confirmed, with what happens next and the way home", async () => {
  returnTo("/payment-success?plan=essential", paid);
  expect(await screen.findByRole("heading", { name: "Payment Successful!" })).toBeTruthy();
  expect(screen.getByText("Your subscription to the Essential plan is active.")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "What happens next?" })).toBeTruthy();
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  expect(screen.getByRole("link", { name: "Continue to Dashboard" }).getAttribute("href"))
    .toBe("/");
  expect(screen.queryByText("Test Mode")).toBeNull();
});

test("the plan in the address is named, and Premium without one [PAY-05]", async () => {
  const names = [];
  for (const query of ["?plan=starter", "?plan=premium", ""]) {
    returnTo(`/payment-success${query}`, paid);
    const words = await screen.findByText(/Your subscription to the/);
    names.push(/the (\w+) plan/.exec(words.textContent ?? "")?.[1]);
    cleanup();
  }
  expect(names).toEqual(["Starter", "Premium", "Premium"]);
});

test.each(["gold", "constructor", "__proto__", "toString", ""])(
  "an address whose plan is no plan, %j, names none",
  async (plan) => {
    returnTo(`/payment-success?plan=${plan}`, paid);
    expect(await screen.findByText("Your subscription is active.")).toBeTruthy();
  },
);

test("a payment in test mode is marked as such", async () => {
  returnTo("/payment-success?test=true", paid);
  expect(await screen.findByText("Test Mode")).toBeTruthy();
});

test("without a paid plan no payment is claimed, and the way to the plans is shown", async () => {
  returnTo("/payment-success", trial);
  expect(await screen.findByText("Waiting for your payment")).toBeTruthy();
  await seconds(5);
  expect(await screen.findByRole("heading", { name: "No payment has arrived" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Go to your subscription" }).getAttribute("href"))
    .toBe("/subscription");
  expect(screen.queryByText("Payment Successful!")).toBeNull();
});

test("the page waits five seconds for the provider's word and shows it when it comes [PAY-07]", async () => {
  let arrived = false;
  returnTo("/payment-success", () => arrived ? paid : trial);
  await screen.findByText("Waiting for your payment");
  await seconds(3);
  expect(screen.getByText("Waiting for your payment")).toBeTruthy();
  arrived = true;
  await seconds(1);
  expect(await screen.findByText("Payment Successful!")).toBeTruthy();
});

test("a plan that did not load is no word about the payment", async () => {
  returnTo("/payment-success", () => new Response("", { status: 502 }));
  await screen.findByText("Waiting for your payment");
  await seconds(6);
  expect((await screen.findByRole("alert")).textContent).toContain("Your plan did not load.");
});
