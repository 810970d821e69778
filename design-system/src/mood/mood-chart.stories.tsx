import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Card } from "../layout/card.ts";
import { MoodChart } from "./mood-chart.tsx";

/** Days that end on 21 November 2026. */
const days = (count: number, moodOf: (index: number) => number | null) =>
  Array.from({ length: count }, (_, index) => ({
    date: new Date(Date.UTC(2026, 10, 22 - count + index)).toISOString().slice(0, 10),
    mood: moodOf(index),
  }));
/** Ups and downs that are always the same. */
const wave = (index: number) => Math.round(3 + 1.6 * Math.sin(index / 3) + Math.cos(index * 1.9));
const inRange = (mood: number) => Math.min(5, Math.max(1, mood));

const meta = {
  title: "Mood and progress/MoodChart",
  component: MoodChart,
  tags: ["colours"],
  args: {
    caption: "Your moods, day by day",
    words: {
      moods: { 1: "Struggling", 2: "Neutral", 3: "Good", 4: "Great", 5: "Excellent" },
      noCheckIn: "no check-in",
      empty: "Your moods stand here after the first check-in.",
    },
    days: days(28, (index) => [4, 9, 10, 20].includes(index) ? null : inRange(wave(index))),
  },
  decorators: [(Story) => (
    <Card as="div" style={{ maxWidth: "44rem" }}>
      <Story />
    </Card>
  )],
  parameters: {
    usage: {
      do: [
        "Give every day of the span; one without a check-in has the mood null.",
        "A title above says the span: “Your last 28 days”.",
      ],
      dont: [
        "Averages or trends as numbers: a mood is no score to beat.",
        "More than a season of days at once.",
      ],
    },
  },
} satisfies Meta<typeof MoodChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourWeeks: Story = {
  async play({ canvas, canvasElement }) {
    const table = canvas.getByRole("table", { name: "Your moods, day by day" });
    await expect(within(table).getAllByRole("row")).toHaveLength(28);
    await expect(within(table).getByRole("row", { name: "November 14 no check-in" })).toBeTruthy();
    await expect(canvasElement.querySelectorAll("[data-part=line]")).toHaveLength(4);
    await expect(canvasElement.querySelectorAll("[data-part=dot]")).toHaveLength(24);
  },
};
export const NoDays: Story = {
  args: { days: [] },
  async play({ canvas }) {
    await expect(canvas.getByText("Your moods stand here after the first check-in."))
      .toBeVisible();
    await expect(canvas.queryByRole("table")).toBeNull();
  },
};
export const NoCheckIns: Story = { args: { days: days(7, () => null) } };
export const OneDay: Story = { args: { days: days(1, () => 4) } };
export const FirstOfAWeek: Story = {
  args: { days: days(7, (index) => index === 6 ? 3 : null) },
};
export const OneWeek: Story = {
  args: { days: days(7, (index) => index === 2 ? null : inRange(wave(index + 4))) },
};
export const NinetyDays: Story = {
  args: { days: days(90, (index) => index % 17 === 5 ? null : inRange(wave(index))) },
};
export const EveryOtherDay: Story = {
  args: { days: days(28, (index) => index % 2 ? inRange(wave(index)) : null) },
};
export const AlwaysTheSame: Story = { args: { days: days(28, () => 1) } };
export const WithTable: Story = {
  args: {
    days: days(7, (index) => index === 2 ? null : inRange(wave(index + 4))),
    tableShown: true,
  },
  async play({ canvas }) {
    await expect(canvas.getByRole("row", { name: "November 17 no check-in" })).toBeVisible();
  },
};
export const SmallPhone: Story = {
  decorators: [(Story) => (
    <div style={{ width: 248 }}>
      <Story />
    </div>
  )],
};
