import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { MoodCalendar } from "./mood-calendar.tsx";

const moodsOf = (month: string, last: number, moodOf: (day: number) => number | null) =>
  Object.fromEntries(
    Array.from({ length: last }, (_, index) => index + 1).flatMap((day) => {
      const mood = moodOf(day);
      return mood === null ? [] : [[`${month}-${String(day).padStart(2, "0")}`, mood]];
    }),
  );

const meta = {
  title: "Mood and progress/MoodCalendar",
  component: MoodCalendar,
  tags: ["colours"],
  args: {
    month: "2026-11",
    today: "2026-11-21",
    moods: moodsOf("2026-11", 21, (day) => day % 4 === 0 ? null : day * 3 % 5 + 1),
    words: {
      moods: { 1: "Struggling", 2: "Neutral", 3: "Good", 4: "Great", 5: "Excellent" },
      noCheckIn: "no check-in",
      previous: "Previous month",
      next: "Next month",
      today: "today",
    },
    onPrevious: fn(),
    onNext: fn(),
  },
  decorators: [(Story) => (
    <div style={{ maxWidth: "32rem" }}>
      <Story />
    </div>
  )],
  parameters: {
    usage: {
      do: [
        "To look back on months; for the last weeks the StreakGrid says more.",
        "Leave onNext out in the month of today: there is nothing to see yet.",
      ],
      dont: [
        "Mark days without a check-in as missed.",
        "To pick a date.",
      ],
    },
  },
} satisfies Meta<typeof MoodCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  async play({ canvas, args }) {
    await expect(canvas.getByRole("table", { name: "November 2026" })).toBeVisible();
    await expect(canvas.getAllByRole("columnheader")[0]).toHaveTextContent("Mon");
    await expect(canvas.getByRole("cell", { name: "November 21 (today): Great" }))
      .toHaveAttribute("data-today", "true");
    await expect(canvas.getByRole("cell", { name: "November 20: no check-in" })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onPrevious).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Next month" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};
export const NewMember: Story = { args: { moods: {}, onPrevious: undefined, onNext: undefined } };
export const FirstCheckIn: Story = {
  args: { moods: { "2026-11-21": 3 }, onPrevious: undefined, onNext: undefined },
  async play({ canvas, args }) {
    await expect(canvas.getByRole("button", { name: "Next month" })).toBeDisabled();
    await expect(args.onNext).toBeUndefined();
  },
};
export const EveryDay: Story = {
  args: { month: "2026-10", moods: moodsOf("2026-10", 31, (day) => day % 5 + 1) },
};
export const FourWeeks: Story = {
  args: { month: "2027-02", moods: moodsOf("2027-02", 28, (day) => day % 3 ? 4 : null) },
};
export const FromSunday: Story = {
  args: { firstDay: 0 },
  async play({ canvas }) {
    await expect(canvas.getAllByRole("columnheader")[0]).toHaveTextContent("Sun");
  },
};
export const SmallPhone: Story = {
  decorators: [(Story) => (
    <div style={{ width: 248 }}>
      <Story />
    </div>
  )],
};
