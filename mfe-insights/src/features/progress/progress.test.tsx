import type { CheckIn } from "@reclaim/contracts/check-ins";
import { type Answers, fakeHost, renderRemote, sampleMember } from "@reclaim/host-api/testing";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import remote from "../../remote.tsx";

// The page's chunk is loaded before the tests, so that none of them waits for it.
beforeAll(() => import("./progress.page.tsx"));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const CHECK_INS = "GET /api/check-ins/user/member-1";
const MOOD_THEME = "POST /api/ai/mood-theme-analysis";

let count = 0;
const checkIn = (localDate: string, mood: number): CheckIn => ({
  id: `00000000-0000-4000-8000-${String(++count).padStart(12, "0")}`,
  userId: "member-1",
  date: `${localDate}T08:00:00.000Z`,
  timeZone: "Europe/Vienna",
  localDate,
  mood,
  thoughts: "Nobody else reads this.",
});
const sentence = {
  themeRecommendation: "balanced",
  moodKeywords: ["good"],
  recommendation: "Your mood patterns suggest a balanced approach.",
  source: "guide",
};

/** The page of a member, on 21 November 2026. */
async function progressOf(
  member: Parameters<typeof sampleMember>[0],
  checkIns: CheckIn[],
  answers: Answers = {},
) {
  const fake = fakeHost({
    member: sampleMember(member),
    answers: { [CHECK_INS]: checkIns, [MOOD_THEME]: sentence, ...answers },
  });
  renderRemote(remote, { at: "/progress", host: fake.host });
  await screen.findByRole("heading", { level: 1, name: "Your Progress" });
  return fake;
}
const grid = async () => await screen.findByRole("table", { name: "Your last 28 days" });

test("each pillar opens its part of the journey [PRG-02]", async () => {
  await progressOf({}, []);
  const targets = ["Body Reset", "Mind Reset", "Emotional Reset", "Financial Reset"]
    .map((name) => screen.getByRole("link", { name }).getAttribute("href"));
  expect(targets).toEqual(
    ["body", "mind", "emotional", "financial"].map((pillar) => `/journey?pillar=${pillar}`),
  );
});

test("a pillar says Not Started at 0 and In Progress above [PRG-03]", async () => {
  const progress = { bodyReset: 0, mindReset: 14, emotionalReset: 100, financialReset: 0 };
  await progressOf({ progress }, []);
  expect(screen.getAllByText(/^(Not Started|In Progress)$/).map((tag) => tag.textContent))
    .toEqual(["Not Started", "In Progress", "In Progress", "Not Started"]);
});

test("overall completion counts modules of all 27 [PRG-05]", async () => {
  await progressOf({ completedModules: 9 }, []);
  const bar = screen.getByRole("progressbar", { name: "Overall completion" });
  expect(bar.getAttribute("aria-valuenow")).toBe("33");
  expect(screen.getByText("9 of 27 modules completed")).toBeTruthy();
});

test("the grid has 28 real dates, each with the mood of its check-in [PRG-06]", async () => {
  await progressOf({ streak: 1 }, [checkIn("2026-11-21", 5), checkIn("2026-11-12", 2)]);
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
  await progressOf({ streak: 3 }, [checkIn("2026-11-20", 4), checkIn("2026-11-19", 3)]);
  const filled = within(await grid()).getAllByRole("cell")
    .filter((cell) => cell.getAttribute("data-filled") === "true");
  expect(filled.map((cell) => cell.getAttribute("data-date")))
    .toEqual(["2026-11-18", "2026-11-19", "2026-11-20"]);
});

test("fifteen journal entries fill half the meter [PRG-08]", async () => {
  await progressOf({ journalEntries: 15 }, []);
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
  }, []);
  const [first, second] = screen.getAllByRole("listitem")
    .filter((item) => item.hasAttribute("data-badge"));
  expect(first?.textContent).toBe("First StepsEarned Nov 3");
  expect(second?.textContent).toBe("Seven DaysLocked");
});

test("a new member is asked for the first check-in, not told of moods he has not given", async () => {
  const { calls } = await progressOf({}, []);
  expect(await screen.findByText(/You have none yet/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Check in" }).getAttribute("href")).toBe("/");
  expect(calls.some(({ path }) => path.startsWith("/api/ai"))).toBe(false);
});

test("the words about moods name their source and were made without the notes", async () => {
  const days = Array.from({ length: 9 }, (_, day) => checkIn(`2026-11-${21 - day}`, 3));
  const { calls } = await progressOf({ streak: 9 }, days);
  expect(await screen.findByText(sentence.recommendation)).toBeTruthy();
  expect(screen.getByText("From the built-in guide")).toBeTruthy();
  const sent = calls.find(({ path }) => path === "/api/ai/mood-theme-analysis")?.body;
  expect(sent).toEqual({
    checkIns: days.slice(0, 7).map(({ mood, localDate }) => ({ mood, date: localDate })),
  });
});

test("check-ins that did not load can be asked for again", async () => {
  let fails = true;
  await progressOf({ streak: 1 }, [], {
    [CHECK_INS]: () => fails ? new Response("", { status: 502 }) : [],
  });
  expect((await screen.findByRole("alert")).textContent).toContain("Your check-ins did not load.");
  fails = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await grid()).toBeTruthy();
});

test("a check-in made meanwhile shows at once", async () => {
  const checkIns = [checkIn("2026-11-20", 2)];
  const { host } = await progressOf({ streak: 2 }, [], { [CHECK_INS]: () => checkIns });
  await grid();
  const recorded = checkIn("2026-11-21", 5);
  checkIns.unshift(recorded);
  act(() => {
    host.events.emit("check-in.recorded", {
      checkIn: recorded,
      streak: 3,
      longestStreak: 3,
      newBadges: [],
    });
  });
  expect(await screen.findByTitle(/November 21: Excellent/)).toBeTruthy();
});

/** What a press of Share gives to the device, if it can share, and to the clipboard. */
async function sharing(device: { share?: unknown; writeText?: unknown }) {
  const { share, writeText = () => Promise.resolve() } = device;
  vi.stubGlobal("navigator", { clipboard: { writeText }, ...(share ? { share } : {}) });
  const { notices } = await progressOf({ streak: 6, completedModules: 9 }, []);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Share" })));
  return notices;
}
const SENTENCE = "My progress on Reclaim: 6 days in a row, 9 of 27 modules done.";

test("Share hands a sentence to the device, which asks where to", async () => {
  const share = vi.fn(() => Promise.resolve());
  expect(await sharing({ share })).toEqual([]);
  expect(share).toHaveBeenCalledExactlyOnceWith({ text: SENTENCE });
});

test("on a device that cannot share, the sentence is copied and shown", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  expect(await sharing({ writeText })).toEqual([
    { title: "Copied. Paste it where you like.", description: SENTENCE },
  ]);
  expect(writeText).toHaveBeenCalledExactlyOnceWith(SENTENCE);
});

test("who changes his mind hears nothing, a failure leaves him the sentence", async () => {
  const refuse = (name: string) => () => Promise.reject(new DOMException("…", name));
  expect(await sharing({ share: refuse("AbortError") })).toEqual([]);
  cleanup();
  expect(await sharing({ writeText: refuse("NotAllowedError") })).toEqual([
    expect.objectContaining({ variant: "destructive", description: SENTENCE }),
  ]);
});

test("the tour points at header, streak, achievements and Share, in this order [TOUR-06]", async () => {
  await progressOf({}, []);
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
