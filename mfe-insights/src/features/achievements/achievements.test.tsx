import type { Badge } from "@reclaim/contracts-members/badges";
import { fakeHost, renderRemote, sampleMember } from "@reclaim/host-api/testing";
import { fireEvent, screen } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import remote from "../../remote.tsx";

// The page's chunk is loaded before the tests, so that none of them waits for it.
beforeAll(() => import("./achievements.page.tsx"));

/** The thirteen badges, the first of them earned. */
const badges = (earned: number): Badge[] =>
  Array.from({ length: 13 }, (_, index) => ({
    id: `badge-${index}`,
    name: `Badge ${index}`,
    icon: "flame",
    description: `What badge ${index} is for.`,
    earned: index < earned,
    ...(index < earned ? { earnedDate: "Nov 21" } : {}),
  }));

async function achievementsWith(earned: number) {
  const { host } = fakeHost({ member: sampleMember({ badges: badges(earned) }) });
  renderRemote(remote, { at: "/achievements", host });
  await screen.findByRole("heading", { level: 1, name: "Your Achievements" });
}

test("the tabs count what is earned and what is locked [PRG-11]", async () => {
  await achievementsWith(4);
  expect(screen.getAllByRole("tab").map((tab) => tab.textContent))
    .toEqual(["Earned (4)", "Locked (9)"]);
  expect(screen.getAllByRole("listitem")).toHaveLength(4);
  // The tab answers to the press of the pointer, before the click.
  fireEvent.mouseDown(screen.getByRole("tab", { name: "Locked (9)" }));
  expect(screen.getAllByRole("listitem")).toHaveLength(9);
});

test("the bar shows earned badges of all thirteen [PRG-12]", async () => {
  await achievementsWith(4);
  const bar = screen.getByRole("progressbar", { name: "Achievements earned" });
  expect(bar.getAttribute("aria-valuenow")).toBe("31");
  expect(screen.getByText("4 of 13 earned")).toBeTruthy();
});

test("the way on leads to the journey, and what is earned can be shared [PRG-13]", async () => {
  await achievementsWith(1);
  expect(screen.getByRole("button", { name: "Share Achievements" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Continue your journey" }).getAttribute("href"))
    .toBe("/journey");
});

test("a member who has earned nothing yet reads what changes that", async () => {
  await achievementsWith(0);
  expect(screen.getByText(/Nothing earned yet/)).toBeTruthy();
});

test("a badge whose icon this release does not know has a general one", async () => {
  const [badge] = badges(1);
  const { host } = fakeHost({
    member: sampleMember({ badges: [{ ...badge!, icon: "constructor" }] }),
  });
  renderRemote(remote, { at: "/achievements", host });
  const tile = await screen.findByRole("listitem");
  expect(tile.querySelector("svg.lucide-award")).toBeTruthy();
});

test("someone signed out is asked to log in [PRG-14]", async () => {
  renderRemote(remote, { at: "/achievements", host: fakeHost({ member: null }).host });
  expect(await screen.findByText("Please log in to view your achievements.")).toBeTruthy();
});
