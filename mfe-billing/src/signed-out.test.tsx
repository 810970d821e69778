import { createStoryScreens } from "@reclaim/host-api/story-host";
import { fakeHost, renderRemote } from "@reclaim/host-api/testing";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import remote from "./remote.tsx";
import { samplePlans } from "./testing/sample-plans.ts";

function signedOutAt(at: string) {
  const fake = fakeHost({ member: null, responses: { "GET /api/plans": samplePlans } });
  renderRemote(remote, { at, host: fake.host });
  return () => fake.calls.map(({ path }) => path);
}

test("without a user /subscription shows the plans and no plan of his [HOME-15]", async () => {
  const called = signedOutAt("/subscription");
  expect(await screen.findByRole("radio", { name: /Monthly/ })).toBeTruthy();
  expect(screen.queryByTestId("current-plan")).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(called()).toEqual(["/api/plans"]);
});

test("without a user /payment-success asks to log in and claims nothing of a payment [HOME-15]", async () => {
  const called = signedOutAt("/payment-success?plan=premium");
  expect(await screen.findByText("Please log in to see your plan.")).toBeTruthy();
  expect(screen.queryByRole("heading")).toBeNull();
  expect(called()).toEqual([]);
});

test("without a user the profile's row names no plan [HOME-15]", async () => {
  render(
    createStoryScreens(remote).renderSlot("profile.menu", { close: () => {} }, { member: null })(),
  );
  const row = await screen.findByRole("link", { name: /^Subscription/ });
  expect(row.textContent).toBe("Subscription");
});
