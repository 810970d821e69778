import type { PaidPlan, Subscription } from "@reclaim/contracts-billing/billing";
import { fakeHost, renderRemote } from "@reclaim/host-api/testing";
import { act, cleanup, screen } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import remote from "../../remote.tsx";
import { paid, trial } from "../../testing/sample-plans.ts";

const CALL = "GET /api/subscription";
const bought = (planId: PaidPlan): Subscription => ({
  ...paid,
  purchase: { ...paid.purchase!, planId },
});

// The library draws on a canvas, which jsdom has not.
vi.mock("react-confetti", () => ({ default: () => null }));

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

test("an active subscription is confirmed, with what happens next and the way home [PAY-01] [PAY-02] [PAY-03]", async () => {
  returnTo("/payment-success?plan=essential", bought("essential-yearly"));
  expect(await screen.findByRole("heading", { name: "Payment Successful!" })).toBeTruthy();
  expect(screen.getByText("Your subscription to the Essential plan is active.")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "What happens next?" })).toBeTruthy();
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "You will receive a confirmation email.",
    "Premium features are unlocked.",
    "You can manage your subscription from your profile settings.",
  ]);
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

test("a payment in test mode is marked as such, another one is not [PAY-06]", async () => {
  returnTo("/payment-success?test=true", paid);
  expect(await screen.findByText("Test Mode")).toBeTruthy();
  cleanup();
  returnTo("/payment-success", paid);
  expect(await screen.findByText("Payment Successful!")).toBeTruthy();
  expect(screen.queryByText("Test Mode")).toBeNull();
});

test("200 pieces of confetti fall for 5 s, then none [PAY-04]", async () => {
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  returnTo("/payment-success", paid);
  expect((await screen.findByTestId("confetti")).dataset.pieces).toBe("200");
  await seconds(4.9);
  expect(screen.getByTestId("confetti")).toBeTruthy();
  await seconds(0.2);
  expect(screen.queryByTestId("confetti")).toBeNull();
});

test.each([
  ["premium", trial],
  ["premium", bought("essential-monthly")],
  ["essential", bought("premium-monthly")],
  ["starter", trial],
  ["gold", trial],
  ["premium", { ...paid, status: "incomplete" as const }],
])("for %s neither the trial nor another plan counts as paid (D61)", async (plan, has) => {
  returnTo(`/payment-success?plan=${plan}`, has);
  await screen.findByText("Waiting for your payment");
  await seconds(6);
  expect(await screen.findByText("Your payment is not confirmed yet")).toBeTruthy();
  expect(screen.queryByText("Payment Successful!")).toBeNull();
});

test("without a paid plan no payment is claimed, and the way to the plans is shown", async () => {
  returnTo("/payment-success", trial);
  expect(await screen.findByText("Waiting for your payment")).toBeTruthy();
  await seconds(5);
  expect(await screen.findByRole("heading", { name: "Your payment is not confirmed yet" }))
    .toBeTruthy();
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

test("a confirmation that comes late is shown without a press", async () => {
  let has = trial;
  returnTo("/payment-success", () => has);
  await screen.findByText("Waiting for your payment");
  await seconds(6);
  expect(await screen.findByText(/do not pay again/)).toBeTruthy();
  has = paid;
  await seconds(6);
  expect(await screen.findByText("Payment Successful!")).toBeTruthy();
});

test("a plan that did not load is no word about the payment", async () => {
  returnTo("/payment-success", () => new Response("", { status: 502 }));
  await screen.findByText("Waiting for your payment");
  await seconds(6);
  expect((await screen.findByRole("alert")).textContent).toContain("Your plan did not load.");
});
