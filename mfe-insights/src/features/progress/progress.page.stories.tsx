import type { CheckIn } from "@reclaim/contracts/check-ins";
import type { Member } from "@reclaim/contracts/members";
import { type Answers, failed, never, sampleMember } from "@reclaim/host-api/screens";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sampleBadges } from "../../shared/sample-badges.ts";
import { pageAt, preloadPages } from "../../shared/stories.tsx";

const CHECK_INS = "GET /api/check-ins/user/member-1";
const MOOD_THEME = "POST /api/ai/mood-theme-analysis";

/** Check-ins up to 21 November 2026, newest first; a mood per day, null for none. */
const checkIns = (days: number, moodOf: (daysAgo: number) => number | null): CheckIn[] =>
  Array.from({ length: days }, (_, daysAgo) => daysAgo).flatMap((daysAgo) => {
    const mood = moodOf(daysAgo);
    const localDate = new Date(Date.UTC(2026, 10, 21 - daysAgo)).toISOString().slice(0, 10);
    return mood === null ? [] : [{
      id: `00000000-0000-4000-8000-${String(daysAgo).padStart(12, "0")}`,
      userId: "member-1",
      date: `${localDate}T08:00:00.000Z`,
      timeZone: "Europe/Vienna",
      localDate,
      mood,
      thoughts: null,
    }];
  });
const theme = {
  themeRecommendation: "balanced",
  moodKeywords: ["good"],
  recommendation: "Your mood patterns suggest a balanced approach to your week.",
  source: "guide",
};

const screen = (member: Partial<Member> | null, answers: Answers): Story => ({
  render: pageAt("/progress", { member: member && sampleMember(member), answers }),
});

const meta = {
  title: "Screens/Insights/Progress",
  parameters: { layout: "fullscreen" },
  beforeEach: preloadPages,
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
const someCheckIns = checkIns(
  24,
  (ago) => ago < 6 || ago % 3 > 0 ? [4, 3, 3, 2, 3][ago % 5]! : null,
);

export const Typical: Story = {
  ...screen(typical, { [CHECK_INS]: someCheckIns, [MOOD_THEME]: theme }),
  async play({ canvas }) {
    await expect(await canvas.findByRole("table", { name: "Your last 28 days" })).toBeVisible();
    await expect(await canvas.findByRole("table", { name: "Your moods of the last 28 days" }))
      .toBeInTheDocument();
    await expect(await canvas.findByText(theme.recommendation)).toBeVisible();
  },
};
export const NewMember: Story = {
  ...screen({ badges: sampleBadges(1) }, { [CHECK_INS]: [] }),
  async play({ canvas }) {
    await expect(await canvas.findByRole("link", { name: "Check in" })).toBeVisible();
  },
};
export const FirstCheckIn: Story = screen(
  { badges: sampleBadges(1) },
  { [CHECK_INS]: checkIns(1, () => 3) },
);
export const AYearAndEverything: Story = screen({
  streak: 365,
  longestStreak: 365,
  completedModules: 27,
  progress: { bodyReset: 100, mindReset: 100, emotionalReset: 100, financialReset: 100 },
  journalEntries: 1204,
  badges: sampleBadges(13),
}, {
  [CHECK_INS]: checkIns(365, (ago) => [5, 4, 5, 4, 4][ago % 5]!),
  [MOOD_THEME]: {
    ...theme,
    recommendation:
      "You have kept going for a whole year, on good days and on others. The last week reads " +
      "steady, with a little more light at its end than at its beginning.",
    source: "model",
  },
});
export const FailingCalls: Story = {
  ...screen(typical, { [CHECK_INS]: failed }),
  async play({ canvas }) {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("did not load");
  },
};
export const FailingWords: Story = {
  ...screen(typical, { [CHECK_INS]: someCheckIns, [MOOD_THEME]: failed }),
  async play({ canvas }) {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("did not load");
    await expect(canvas.getByTestId("streak-grid")).toBeVisible();
  },
};
export const Loading: Story = {
  ...screen(typical, { [CHECK_INS]: never }),
  async play({ canvas }) {
    await expect(await canvas.findByTestId("streak")).toBeVisible();
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(canvas.queryByRole("table")).toBeNull();
  },
};
export const SignedOut: Story = screen(null, {});
