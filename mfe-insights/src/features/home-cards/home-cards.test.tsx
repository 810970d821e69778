import { defineRemote } from "@reclaim/host-api";
import { fakeHost, renderRemote, sampleMember } from "@reclaim/host-api/testing";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import HomeCards from "./home-cards.tsx";

const home = defineRemote({ name: "mfe-home", routes: [{ path: "/", Component: HomeCards }] });
const badge = { icon: "flame", earned: false };

test("the achievements widget shows what is earned and what is next [HOME-06]", () => {
  const member = sampleMember({
    badges: [
      { ...badge, id: "a", name: "First Steps", description: "You joined.", earned: true },
      { ...badge, id: "b", name: "Seven Days", description: "A streak of seven days." },
    ],
  });
  renderRemote(home, { at: "/", host: fakeHost({ member }).host });
  expect(screen.getByText("1 of 2 earned")).toBeTruthy();
  expect(screen.getByText("Next could be Seven Days: a streak of seven days.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "View achievements" }).getAttribute("href"))
    .toBe("/achievements");
});

test("the AI Wellness Center card leads to the center [HOME-07]", () => {
  renderRemote(home, { at: "/", host: fakeHost().host });
  expect(screen.getByRole("heading", { name: "AI Wellness Center" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Open the center" }).getAttribute("href"))
    .toBe("/ai-recommendations");
});
