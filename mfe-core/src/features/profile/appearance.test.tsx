import type { CheckIn } from "@reclaim/contracts-members/check-ins";
import { THEMES } from "@reclaim/design-system/tokens";
import { fakeHost, FakeShell, type MockResponses } from "@reclaim/host-api/story-host";
import "@reclaim/host-api/testing";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { saveAutoTheme, saveNoticeSeconds } from "../../shared/theme.storage.ts";
import AppearanceTab from "./appearance-tab.tsx";

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

const NINE = [
  "serene",
  "energetic",
  "focused",
  "creative",
  "balanced",
  "optimistic",
  "reflective",
  "resilient",
  "tranquil",
];
const checkIn = (mood: number): CheckIn => ({
  id: "5f3b9f4e-8c1a-4a53-9a4e-0a8d0f6f2d21",
  userId: "member-1",
  date: "2026-11-20T09:00:00.000Z",
  timeZone: "Europe/Vienna",
  localDate: "2026-11-20",
  mood,
  thoughts: null,
});

/** Settings > Appearance of a member with check-ins. */
function appearance(checkIns: CheckIn[] = [], answers: MockResponses = {}) {
  const fake = fakeHost({
    responses: { "GET /api/check-ins/user/member-1": checkIns, ...answers },
  });
  render(
    <FakeShell host={fake.host}>
      <AppearanceTab memberId="member-1" />
    </FakeShell>,
  );
  return fake;
}
const auto = () => screen.getByRole("switch", { name: "Automatic theme" });
const picker = (name = "Theme") => screen.getByLabelText<HTMLSelectElement>(name);
/** The options that can be chosen. */
const offered = (select: HTMLSelectElement) =>
  [...select.options].filter(({ disabled }) => !disabled).map(({ value }) => value);
const choose = (select: HTMLSelectElement, value: string) =>
  fireEvent.change(select, { target: { value } });
const colour = (name: string) => screen.getByRole("button", { name });
const preview = () =>
  fireEvent.mouseDown(screen.getByRole("tab", { name: "Preview" }), { button: 0 });
const worn = () => document.documentElement.dataset.theme;
const saved = () => localStorage.getItem("reclaim-theme-preference");

test("Appearance has the tabs Preferences and Preview [PRF-14]", () => {
  appearance();
  expect(screen.getAllByRole("tab").map((tab) => tab.textContent))
    .toEqual(["Preferences", "Preview"]);
});

test("while the automatic theme is on there is no picker [THM-05]", () => {
  appearance();
  expect(auto().getAttribute("aria-checked")).toBe("true");
  expect(screen.queryByLabelText("Theme")).toBeNull();
  expect(screen.queryByRole("group", { name: "Colours" })).toBeNull();
});

test("with the automatic theme off there are a picker and buttons with colours [THM-06]", () => {
  appearance();
  fireEvent.click(auto());
  expect(localStorage.getItem("reclaim-auto-theme")).toBe("disabled");
  expect(picker()).toBeTruthy();
  const colours = within(screen.getByRole("group", { name: "Colours" })).getAllByRole("button");
  expect(colours.map((button) => button.dataset.theme)).toEqual(NINE);
});

test("nine themes are offered, the default one is not [THM-02]", () => {
  saveAutoTheme(false);
  appearance();
  expect(offered(picker())).toEqual(NINE);
  preview();
  expect(offered(picker("Theme to look at"))).toEqual(NINE);
});

test("a theme chosen by hand is worn at once and kept [THM-07]", () => {
  saveAutoTheme(false);
  appearance();
  choose(picker(), "focused");
  expect([worn(), saved()]).toEqual(["focused", "focused"]);
  fireEvent.click(colour("Tranquil"));
  expect([worn(), saved(), picker().value]).toEqual(["tranquil", "tranquil", "tranquil"]);
  expect(colour("Tranquil").getAttribute("aria-pressed")).toBe("true");
  expect(colour("Focused").getAttribute("aria-pressed")).toBe("false");
});

test("Reset returns to the default theme [THM-08]", () => {
  saveAutoTheme(false);
  appearance();
  choose(picker(), "focused");
  fireEvent.click(colour("Reset"));
  expect([worn(), saved()]).toEqual(["default", "default"]);
});

test("Reset ends the automatic theme, which would take the default one away again, and says so", () => {
  appearance();
  expect(screen.getByText(/The automatic theme goes off/)).toBeTruthy();
  fireEvent.click(colour("Reset"));
  expect(auto().getAttribute("aria-checked")).toBe("false");
  expect([worn(), localStorage.getItem("reclaim-auto-theme")]).toEqual(["default", "disabled"]);
});

test("switching the automatic theme on wears at once what the moods say", async () => {
  saveAutoTheme(false);
  appearance([checkIn(5)]);
  preview();
  await screen.findByText("From your moods");
  fireEvent.mouseDown(screen.getByRole("tab", { name: "Preferences" }), { button: 0 });
  fireEvent.click(auto());
  expect([worn(), localStorage.getItem("reclaim-auto-theme")]).toEqual(["optimistic", "enabled"]);
});

test("the notice's duration goes from 2 to 10 seconds in steps of 1, 6 by default [THM-30]", () => {
  appearance();
  const slider = () => screen.getByRole("slider");
  const press = (key: string) => fireEvent.keyDown(slider(), { key });
  const value = () => slider().getAttribute("aria-valuenow");
  expect([slider().getAttribute("aria-valuemin"), slider().getAttribute("aria-valuemax"), value()])
    .toEqual(["2", "10", "6"]);
  press("ArrowRight");
  expect([value(), localStorage.getItem("reclaim-notification-duration")]).toEqual(["7", "7"]);
  press("Home");
  press("ArrowLeft");
  expect(value()).toBe("2");
  press("End");
  expect(localStorage.getItem("reclaim-notification-duration")).toBe("10");
});

test("a duration beyond the slider shows as its end, and stays until it is changed", () => {
  saveNoticeSeconds(30);
  appearance();
  expect(screen.getByRole("slider").getAttribute("aria-valuenow")).toBe("10");
  expect(localStorage.getItem("reclaim-notification-duration")).toBe("30");
});

test("the preview shows a theme on a sample and leaves the page as it is", () => {
  saveAutoTheme(false);
  appearance();
  preview();
  choose(picker("Theme to look at"), "resilient");
  const sample = screen.getByRole("img", { name: /How Resilient looks/ });
  expect(sample.dataset.theme).toBe("resilient");
  expect(sample.textContent).toContain("Check in");
  expect(screen.getByText("Automatic theme takes it after challenging days.")).toBeTruthy();
  expect([worn(), saved()]).toEqual([undefined, null]);
  fireEvent.click(colour("Use this theme"));
  expect([worn(), saved()]).toEqual(["resilient", "resilient"]);
  expect(screen.getByText("This is your theme now.")).toBeTruthy();
});

test("while the automatic theme is on the preview does not offer to wear a theme", () => {
  appearance();
  preview();
  expect(screen.queryByRole("button", { name: "Use this theme" })).toBeNull();
  expect(screen.getByText(/Automatic theme is on/)).toBeTruthy();
});

test("a theme has a name, a description and its colours; the moods add recommendation and words [ENT-28]", async () => {
  const roles = "primary primary-dark secondary accent background foreground muted border";
  for (const { name, description, colors } of THEMES) {
    expect([name, description]).not.toContain("");
    expect(Object.keys(colors)).toEqual(expect.arrayContaining(roles.split(" ")));
  }
  appearance([checkIn(5)]);
  preview();
  await screen.findByText(
    "You're feeling good! An optimistic theme complements your positive mood.",
  );
  const words = screen.getByRole("list", { name: "Words for your moods" });
  expect(words.textContent).toBe("excellent");
  fireEvent.click(colour("Look at Optimistic"));
  expect(screen.getByRole("heading", { name: "Optimistic" })).toBeTruthy();
  const optimistic = THEMES.find(({ name }) => name === "optimistic")?.description ?? "?";
  expect(screen.getByText(new RegExp(optimistic.slice(1)))).toBeTruthy();
});

test("without the member's moods the preview says so and works", async () => {
  appearance([], { "GET /api/check-ins/user/member-1": () => new Response("", { status: 502 }) });
  preview();
  await waitFor(() => expect(screen.getByText(/Your moods did not load/)).toBeTruthy());
  expect(screen.getByRole("img", { name: /How Serene looks/ })).toBeTruthy();
});
