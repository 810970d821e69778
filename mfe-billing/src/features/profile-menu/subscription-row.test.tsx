import { defineRemote } from "@reclaim/host-api";
import { renderRemote } from "@reclaim/host-api/testing";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import SubscriptionRow from "./subscription-row.tsx";

afterEach(cleanup);

test("the profile's Subscription row closes the dialog and leads to the member's plan", async () => {
  const close = vi.fn();
  const profile = defineRemote({
    name: "mfe-profile",
    routes: [
      { path: "/", element: <SubscriptionRow close={close} /> },
      { path: "/subscription", element: <h1>Plan</h1> },
    ],
  });
  renderRemote(profile, { at: "/" });
  fireEvent.click(screen.getByRole("link", { name: "Subscription" }));
  expect(await screen.findByRole("heading", { name: "Plan" })).toBeTruthy();
  expect(close).toHaveBeenCalledOnce();
});
