import { fakeHost, renderRemote, sampleMember } from "@reclaim/host-api/testing";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import remote from "../../remote.tsx";

// The page's chunk is loaded before the tests, so that none of them waits for it.
beforeAll(() => import("./greeting.page.tsx"));
afterEach(cleanup);

test("welcomes the member by his name and tells his streak", async () => {
  const { host } = fakeHost({ member: sampleMember({ name: "Martin", streak: 12 }) });
  renderRemote(remote, { at: "/greeting", host });
  expect(await screen.findByText("Good to see you, Martin.")).toBeTruthy();
  expect(screen.getByText("Day 12 of your streak.")).toBeTruthy();
});

test("welcomes a visitor without a streak", async () => {
  renderRemote(remote, { at: "/greeting", host: fakeHost({ member: null }).host });
  expect(await screen.findByText("Good to see you.")).toBeTruthy();
  expect(screen.queryByText(/streak/)).toBeNull();
});
