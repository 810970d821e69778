import type { CheckIn, RecordedCheckIn } from "@reclaim/contracts-members/check-ins";
import { moodCategory, themeForMood } from "@reclaim/contracts-insights/mood-themes";
import { fakeHost, FakeShell, type MockResponses } from "@reclaim/host-api/story-host";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { act, cleanup, render, waitFor } from "@testing-library/react";
import { useEffect } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { analyseMoods } from "./mood-theme.client.ts";
import {
  applyTheme,
  isAutoTheme,
  readNoticeSeconds,
  readTheme,
  saveAutoTheme,
  saveNoticeSeconds,
} from "./theme.storage.ts";
import { useMoodTheme } from "./use-mood-theme.ts";

/** The rules that find a theme without the server; they can be made to fail. */
const { rules } = vi.hoisted(() => ({ rules: { fail: false } }));
vi.mock("@reclaim/contracts-insights/mood-themes", async (original) => {
  const actual = await original<typeof import("@reclaim/contracts-insights/mood-themes")>();
  return {
    ...actual,
    themeForMoods(moods: number[]) {
      if (rules.fail) throw new Error("broken");
      return actual.themeForMoods(moods);
    },
  };
});

const LIST = "GET /api/check-ins/user/member-1";
const ANALYSIS = "POST /api/ai/mood-theme-analysis";

beforeEach(() => {
  rules.fail = false;
  localStorage.clear();
  delete document.documentElement.dataset.theme;
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

const checkIn = (mood: number, day = 21): CheckIn => ({
  id: `5f3b9f4e-8c1a-4a53-9a4e-0a8d0f6f2d${day}`,
  userId: "member-1",
  date: `2026-11-${day}T09:00:00.000Z`,
  timeZone: "Europe/Vienna",
  localDate: `2026-11-${day}`,
  mood,
  thoughts: "Nobody else reads this.",
});
/** Newest first. */
const days = (...moods: number[]) => moods.map((mood, index) => checkIn(mood, 20 - index));
const said = (fields: Record<string, unknown> = {}) => ({
  themeRecommendation: "reflective",
  moodKeywords: ["calm"],
  recommendation: "A quiet week.",
  source: "guide",
  ...fields,
});
const theme = () => document.documentElement.dataset.theme;

let queries: QueryClient;
function Home() {
  useMoodTheme("member-1");
  const client = useQueryClient();
  useEffect(() => {
    queries = client;
  }, [client]);
  return null;
}

/** Home with check-ins; the moods are analysed by `answers`. */
async function home(checkIns: CheckIn[], answers: MockResponses = { [ANALYSIS]: said() }) {
  const fake = fakeHost({ responses: { [LIST]: () => [...checkIns], ...answers } });
  render(
    <FakeShell host={fake.host}>
      <Home />
    </FakeShell>,
  );
  await waitFor(() => expect(fake.calls.length).toBeGreaterThan(0));
  await act(async () => {});
  const log = async (mood: number, fields: Partial<RecordedCheckIn> = {}) => {
    const recorded: RecordedCheckIn = {
      checkIn: checkIn(mood),
      streak: 2,
      longestStreak: 2,
      newBadges: [],
      ...fields,
    };
    await act(async () => void fake.host.events.emit("check-in.recorded", recorded));
  };
  /** As after other check-ins of this page or another tab. */
  const reload = (next: CheckIn[]) => {
    checkIns.splice(0, checkIns.length, ...next);
    return act(() => queries.invalidateQueries());
  };
  const asked = () => fake.calls.filter(({ path }) => path.startsWith("/api/ai"));
  return { ...fake, log, asked, reload };
}
const analysed = (checkIns: CheckIn[], answers: MockResponses = {}) => {
  const { host, calls } = fakeHost({ responses: answers });
  return analyseMoods(host.http, checkIns).then((info) => ({ info, calls }));
};
/** Themes that were put on from here on, in order. */
function themesWorn() {
  const writes = vi.spyOn(Storage.prototype, "setItem");
  const worn = () =>
    writes.mock.calls.filter(([key]) => key === "reclaim-theme-preference").map(([, name]) => name);
  return Object.assign(worn, { clear: () => writes.mockClear() });
}
const silence = () => vi.spyOn(console, "error").mockImplementation(() => {});

test("the saved theme counts when it is one of the ten [THM-03]", () => {
  expect(readTheme()).toBe("default");
  localStorage.setItem("reclaim-theme-preference", "tranquil");
  expect(readTheme()).toBe("tranquil");
  localStorage.setItem("reclaim-theme-preference", "neon");
  expect(readTheme()).toBe("default");
});

test("auto-theme is on by default, and its switch is saved [THM-04]", () => {
  expect(isAutoTheme()).toBe(true);
  saveAutoTheme(false);
  expect(localStorage.getItem("reclaim-auto-theme")).toBe("disabled");
  expect(isAutoTheme()).toBe(false);
  saveAutoTheme(true);
  expect(localStorage.getItem("reclaim-auto-theme")).toBe("enabled");
  expect(isAutoTheme()).toBe(true);
});

test("storage that is forbidden changes nothing but the memory of a choice", () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("forbidden");
  });
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("forbidden");
  });
  applyTheme("serene");
  expect(theme()).toBe("serene");
  expect([readTheme(), isAutoTheme(), readNoticeSeconds()]).toEqual(["default", true, 6]);
});

test.for(
  [
    [5, "optimistic"],
    [4, "optimistic"],
    [3.99, "balanced"],
    [3, "balanced"],
    [2.99, "serene"],
    [2, "serene"],
    [1.99, "resilient"],
    [1, "resilient"],
  ] as const,
)("a mood of %f gives %s [THM-09]", ([mood, expected]) => {
  expect(themeForMood(mood)).toBe(expected);
});

test.for(
  [[5, "happy"], [4, "happy"], [3, "balanced"], [2, "low"], [1, "challenging"], [
    0,
    "challenging",
  ]] as const,
)(
  "a mood has its category: 4 or more happy, 3 balanced, 2 low, 1 or below challenging [THM-10]",
  ([mood, category]) => expect(moodCategory(mood)).toBe(category),
);

test("only a positive integer is a duration [THM-31]", () => {
  for (const bad of ["abc", "0", "-3", "2.5", ""]) {
    localStorage.setItem("reclaim-notification-duration", bad);
    expect(readNoticeSeconds()).toBe(6);
  }
  saveNoticeSeconds(9);
  expect(readNoticeSeconds()).toBe(9);
});

test("no check-ins give the default theme and no keywords [THM-15] [THM-32]", async () => {
  const { info, calls } = await analysed([]);
  expect(info).toEqual({
    theme: "default",
    moodKeywords: [],
    recommendation: "We'll recommend themes as you track your moods.",
  });
  expect(calls).toEqual([]);
});

test.for(
  [
    [4, "optimistic", "You're feeling good! An optimistic theme complements your positive mood."],
    [
      3,
      "balanced",
      "You're feeling balanced. This theme provides a centered, calm environment.",
    ],
    [2, "serene", "A serene theme can provide comfort when you're feeling a bit down."],
    [
      1,
      "resilient",
      "This resilient theme offers strength and support during challenging times.",
    ],
  ] as const,
)(
  "of two check-ins the newest, %i, decides, and nobody is asked [THM-16] [THM-33] [THM-34] [THM-35] [THM-36]",
  async ([mood, expected, words]) => {
    const { info, calls } = await analysed(days(mood, 5));
    expect(info).toMatchObject({ theme: expected, recommendation: words });
    expect(calls).toEqual([]);
  },
);

test("three are sent with moods and dates, without notes [THM-17] [API-11]", async () => {
  const { info, calls } = await analysed(days(3, 4, 2), { [ANALYSIS]: said() });
  expect(calls).toEqual([{
    method: "POST",
    path: "/api/ai/mood-theme-analysis",
    body: {
      checkIns: [
        { mood: 3, date: "2026-11-20" },
        { mood: 4, date: "2026-11-19" },
        { mood: 2, date: "2026-11-18" },
      ],
    },
  }]);
  expect(info).toEqual({
    theme: "reflective",
    moodKeywords: ["calm"],
    recommendation: "A quiet week.",
  });
});

test.for(
  [
    [
      [5, 4, 3],
      "optimistic",
      "Based on your recent moods, we've selected an optimistic theme to complement your positive outlook.",
    ],
    [
      [1, 4, 5],
      "balanced",
      "Your mood patterns suggest a balanced approach. This theme provides harmony and stability.",
    ],
    [
      [2, 2, 3],
      "serene",
      "We've chosen a serene theme to provide comfort and peace based on your recent mood entries.",
    ],
    [
      [1, 1, 3],
      "resilient",
      "This resilient theme is designed to offer strength and support during challenging periods.",
    ],
  ] as const,
)(
  "when the server fails, the average of %j decides, and it is logged [THM-18] [THM-37] [THM-38] [THM-39] [THM-40]",
  async ([moods, expected, words]) => {
    const logged = silence();
    for (const answer of [() => new Response("", { status: 500 }), () => null]) {
      const { info } = await analysed(days(...moods), { [ANALYSIS]: answer });
      expect(info).toMatchObject({ theme: expected, recommendation: words });
    }
    expect(logged).toHaveBeenCalledTimes(2);
  },
);

test("when server and rules fail, the page wears the default theme and says so [THM-19]", async () => {
  const logged = silence();
  applyTheme("creative");
  rules.fail = true;
  const { log, notices } = await home([], { [ANALYSIS]: () => new Response("", { status: 500 }) });
  await waitFor(() => expect(theme()).toBe("default"));
  expect(logged).toHaveBeenCalledWith("No theme could be found for moods:", expect.any(Error));
  for (const moods of [[2], [3, 4, 2]]) {
    const { info } = await analysed(days(...moods));
    expect(info).toEqual({
      theme: "default",
      moodKeywords: [],
      recommendation: "We're using our default theme while we learn about your preferences.",
    });
  }
  await log(5);
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect([theme(), readTheme()]).toEqual(["default", "default"]);
  expect(notices[0]?.description).toBe("Your check-in is saved. Default already fits how you are.");
});

test("an unknown theme becomes the default one [THM-21]", async () => {
  const { info } = await analysed(days(3, 3, 3), {
    [ANALYSIS]: said({ themeRecommendation: "neon" }),
  });
  expect(info.theme).toBe("default");
});

test("keywords are trimmed, lower-case, distinct, at most five; no list is none [THM-23]", async () => {
  const wild = [" Calm ", "calm", "", 7, null, "A", "b", "c", "d", "e"];
  const { info } = await analysed(days(3, 3, 3), { [ANALYSIS]: said({ moodKeywords: wild }) });
  expect(info.moodKeywords).toEqual(["calm", "a", "b", "c", "d"]);
  const { info: none } = await analysed(days(3, 3, 3), {
    [ANALYSIS]: said({ moodKeywords: "calm" }),
  });
  expect(none.moodKeywords).toEqual([]);
});

test("when the check-ins load, their theme is applied and kept [THM-14] [API-09]", async () => {
  const { calls } = await home(days(3, 4, 2));
  expect(calls[0]?.path).toBe("/api/check-ins/user/member-1");
  await waitFor(() => expect(theme()).toBe("reflective"));
  expect(readTheme()).toBe("reflective");
});

test("when the check-ins cannot be fetched, it is logged, the last theme stays, and the list counts as empty [THM-20]", async () => {
  const logged = silence();
  applyTheme("creative");
  const worn = themesWorn();
  const { log, asked, reload } = await home([], {
    [LIST]: () => new Response("", { status: 500 }),
  });
  await waitFor(() =>
    expect(logged).toHaveBeenCalledWith("Fetching check-ins failed:", expect.any(Error))
  );
  await reload([]);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(worn()).toEqual([]);
  expect([theme(), readTheme()]).toEqual(["creative", "creative"]);
  await log(5);
  expect(theme()).toBe("optimistic");
  expect(asked()).toEqual([]);
});

test("a check-in made while the list is missing asks for the list, and is not taken for all of it", async () => {
  silence();
  let fails = true;
  const { log, calls } = await home([], {
    [LIST]: () => fails ? new Response("", { status: 500 }) : [checkIn(5), ...days(2, 2)],
    [ANALYSIS]: said(),
  });
  fails = false;
  await log(5);
  await waitFor(() => expect(calls.filter(({ method }) => method === "GET")).toHaveLength(2));
  await waitFor(() => expect(theme()).toBe("reflective"));
});

test("with auto-theme off nothing changes and nothing is said [THM-11] [THM-28]", async () => {
  saveAutoTheme(false);
  applyTheme("creative");
  const { log, notices } = await home(days(3, 4, 2));
  await log(5);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(theme()).toBe("creative");
  expect(notices).toEqual([]);
});

test("a first check-in applies its theme and says so after 300 ms [CHK-05] [THM-25] [THM-26]", async () => {
  const { log, notices, asked } = await home([]);
  await waitFor(() => expect(theme()).toBe("default"));
  await log(5);
  expect(theme()).toBe("optimistic");
  await act(() => vi.advanceTimersByTimeAsync(250));
  expect(notices).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(notices).toEqual([{
    title: "Theme Updated Based on Your Mood",
    description: "Your check-in is saved. Default → Optimistic · excellent",
    durationMs: 6_300,
  }]);
  expect(asked()).toEqual([]);
});

test("with past check-ins the new mood comes first, and the analysis may override [THM-12]", async () => {
  const { log, asked, notices } = await home(days(2, 2));
  await waitFor(() => expect(theme()).toBe("serene"));
  await log(5);
  expect(asked()).toHaveLength(1);
  expect(asked()[0]?.body).toMatchObject({ checkIns: [{ mood: 5 }, { mood: 2 }, { mood: 2 }] });
  await waitFor(() => expect(theme()).toBe("reflective"));
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(notices[0]?.description).toBe("Your check-in is saved. Serene → Reflective · calm");
});

test("at most three keywords are shown [THM-26]", async () => {
  const moodKeywords = ["calm", "steady", "warm", "quiet"];
  const { log, notices } = await home(days(2, 2), { [ANALYSIS]: said({ moodKeywords }) });
  await log(5);
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(notices[0]?.description).toMatch(/ · calm, steady, warm$/);
});

test("a theme that fits already is said to match [THM-27]", async () => {
  const { log, notices } = await home(days(4));
  await waitFor(() => expect(theme()).toBe("optimistic"));
  await log(5);
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(notices[0]?.title).toBe("Theme Matched Your Mood");
});

test("the notice stays as long as the member chose, and 300 ms to leave [THM-29]", async () => {
  saveNoticeSeconds(3);
  const { log, notices } = await home([]);
  await log(2);
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(notices[0]?.durationMs).toBe(3_300);
});

test("a mood is mapped once: neither a reload nor a changed list maps the same mood again [THM-13]", async () => {
  const worn = themesWorn();
  const first = await home(days(2, 2));
  await waitFor(() => expect(worn()).toEqual(["serene"]));
  await first.log(5);
  await waitFor(() => expect(worn()).toEqual(["serene", "optimistic", "reflective"]));
  worn.clear();
  await first.reload([checkIn(5), ...days(2, 2, 1)]);
  await waitFor(() => expect(first.asked().length).toBeGreaterThan(1));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(new Set(worn())).toEqual(new Set(["reflective"]));

  cleanup();
  worn.clear();
  const { asked } = await home([checkIn(5), ...days(2, 2)]);
  await waitFor(() => expect(asked()).toHaveLength(1));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(worn()).toEqual(["reflective"]);
});

test("after signs of risk the theme stays and nothing is said, whatever loads, until the next check-in", async () => {
  const past = days(2, 2);
  const { log, notices, reload } = await home(past);
  await waitFor(() => expect(theme()).toBe("serene"));
  await log(1, { crisis: true });
  await reload([checkIn(1), ...days(2, 2)]);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect([theme(), readTheme()]).toEqual(["serene", "serene"]);
  expect(notices).toEqual([]);
  await log(4);
  expect(theme()).toBe("reflective");
});

test("a notice about the theme that is due when signs of risk are noticed is not given", async () => {
  const { log, notices, host } = await home([]);
  await log(5);
  act(() => void host.events.emit("crisis.noticed", {}));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(notices).toEqual([]);
});
