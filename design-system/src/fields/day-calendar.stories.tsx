import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { DayCalendar } from "./day-calendar.tsx";

const meta = {
  title: "Fields/DayCalendar",
  component: DayCalendar,
  tags: ["colours"],
  args: {
    today: "2026-11-21",
    month: "2026-11",
    onMonthChange: fn(),
    selected: undefined,
    onSelect: fn(),
    marked: new Set(["2026-10-31", "2026-11-02", "2026-11-14", "2026-11-20"]),
    describeDay: () => "2 entries",
    words: {
      days: "Days with entries",
      months: "Months",
      previous: "Previous month",
      next: "Next month",
      today: "Today",
      toToday: "Go to this month",
      chosen: "chosen",
    },
  },
  render: function Controlled(args) {
    const [month, setMonth] = useState(args.month);
    const [selected, setSelected] = useState(args.selected);
    return (
      <DayCalendar
        {...args}
        month={month}
        onMonthChange={(next) => {
          setMonth(next);
          args.onMonthChange(next);
        }}
        selected={selected}
        onSelect={(day) => {
          setSelected(day);
          args.onSelect(day);
        }}
      />
    );
  },
  parameters: {
    usage: {
      do: [
        "To go to a day among many: of entries, of notes.",
        "Load it when it is asked for: it is 23 kB.",
      ],
      dont: [
        "For a date that everybody knows by heart, such as a birthday.",
        "Before a list that is short enough to be read.",
      ],
    },
  },
} satisfies Meta<typeof DayCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  async play({ canvas, args }) {
    const day = canvas.getByRole("button", { name: "Friday, November 20, 2026, 2 entries" });
    await userEvent.click(day);
    await expect(args.onSelect).toHaveBeenLastCalledWith("2026-11-20");
    await userEvent.click(
      canvas.getByRole("button", { name: "Friday, November 20, 2026, 2 entries, chosen" }),
    );
    await expect(args.onSelect).toHaveBeenLastCalledWith(undefined);
    await expect(canvas.getByRole("button", { name: /November 22/ })).toBeDisabled();
  },
};
export const Chosen: Story = { args: { selected: "2026-11-14" } };
/** Arrows go on into another month, which then shows. */
export const Keyboard: Story = {
  async play({ canvas, args }) {
    canvas.getByRole("button", { name: /November 2, 2026/ }).focus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(args.onMonthChange).toHaveBeenLastCalledWith("2026-10");
    await expect(canvas.getByRole("button", { name: /October 26, 2026/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{Enter}");
    await expect(args.onSelect).toHaveBeenLastCalledWith("2026-10-27");
    await userEvent.click(canvas.getByRole("button", { name: "Go to this month" }));
    await expect(canvas.getByRole("grid", { name: "November 2026" })).toBeVisible();
  },
};
export const NothingMarked: Story = { args: { marked: new Set<string>() } };
