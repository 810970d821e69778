import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { type StreakDay, StreakGrid } from "./streak-grid.tsx";

const moods = { 1: "Struggling", 2: "Neutral", 3: "Good", 4: "Great", 5: "Excellent" };

/** 28 days that end on 21 November 2026; the last `streak` are filled. */
const days = (streak: number, moodOf: (index: number) => number | null): StreakDay[] =>
  Array.from({ length: 28 }, (_, index) => ({
    date: new Date(Date.UTC(2026, 9, 25 + index)).toISOString().slice(0, 10),
    filled: index >= 28 - streak,
    mood: moodOf(index),
  }));

const meta = {
  title: "Mood and progress/StreakGrid",
  component: StreakGrid,
  tags: ["colours"],
  args: {
    caption: "Your last 28 days",
    words: { moods, counts: "counts to your streak", noCheckIn: "no check-in" },
    days: days(6, (index) => index > 21 || index % 3 === 1 ? index % 5 + 1 : null),
  },
  decorators: [(Story) => (
    <div style={{ maxWidth: "36rem" }}>
      <Story />
    </div>
  )],
  parameters: {
    // The list of users knows the design system's components only.
    components: [],
    usage: {
      do: [
        "Say below it what a filled day and a face mean.",
        "Show real dates, also those before he joined: they are just empty.",
      ],
      dont: [
        "Mark days without a check-in as missed or wrong.",
        "As a way to pick a day: that is not a calendar.",
      ],
    },
  },
} satisfies Meta<typeof StreakGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole("table", { name: "Your last 28 days" })).toBeVisible();
    await expect(canvas.getAllByRole("cell")).toHaveLength(28);
    await expect(canvas.getByRole("cell", { name: "November 21: Good, counts to your streak" }))
      .toHaveAttribute("data-today", "true");
    await expect(canvas.getByRole("cell", { name: "November 14: no check-in" }))
      .toHaveTextContent(/14$/);
  },
};
export const FirstDay: Story = { args: { days: days(1, () => null) } };
export const JustCheckedIn: Story = {
  args: { days: days(1, (index) => index === 27 ? 4 : null) },
};
export const BrokenStreak: Story = {
  args: { days: days(0, (index) => index < 20 ? 3 : null) },
};
export const Everyday: Story = { args: { days: days(28, (index) => index % 5 + 1) } };
export const SmallPhone: Story = {
  decorators: [(Story) => (
    <div style={{ width: 248 }}>
      <Story />
    </div>
  )],
};
