import type { Member } from "@reclaim/contracts-members/members";
import {
  type MockResponses,
  pendingResponse,
  sampleMember,
  serverError,
} from "@reclaim/host-api/story-host";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { sampleBadges } from "../../testing/sample-badges.ts";
import { livelyMood, samplePatterns, sampleProgress } from "../../testing/sample-progress.ts";
import { preloadPages, renderPage } from "../../testing/story-host.ts";

const PROGRESS = "GET /api/progress";
const MOOD_THEME = "POST /api/ai/mood-theme-analysis";
/** The year before the last one, as it is asked for. */
const EARLIER_DAYS = "GET /api/mood-days?from=2024-12-01&to=2025-11-30";

const theme = {
  themeRecommendation: "balanced",
  moodKeywords: ["good"],
  recommendation: "Your mood patterns suggest a balanced approach to your week.",
  source: "guide",
};

const screen = (member: Partial<Member> | null, responses: MockResponses): Story => ({
  render: renderPage("/progress", { member: member && sampleMember(member), responses }),
});

const meta = {
  title: "Screens/Insights/Progress",
  parameters: { layout: "fullscreen" },
  async beforeEach() {
    await preloadPages();
    await import("./history/history.tsx");
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const typical: Partial<Member> = {
  streak: 6,
  longestStreak: 12,
  completedModules: 9,
  progress: { bodyReset: 50, mindReset: 43, emotionalReset: 38, financialReset: 0 },
  journalEntries: 14,
  badges: sampleBadges(5),
};
const someDays = sampleProgress(
  24,
  (ago) => ago < 6 || ago % 3 > 0 ? [4, 3, 3, 2, 3][ago % 5]! : null,
);
const aYear = sampleProgress(366, livelyMood, { patterns: samplePatterns });
const fiveYears = sampleProgress(5 * 365, livelyMood, { patterns: samplePatterns });

export const Typical: Story = {
  tags: ["colours"],
  ...screen(typical, { [PROGRESS]: someDays, [MOOD_THEME]: theme }),
  async play({ canvas }) {
    await expect(await canvas.findByRole("table", { name: "Your last 28 days" })).toBeVisible();
    await expect(await canvas.findByRole("table", { name: /^Moods, / })).toBeInTheDocument();
    await expect(await canvas.findByText(theme.recommendation)).toBeVisible();
    await expect(canvas.getByTestId("year-of-days")).toBeVisible();
  },
};
export const NewMember: Story = {
  tags: ["colours"],
  ...screen({ badges: sampleBadges(1) }, { [PROGRESS]: sampleProgress(0) }),
  async play({ canvas }) {
    await expect(await canvas.findByRole("link", { name: "Check in" })).toBeVisible();
    await expect(canvas.queryByTestId("mood-line")).toBeNull();
  },
};
export const FirstCheckIn: Story = {
  ...screen({ badges: sampleBadges(1), streak: 2 }, { [PROGRESS]: sampleProgress(1) }),
  async play({ canvas }) {
    await expect(await canvas.findByTestId("mood-line")).toBeVisible();
    await expect(canvas.getByRole("tab", { name: "Week" }))
      .toHaveAttribute("data-state", "active");
  },
};
export const ThreeCheckIns: Story = screen({ badges: sampleBadges(1), streak: 4 }, {
  [PROGRESS]: sampleProgress(3, (ago) => [4, 3, 2][ago]!),
  [MOOD_THEME]: theme,
});
export const FiveCheckIns: Story = {
  ...screen({ badges: sampleBadges(1), streak: 2 }, {
    [PROGRESS]: sampleProgress(9, (ago) => ago % 2 === 0 ? [4, 3, 2, 3, 5][ago / 2]! : null),
    [MOOD_THEME]: theme,
  }),
  async play({ canvas }) {
    const patterns = within(await canvas.findByTestId("day-patterns"));
    await expect(patterns.getByText(/So far: 5\./)).toBeVisible();
    await expect(canvas.queryByTestId("year-of-days")).toBeNull();
  },
};
export const AYear: Story = {
  tags: ["colours"],
  ...screen({ ...typical, streak: 30, longestStreak: 30 }, {
    [PROGRESS]: aYear,
    [MOOD_THEME]: theme,
  }),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole("tab", { name: "Year" }));
    await expect(canvas.getByText(/Each point is the mean of a week/)).toBeVisible();
    await expect(canvas.getByText(/^Your Mondays are lower: 2\.6 against 3\.4, 14 Mondays/))
      .toBeVisible();
  },
};
export const AYearAndEverything: Story = screen({
  streak: 365,
  longestStreak: 365,
  completedModules: 27,
  progress: { bodyReset: 100, mindReset: 100, emotionalReset: 100, financialReset: 100 },
  journalEntries: 1204,
  badges: sampleBadges(13),
}, {
  [PROGRESS]: sampleProgress(366, (ago) => [5, 4, 5, 4, 4][ago % 5]!),
  [MOOD_THEME]: {
    ...theme,
    recommendation:
      "You have kept going for a whole year, on good days and on others. The last week reads " +
      "steady, with a little more light at its end than at its beginning.",
    source: "model",
  },
});
/** Earlier years come when they are asked for. */
export const FiveYears: Story = {
  ...screen(typical, {
    [PROGRESS]: fiveYears,
    [MOOD_THEME]: theme,
    [EARLIER_DAYS]: [{ localDate: "2025-03-09", mood: 2 }, { localDate: "2025-03-10", mood: 5 }],
  }),
  async play({ canvas }) {
    const year = within(await canvas.findByRole("region", { name: "A year of days" }));
    await userEvent.click(year.getByRole("button", { name: "Earlier" }));
    const table = await year.findByRole("table", { name: /1 Dec 2024|Dec 1, 2024/ });
    await expect(within(table).getAllByRole("row")).toHaveLength(3);
    await userEvent.click(year.getByRole("button", { name: "Show table" }));
    await expect(year.getByRole("rowheader", { name: "2025-03-09" })).toBeVisible();
  },
};
/** He flew west: the last check-in bears the date of tomorrow. */
export const OverTheDateLine: Story = {
  ...screen({ ...typical, streak: 3 }, {
    [PROGRESS]: sampleProgress(5, (ago) => ago === 0 ? null : 3, { latestCheckIn: "2026-11-22" }),
    [MOOD_THEME]: theme,
  }),
  async play({ canvas }) {
    await expect(await canvas.findByRole("cell", { name: /November 21: no check-in, counts/ }))
      .toBeInTheDocument();
  },
};
/** Months ago he stopped; now he looks again. */
export const AfterALongPause: Story = {
  ...screen({ ...typical, streak: 0 }, {
    [PROGRESS]: sampleProgress(366, (ago) => ago < 90 ? null : livelyMood(ago)),
    [MOOD_THEME]: theme,
  }),
  async play({ canvas }) {
    await expect(await canvas.findByText("No check-in in these days.")).toBeVisible();
  },
};
export const FailingCalls: Story = {
  ...screen(typical, { [PROGRESS]: serverError }),
  async play({ canvas }) {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("did not load");
  },
};
export const FailingEarlierDays: Story = {
  tags: ["colours"],
  ...screen(typical, { [PROGRESS]: fiveYears, [MOOD_THEME]: theme, [EARLIER_DAYS]: serverError }),
  async play({ canvas }) {
    const year = within(await canvas.findByRole("region", { name: "A year of days" }));
    await userEvent.click(year.getByRole("button", { name: "Earlier" }));
    await expect(await year.findByRole("alert")).toHaveTextContent("did not load");
    await userEvent.click(year.getByRole("button", { name: "Later" }));
    await expect(await year.findByTestId("year-of-days")).toBeVisible();
  },
};
export const FailingWords: Story = {
  ...screen(typical, { [PROGRESS]: someDays, [MOOD_THEME]: serverError }),
  async play({ canvas }) {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("did not load");
    await expect(canvas.getByTestId("streak-grid")).toBeVisible();
  },
};
export const Loading: Story = {
  ...screen(typical, { [PROGRESS]: pendingResponse }),
  async play({ canvas }) {
    await expect(await canvas.findByTestId("streak")).toBeVisible();
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(canvas.queryByRole("table")).toBeNull();
  },
};
export const SignedOut: Story = screen(null, {});
