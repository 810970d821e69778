import type { Pillar } from "@reclaim/contracts-members/catalogue";
import { fakeHost, renderRemote, sampleMember } from "@reclaim/host-api/testing";
import { useLocation } from "@reclaim/host-api/router";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { defineRemote } from "@reclaim/host-api";
import { beforeEach, expect, test, vi } from "vitest";
import Journey from "./journey.page.tsx";
import { nextGroupChat } from "./live-chats.model.ts";
import { drawPath, placeStations } from "./journey-path.model.ts";

beforeEach(() => void vi.stubGlobal("scrollTo", vi.fn()));

const row = (pillar: Pillar, moduleId: number, completed = true) => ({
  id: crypto.randomUUID(),
  userId: "member-1",
  pillar,
  moduleId,
  completed,
  progress: completed ? 100 : 33,
  completedTasks: completed ? [] : [`${pillar}-${moduleId}-1`],
  completedDate: completed ? "2026-11-20T09:00:00.000Z" : null,
  lastUpdated: "2026-11-20T09:00:00.000Z",
});

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

async function journey(at = "/journey", rows: ReturnType<typeof row>[] = []) {
  const fake = fakeHost({
    member: sampleMember(),
    responses: { "GET /api/module-progress": rows },
  });
  const remote = defineRemote({
    name: "mfe-core",
    routes: [{
      path: "/journey",
      Component: () => (
        <>
          <Journey />
          <Address />
        </>
      ),
    }],
  });
  renderRemote(remote, { at, host: fake.host });
  // The server's rows have come when its answer is read.
  await waitFor(() => expect(fake.calls).toHaveLength(1));
  return fake;
}
const tabs = () => screen.getAllByRole("tab").map(({ textContent }) => textContent);
const cards = () => within(screen.getByRole("tabpanel")).getAllByRole("listitem");
const address = () => screen.getByTestId("address").textContent;
const openTab = (name: string) =>
  fireEvent.mouseDown(screen.getByRole("tab", { name }), { button: 0 });
const pillar = (name: RegExp) => screen.getByRole("button", { name });

test("it is titled Your Journey, with four pillar cards and five tabs [JNY-01] [JNY-02] [JNY-03]", async () => {
  await journey();
  expect(screen.getByRole("heading", { level: 1, name: "Your Journey" })).toBeTruthy();
  const growth = within(screen.getByRole("region", { name: "4-Pillar Growth System" }));
  expect(growth.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Body Reset0 of 6 modules",
    "Mind Reset0 of 7 modules",
    "Emotional Reset0 of 8 modules",
    "Financial Reset0 of 6 modules",
  ]);
  expect(tabs()).toEqual(["All Modules", "Body", "Mind", "Emotional", "Financial"]);
});

test.for(
  [
    ["", 27],
    ["?pillar=body", 6],
    ["?pillar=mind", 7],
    ["?pillar=emotional", 8],
    [
      "?pillar=financial",
      6,
    ],
    ["?pillar=Body", 27],
    ["?pillar=soul", 27],
  ] as const,
)("/journey%s lists %s modules [JNY-04] [JNY-05]", async ([query, count]) => {
  await journey(`/journey${query}`);
  expect(cards()).toHaveLength(count);
});

test("tab and pillar card rewrite the address; a chosen card pressed again shows all [JNY-06]", async () => {
  await journey();
  openTab("Mind");
  expect(address()).toBe("/journey?pillar=mind");
  expect(cards()).toHaveLength(7);
  fireEvent.click(pillar(/^Financial Reset/));
  expect(address()).toBe("/journey?pillar=financial");
  expect(screen.getByRole("tab", { name: "Financial", selected: true })).toBeTruthy();
  openTab("All Modules");
  expect(address()).toBe("/journey");
  fireEvent.click(pillar(/^Body Reset/));
  fireEvent.click(pillar(/^Body Reset/));
  expect(address()).toBe("/journey");
});

test("what is open leads to its module, what is locked cannot be pressed [JNY-12] [JNY-13]", async () => {
  await journey("/journey?pillar=body", [row("body", 1), row("body", 2, false)]);
  await screen.findByRole("link", { name: "Look back: Sleep Comes First" });
  const panel = within(screen.getByRole("tabpanel"));
  expect(panel.getByRole("link", { name: "Continue: Walk It In" }).getAttribute("href"))
    .toBe("/journey/body-reset/2");
  const locked = panel.getAllByRole<HTMLButtonElement>("button", { name: /^Locked/ });
  expect(locked).toHaveLength(4);
  expect(locked.every(({ disabled }) => disabled)).toBe(true);
  openTab("Mind");
  expect(panel.getByRole("link", { name: "Start Module: Empty the Head" }).getAttribute("href"))
    .toBe("/journey/mind-reset/1");
});

test("a pillar counts its completed modules, and its stations lead to them [JNY-14]", async () => {
  await journey("/journey", [row("mind", 1), row("mind", 2)]);
  await screen.findByText("2 of 7 modules", { selector: "button *" });
  // Only wide screens show the drawn way.
  const stations = within(screen.getByRole("list", { name: "Modules of Mind Reset", hidden: true }))
    .getAllByRole("link", { hidden: true });
  expect(stations.map((link) => link.getAttribute("href"))).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((id) => `/journey/mind-reset/${id}`),
  );
  expect(stations[1]?.textContent).toContain("Module 2: One Thing at a Time. Completed");
  expect(stations[2]?.textContent).toContain("In progress");
  expect(stations[3]?.textContent).toContain("Locked");
});

test("the body card's link goes no further than module 3 [JNY-15]", async () => {
  await journey("/journey", [1, 2, 3, 4].map((id) => row("body", id)));
  await screen.findByText("4 of 6 modules", { selector: "button *" });
  const growth = within(screen.getByRole("region", { name: "4-Pillar Growth System" }));
  expect(growth.getByRole("link", { name: /^Continue: Strength/ }).getAttribute("href"))
    .toBe("/journey/body-reset/3");
});

test("live chats are coming, a premium feature, with a calendar file [JNY-08]", async () => {
  vi.stubGlobal(
    "URL",
    Object.assign(URL, { createObjectURL: vi.fn(() => "blob:"), revokeObjectURL() {} }),
  );
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  await journey();
  const card = within(screen.getByRole("region", { name: "Live monthly group video chats" }));
  expect(card.getByText("Coming Soon")).toBeTruthy();
  expect(card.getByText("Premium Feature")).toBeTruthy();
  fireEvent.click(card.getByRole("button", { name: "Add to Calendar" }));
  const file = vi.mocked(URL.createObjectURL).mock.calls[0]?.[0] as Blob;
  expect(await file.text()).toContain("SUMMARY:Reclaim group video chat");
  expect(clicked).toHaveBeenCalledOnce();
});

test("the next chat is on the first Thursday of a month at seven, this month's until it begins", () => {
  const at = (month: number, day: number, hour: number) => new Date(2026, month, day, hour);
  expect(nextGroupChat(at(9, 1, 18))).toEqual(at(9, 1, 19));
  expect(nextGroupChat(at(9, 1, 19))).toEqual(at(10, 5, 19));
  expect(nextGroupChat(at(11, 31, 9))).toEqual(new Date(2027, 0, 7, 19));
});

test("a path runs through its stations from left to right", () => {
  const stations = placeStations(8);
  const across = stations.map(({ x }) => x);
  expect(across).toEqual(across.toSorted((one, other) => one - other));
  for (const { x, y } of stations) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(100);
    expect(Math.abs(y - 50)).toBeLessThan(30);
  }
  expect(drawPath(stations).match(/C/g)).toHaveLength(7);
  expect(drawPath([])).toBe("");
});
