import { fakeHost, renderRemote } from "@reclaim/host-api/testing";
import { createStoryScreens } from "@reclaim/host-api/story-host";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import remote from "./remote.tsx";

test.each([
  ["/progress", "Please log in to view your progress."],
  ["/achievements", "Please log in to view your achievements."],
  ["/ai-recommendations", "Please log in to use the AI Wellness Center."],
  ["/ai-powered-content", "Please log in to use the AI Content Generator."],
])("without a user %s shows an empty state and calls nothing [HOME-15]", async (at, words) => {
  const { host, calls } = fakeHost({ member: null });
  renderRemote(remote, { at, host });
  expect(await screen.findByText(words)).toBeTruthy();
  for (const role of ["progressbar", "tab", "table", "button"]) {
    expect(screen.queryAllByRole(role), role).toEqual([]);
  }
  expect(calls).toEqual([]);
});

test("without a user Home gets no achievements [HOME-15]", async () => {
  render(createStoryScreens(remote).renderSlot("home.cards", {}, { member: null })());
  expect(await screen.findByRole("heading", { name: "AI Wellness Center" })).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Achievements" })).toBeNull();
});
