import type { JournalEntry } from "@reclaim/contracts-members/journal";
import { defineRemote } from "@reclaim/host-api";
import {
  fakeHost,
  type MockResponses,
  press,
  renderRemote,
  sampleMember,
} from "@reclaim/host-api/testing";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { clearDevice } from "../../testing/device-storage.ts";
import Journal from "./journal.page.tsx";

// Chunks that a press opens; a busy machine may take longer than a search waits.
beforeAll(() => Promise.all([import("./entry-calendar.tsx"), import("./years-ago.tsx")]));
beforeEach(clearDevice);

const LIST = "GET /api/journal-entries";
const SEARCH = "POST /api/journal-search";
const NOVEMBER = "GET /api/journal-days?from=2026-11-01&to=2026-11-30";
const OCTOBER = "GET /api/journal-days?from=2026-10-01&to=2026-10-31";

const entryOn = (localDate: string, content: string): JournalEntry => ({
  id: crypto.randomUUID(),
  userId: "member-1",
  date: `${localDate}T20:00:00.000Z`,
  timeZone: "Europe/Vienna",
  localDate,
  promptId: null,
  promptText: null,
  content,
});
const WALK = entryOn("2026-11-20", "A walk by the river.");
const SWIM = entryOn("2026-11-18", "A swim.");

function page(answers: MockResponses = {}, joinedDate = "November 2026") {
  const fake = fakeHost({
    member: sampleMember({ joinedDate }),
    responses: { [LIST]: [WALK, SWIM], ...answers },
  });
  const remote = defineRemote({
    name: "mfe-core",
    routes: [{ path: "/journal", Component: Journal }],
  });
  renderRemote(remote, { at: "/journal", host: fake.host });
  const searches = () => fake.calls.filter(({ path }) => path === "/api/journal-search");
  return { ...fake, searches };
}
const articles = () => screen.queryAllByRole("article").map((article) => article.textContent);
const searchBox = () => screen.findByRole("searchbox", { name: "Search your entries" });
const type = async (value: string) => fireEvent.change(await searchBox(), { target: { value } });

test("entries stand under their month and beside their day", async () => {
  page({ [LIST]: [WALK, SWIM, entryOn("2026-10-02", "Rain.")] });
  await screen.findByText("Rain.");
  const headings = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) =>
    textContent
  );
  expect(headings).toEqual(["November 2026", "October 2026"]);
  expect(screen.getByRole("heading", { level: 4, name: "Friday, November 20, 2026" })).toBeTruthy();
});

test("a search finds entries by words that stand in no address, and marks them", async () => {
  const { searches } = page({ [SEARCH]: [WALK] });
  await type("  RIVER ");
  await screen.findByText("1 entry");
  expect(articles()).toHaveLength(1);
  expect(screen.getByText("river", { selector: "mark" })).toBeTruthy();
  expect(searches().map(({ body }) => body)).toEqual([{ words: "RIVER" }]);
  expect(location.href).not.toContain("RIVER");
  press("Clear the search of entries");
  expect(await screen.findByText("A swim.")).toBeTruthy();
});

test("words are searched for after a pause in typing, not letter by letter", async () => {
  const { searches } = page({ [SEARCH]: [WALK] });
  const field = await searchBox();
  vi.useFakeTimers();
  for (const value of ["r", "ri", "riv"]) {
    fireEvent.change(field, { target: { value } });
    act(() => vi.advanceTimersByTime(299));
  }
  expect(searches()).toEqual([]);
  act(() => vi.advanceTimersByTime(1));
  vi.useRealTimers();
  await waitFor(() => expect(searches()).toHaveLength(1));
});

test("a search that another one replaces is ended, and its answer is not shown", async () => {
  const signals: AbortSignal[] = [];
  const { host } = page({
    [SEARCH]: (body: unknown) =>
      (body as { words: string }).words === "walk" ? new Promise(() => {}) : [SWIM],
  });
  const { postPage } = host.http;
  host.http.postPage = (path, query, schema, signal) => {
    if (signal) signals.push(signal);
    return postPage(path, query, schema, signal);
  };
  await type("walk");
  await waitFor(() => expect(signals).toHaveLength(1));
  await type("swim");
  await screen.findByText("1 entry");
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});

test("a search without a hit says so", async () => {
  page({ [SEARCH]: [] });
  await type("accordion");
  expect(await screen.findByText("No entries found.")).toBeTruthy();
  expect(articles()).toEqual([]);
});

test("a search goes on page by page", async () => {
  const { searches } = page({
    [SEARCH]: (body: unknown) =>
      "cursor" in (body as object)
        ? [SWIM]
        : Response.json([WALK], { headers: { "x-next-cursor": "c2" } }),
  });
  await type("a");
  await screen.findByText("The latest 1 entries");
  press("Show earlier entries");
  expect(await screen.findByText("2 entries")).toBeTruthy();
  expect(searches().map(({ body }) => body)).toEqual([
    { words: "a" },
    { words: "a", cursor: "c2" },
  ]);
});

test("earlier entries that do not come are told, and those that came stay", async () => {
  page({
    [LIST]: () => Response.json([WALK], { headers: { "x-next-cursor": "c2" } }),
    [`${LIST}?cursor=c2`]: () => new Response("", { status: 500 }),
  });
  await screen.findByText(WALK.content);
  press("Show earlier entries");
  expect(await screen.findByText(/Earlier entries could not be reached/)).toBeTruthy();
  expect(articles()).toHaveLength(1);
});

test("a long entry is shown from a little before its first hit", async () => {
  const long = entryOn("2026-11-19", `${"One two three. ".repeat(200)}Then the river.`);
  page({ [SEARCH]: [long] });
  await type("river");
  await screen.findByText("1 entry");
  expect(screen.getByText("river", { selector: "mark" })).toBeTruthy();
  expect(screen.getByRole("article").textContent).toContain("… ");
  press("Read all of it");
  expect(screen.getByRole("article").textContent).toContain(long.content);
});

test("the calendar marks days with entries, and shows the entries of a chosen day", async () => {
  page({
    [NOVEMBER]: [{ localDate: "2026-11-18", entries: 2 }],
    [`${LIST}?from=2026-11-18&to=2026-11-18`]: [SWIM],
    [`${LIST}?from=2026-11-17&to=2026-11-17`]: [],
  });
  await screen.findByText(SWIM.content);
  press("Calendar");
  const day = await screen.findByRole("button", {
    name: "Wednesday, November 18, 2026, 2 entries",
  });
  expect(screen.getByRole("button", { name: /November 21, 2026, Today, nothing written$/ }))
    .toBeTruthy();
  const tomorrow = screen.getByRole<HTMLButtonElement>("button", { name: /November 22, 2026/ });
  expect(tomorrow.disabled).toBe(true);
  fireEvent.click(day);
  await waitFor(() => expect(articles()).toHaveLength(1));
  fireEvent.click(screen.getByRole("button", { name: /^Tuesday, November 17, 2026/ }));
  expect(await screen.findByText("Nothing was written on this day.")).toBeTruthy();
  press("Show all entries");
  await waitFor(() => expect(articles()).toHaveLength(2));
});

test("months go back and forth, but not beyond this one; one press leads back", async () => {
  const { calls } = page({ [NOVEMBER]: [], [OCTOBER]: [] });
  await screen.findByText(SWIM.content);
  press("Calendar");
  await screen.findByText("November 2026", { selector: "[role=status]" });
  expect(screen.getByRole("button", { name: "Next month" }).getAttribute("aria-disabled"))
    .toBe("true");
  press("Previous month");
  await screen.findByText("October 2026", { selector: "[role=status]" });
  await waitFor(() => expect(calls.map(({ path }) => `GET ${path}`)).toContain(OCTOBER));
  press("Go to this month");
  expect(await screen.findByText("November 2026", { selector: "[role=status]" })).toBeTruthy();
});

const YEAR_AGO = `${LIST}?from=2025-11-21&to=2025-11-21&limit=1`;
const TWO_YEARS_AGO = `${LIST}?from=2024-11-21&to=2024-11-21&limit=1`;

test("what was written on this date in an earlier year is shown, and can be put away", async () => {
  const answers = { [YEAR_AGO]: [], [TWO_YEARS_AGO]: [entryOn("2024-11-21", "The old boat.")] };
  page(answers, "March 2024");
  const card = within(await screen.findByRole("region", { name: "2 years ago today" }));
  expect(card.getByText("The old boat.")).toBeTruthy();
  press("Not today: 2 years ago today");
  await waitFor(() => expect(screen.queryByText("The old boat.")).toBeNull());
});

test("what was put away stays away for the day, also after a reload", async () => {
  const answers = { [YEAR_AGO]: [entryOn("2025-11-21", "The old boat.")] };
  page(answers, "March 2025");
  await screen.findByRole("region", { name: "A year ago today" });
  press("Not today: A year ago today");
  cleanup();
  const { calls } = page(answers, "March 2025");
  await screen.findByText(SWIM.content);
  await waitFor(() => expect(calls.map(({ path }) => `GET ${path}`)).toContain(YEAR_AGO));
  expect(screen.queryByRole("region", { name: "A year ago today" })).toBeNull();
});

test("without an entry of the date there is nothing of it", async () => {
  const { calls } = page({ [YEAR_AGO]: [] }, "March 2025");
  await waitFor(() => expect(calls.map(({ path }) => `GET ${path}`)).toContain(YEAR_AGO));
  await screen.findByText(SWIM.content);
  expect(screen.queryByText(/ago today/)).toBeNull();
});

test("the journal can be taken along as a file", async () => {
  const saved: string[] = [];
  URL.createObjectURL = () => "blob:file";
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  page({
    "GET /api/me/export/journal": () =>
      new Response("# My journal\n", {
        headers: { "content-disposition": 'attachment; filename="reclaim-journal.md"' },
      }),
  });
  await screen.findByText(SWIM.content);
  press("Download my journal");
  await screen.findByText("Saved as reclaim-journal.md.");
  expect(saved).toEqual(["reclaim-journal.md"]);
});
