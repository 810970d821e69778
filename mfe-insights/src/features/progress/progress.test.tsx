import type { Progress } from "@reclaim/contracts-members/progress";
import {
  fakeHost,
  type MockResponses,
  renderRemote,
  sampleMember,
} from "@reclaim/host-api/testing";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { readFileSync } from "node:fs";
import { beforeAll, expect, test, vi } from "vitest";
import remote from "../../remote.tsx";
import { daysAgo, sampleProgress } from "../../testing/sample-progress.ts";

// The chunks are loaded before the tests, so that none of them waits for them.
beforeAll(() => Promise.all([import("./progress.page.tsx"), import("./history/history.tsx")]));

const PROGRESS = "GET /api/progress";
const MOOD_THEME = "POST /api/ai/mood-theme-analysis";

/** What the service tells of a member with some check-ins, by date. */
function daysWith(checkIns: Record<string, number>): Progress {
  const dates = Object.keys(checkIns).sort();
  return sampleProgress(366, (ago) => checkIns[daysAgo(ago)] ?? null, {
    firstCheckIn: dates[0] ?? null,
    latestCheckIn: dates.at(-1) ?? null,
  });
}
const sentence = {
  themeRecommendation: "balanced",
  moodKeywords: ["good"],
  recommendation: "Your mood patterns suggest a balanced approach.",
  source: "guide",
};

/** The page of a member, on 21 November 2026. */
async function progressOf(
  member: Parameters<typeof sampleMember>[0],
  checkIns: Record<string, number>,
  answers: MockResponses = {},
) {
  const fake = fakeHost({
    member: sampleMember(member),
    responses: { [PROGRESS]: daysWith(checkIns), [MOOD_THEME]: sentence, ...answers },
  });
  renderRemote(remote, { at: "/progress", host: fake.host });
  await screen.findByRole("heading", { level: 1, name: "Your Progress" });
  return fake;
}
const grid = async () => await screen.findByRole("table", { name: "Your last 28 days" });

test("the page fills the screen and is titled Your Progress [PRG-01]", async () => {
  await progressOf({}, {});
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Your Progress");
  const { routes } = JSON.parse(readFileSync("mfe-insights/remote.json", "utf8"));
  expect(routes[0]).toMatchObject({ path: "/progress", fullScreen: true });
  expect(screen.getByRole("link", { name: "Back to Home" }).getAttribute("href")).toBe("/");
});

test("each pillar opens its part of the journey [PRG-02]", async () => {
  await progressOf({}, {});
  const targets = ["Body Reset", "Mind Reset", "Emotional Reset", "Financial Reset"]
    .map((name) => screen.getByRole("link", { name }).getAttribute("href"));
  expect(targets).toEqual(
    ["body", "mind", "emotional", "financial"].map((pillar) => `/journey?pillar=${pillar}`),
  );
});

test("a pillar says Not Started at 0 and In Progress above [PRG-03]", async () => {
  const progress = { bodyReset: 0, mindReset: 14, emotionalReset: 100, financialReset: 0 };
  await progressOf({ progress }, {});
  expect(screen.getAllByText(/^(Not Started|In Progress)$/).map((tag) => tag.textContent))
    .toEqual(["Not Started", "In Progress", "In Progress", "Not Started"]);
});

test("overall completion counts modules of all 27 [PRG-05]", async () => {
  await progressOf({ completedModules: 9 }, {});
  const bar = screen.getByRole("progressbar", { name: "Overall completion" });
  expect(bar.getAttribute("aria-valuenow")).toBe("33");
  expect(screen.getByText("9 of 27 modules completed")).toBeTruthy();
});

test("the grid has 28 real dates, each with the mood of its check-in [PRG-06]", async () => {
  await progressOf({ streak: 1 }, { "2026-11-21": 5, "2026-11-12": 2 });
  const cells = within(await grid()).getAllByRole("cell");
  expect(cells.map((cell) => cell.getAttribute("data-date"))).toEqual(
    Array.from(
      { length: 28 },
      (_, day) => new Date(Date.UTC(2026, 9, 25 + day)).toISOString().slice(0, 10),
    ),
  );
  const marked = cells.filter((cell) => cell.hasAttribute("data-mood"));
  expect(marked.map((cell) => cell.title)).toEqual([
    "November 12: Neutral",
    "November 21: Excellent, counts to your streak",
  ]);
});

test("the grid fills as many days as the streak counts, up to the run's end [PRG-07]", async () => {
  await progressOf({ streak: 3 }, { "2026-11-20": 4, "2026-11-19": 3 });
  const filled = within(await grid()).getAllByRole("cell")
    .filter((cell) => cell.getAttribute("data-filled") === "true");
  expect(filled.map((cell) => cell.getAttribute("data-date")))
    .toEqual(["2026-11-18", "2026-11-19", "2026-11-20"]);
});

test("fifteen journal entries fill half the meter [PRG-08]", async () => {
  await progressOf({ journalEntries: 15 }, {});
  const meter = screen.getByRole("progressbar", { name: "Journal entries" });
  expect(meter.getAttribute("aria-valuenow")).toBe("50");
});

test("earned badges bear their date, the others are locked [PRG-10]", async () => {
  const badge = { icon: "flame", description: "…" };
  await progressOf({
    badges: [
      { ...badge, id: "firstSteps", name: "First Steps", earned: true, earnedDate: "Nov 3" },
      { ...badge, id: "streak7", name: "Seven Days", earned: false },
    ],
  }, {});
  const [first, second] = screen.getAllByRole("listitem")
    .filter((item) => item.hasAttribute("data-badge"));
  expect(first?.textContent).toBe("First StepsEarned Nov 3");
  expect(second?.textContent).toBe("Seven DaysLocked");
});

test("a new member is asked for the first check-in, not told of moods he has not given", async () => {
  const { calls } = await progressOf({}, {});
  expect(await screen.findByText(/You have none yet/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Check in" }).getAttribute("href")).toBe("/");
  expect(calls.some(({ path }) => path.startsWith("/api/ai"))).toBe(false);
});

test("the words about moods name their source and were made without the notes", async () => {
  const dates = Array.from({ length: 9 }, (_, ago) => daysAgo(ago));
  const { calls } = await progressOf({ streak: 9 }, Object.fromEntries(dates.map((d) => [d, 3])));
  expect(await screen.findByText(sentence.recommendation)).toBeTruthy();
  expect(screen.getByText("From Reclaim's guide")).toBeTruthy();
  const sent = calls.find(({ path }) => path === "/api/ai/mood-theme-analysis")?.body;
  expect(sent).toEqual({ checkIns: dates.slice(0, 7).map((date) => ({ mood: 3, date })) });
});

test("check-ins that did not load can be asked for again", async () => {
  let fails = true;
  await progressOf({ streak: 1 }, {}, {
    [PROGRESS]: () => fails ? new Response("", { status: 502 }) : daysWith({}),
  });
  expect((await screen.findByRole("alert")).textContent).toContain("Your check-ins did not load.");
  fails = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await grid()).toBeTruthy();
});

test("a check-in made meanwhile shows at once", async () => {
  const checkIns: Record<string, number> = { "2026-11-20": 2 };
  const { host } = await progressOf({ streak: 2 }, {}, { [PROGRESS]: () => daysWith(checkIns) });
  await grid();
  checkIns["2026-11-21"] = 5;
  act(() => {
    host.events.emit("check-in.recorded", {
      checkIn: {
        id: "00000000-0000-4000-8000-000000000001",
        userId: "member-1",
        date: "2026-11-21T08:00:00.000Z",
        timeZone: "Europe/Vienna",
        localDate: "2026-11-21",
        mood: 5,
        thoughts: null,
      },
      streak: 3,
      longestStreak: 3,
      newBadges: [],
    });
  });
  expect(await screen.findByTitle(/November 21: Excellent/)).toBeTruthy();
});

test("the mood tracker stands there with its five levels, also without a check-in [PRG-09]", async () => {
  await progressOf({}, {});
  const tracker = within(
    await screen.findByRole("list", { name: "Your moods of the last 28 days" }),
  );
  expect(tracker.getAllByRole("listitem").map(({ textContent }) => textContent))
    .toEqual(["Excellent", "Great", "Good", "Neutral", "Struggling"]);
  expect(tracker.queryAllByRole("button")).toEqual([]);
});

test("the mood tracker counts the days of each mood [PRG-09]", async () => {
  await progressOf({}, { "2026-11-21": 5, "2026-11-20": 5, "2026-11-19": 2, "2026-10-01": 2 });
  const tracker = within(
    await screen.findByRole("list", { name: "Your moods of the last 28 days" }),
  );
  expect(tracker.getByText("Excellent: 2 days")).toBeTruthy();
  expect(tracker.getByText("Neutral: 1 day")).toBeTruthy();
});

test("the page asks for all days of a member in one call of a fixed size", async () => {
  const { calls } = await progressOf({}, { "2026-11-21": 5, "2021-11-20": 5 });
  await screen.findByTestId("mood-line");
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(["GET /api/progress"]);
});

test("earlier days are asked for when they are looked at, and can be asked for again", async () => {
  let fails = true;
  const earlier = "GET /api/mood-days?from=2024-12-01&to=2025-11-30";
  await progressOf({}, {}, {
    [PROGRESS]: sampleProgress(5 * 365),
    [MOOD_THEME]: sentence,
    [earlier]: () =>
      fails ? new Response("", { status: 502 }) : [{ localDate: "2025-03-09", mood: 2 }],
  });
  const year = within(await screen.findByRole("region", { name: "A year of days" }));
  fireEvent.click(year.getByRole("button", { name: "Earlier" }));
  expect((await year.findByRole("alert")).textContent).toContain("These days did not load.");
  fails = false;
  fireEvent.click(year.getByRole("button", { name: "Try again" }));
  const table = await year.findByRole("table", { name: /2024/ });
  expect(within(table).getAllByRole("rowheader").map(({ textContent }) => textContent))
    .toEqual(["2025-03-09"]);
});

test("nobody goes further back than the first check-in, nor further than today", async () => {
  await progressOf({}, { "2026-11-21": 5 });
  const moods = within(await screen.findByRole("region", { name: "Your moods over time" }));
  const range = () => moods.getByText(/^[^,]+, \d{4} – [^,]+, \d{4}$/).textContent;
  const before = range();
  for (const name of ["Earlier", "Later"]) fireEvent.click(moods.getByRole("button", { name }));
  expect(range()).toBe(before);
});

test("each picture has its figures as a table and as a file", async () => {
  const files: Blob[] = [];
  const names: string[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: () => {},
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(
    function (this: HTMLAnchorElement) {
      names.push(this.download);
    },
  );
  await progressOf({}, { "2026-11-21": 5, "2026-11-19": 2 });
  const moods = within(await screen.findByRole("region", { name: "Your moods over time" }));
  const rows = moods.getAllByRole("row").map((row) =>
    [...row.children].map(({ textContent }) => textContent)
  );
  expect(rows.slice(-3)).toEqual([
    ["2026-11-19", "Neutral", "2"],
    ["2026-11-20", "no check-in", ""],
    ["2026-11-21", "Excellent", "5"],
  ]);
  fireEvent.click(moods.getByRole("button", { name: "Download CSV" }));
  expect(names).toEqual(["reclaim-moods-2026-11-15-2026-11-21.csv"]);
  expect(await files[0]?.text()).toContain("2026-11-19,Neutral,2\r\n2026-11-20,no check-in,\r\n");
});

test("the tour points at header, streak, achievements and Share, in this order [TOUR-06]", async () => {
  await progressOf({}, {});
  const [tour, ...others] = (await remote.tours?.())?.default ?? [];
  expect(others).toEqual([]);
  expect(tour).toMatchObject({ id: "progress", path: "/progress" });
  const words = tour?.steps.map(({ target }) => document.querySelector(target)?.textContent);
  expect(words).toEqual([
    expect.stringContaining("Your Progress"),
    expect.stringContaining("Current streak"),
    expect.stringContaining("All achievements"),
    "Share",
  ]);
});

test("without a session the page asks to log in and calls nobody", async () => {
  const { host, calls } = fakeHost({ member: null });
  renderRemote(remote, { at: "/progress", host });
  expect(await screen.findByText("Please log in to view your progress.")).toBeTruthy();
  expect(calls).toEqual([]);
});
