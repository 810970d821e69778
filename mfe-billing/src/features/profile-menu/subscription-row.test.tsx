import { defineRemote } from "@reclaim/host-api";
import { fakeHost, renderRemote, sampleMember } from "@reclaim/host-api/testing";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import SubscriptionRow from "./subscription-row.tsx";

const trial = { tier: "premium", source: "trial", endsAt: "2026-12-05T00:00:00.000Z" } as const;

/** The profile's menu of a member. */
function menu(entitlement: ReturnType<typeof sampleMember>["entitlement"] = trial, now?: string) {
  const close = vi.fn();
  const profile = defineRemote({
    name: "mfe-profile",
    routes: [
      { path: "/", element: <SubscriptionRow close={close} /> },
      { path: "/subscription", element: <h1>Plan</h1> },
    ],
  });
  const { host } = fakeHost({
    member: sampleMember({ entitlement }),
    ...(now && { now: new Date(now) }),
  });
  renderRemote(profile, { at: "/", host });
  return close;
}
const way = (name: RegExp) => screen.getByRole("link", { name });

test("the profile's Subscription row closes the dialog and leads to the member's plan [PRF-10]", async () => {
  const close = menu();
  fireEvent.click(way(/^Subscription/));
  expect(await screen.findByRole("heading", { name: "Plan" })).toBeTruthy();
  expect(close).toHaveBeenCalledOnce();
});

test("Manage subscription leads to where it can be cancelled [PRF-25]", async () => {
  const close = menu();
  fireEvent.click(way(/^Manage subscription$/));
  expect(await screen.findByRole("heading", { name: "Plan" })).toBeTruthy();
  expect(close).toHaveBeenCalledOnce();
});

test("the profile shows the plan and, in the trial, the days left [PRF-24]", () => {
  const shows = (...scene: Parameters<typeof menu>) => {
    menu(...scene);
    const words = way(/^Subscription/).textContent;
    cleanup();
    return words;
  };
  expect(shows(trial, "2026-11-21T09:00:00Z")).toBe("SubscriptionPremium trial, 14 days left");
  expect(shows(trial, "2026-12-04T20:00:00Z")).toBe("SubscriptionPremium trial, 1 day left");
  expect(shows({ tier: "starter", source: "starter", endsAt: null })).toBe("SubscriptionStarter");
  expect(shows({ tier: "essential", source: "subscription", endsAt: trial.endsAt }))
    .toBe("SubscriptionEssential");
});
