import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Card } from "../layout/card.ts";
import { Grid } from "../layout/layout.ts";
import { StatTile } from "./stat-tile.tsx";

const meta = {
  title: "Mood and progress/StatTile",
  component: StatTile,
  tags: ["colours"],
  args: { value: 12, unit: "days", label: "Current streak" },
  decorators: [(Story) => (
    <Card>
      <Story />
    </Card>
  )],
  parameters: {
    usage: {
      do: [
        "Say in the unit what is counted: 12 days, 9 modules.",
        "A trend in words, and only one that is his own: never beside other members.",
      ],
      dont: [
        "Arrows in red and green. Less than last week is no failure.",
        "More than four beside each other.",
      ],
    },
  },
} satisfies Meta<typeof StatTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {};
export const WithTrend: Story = { args: { trend: "Longest so far: 21 days" } };
export const Nothing: Story = {
  args: { value: 0, unit: "entries", label: "Journal", trend: "The first line is enough." },
};
export const WithoutUnit: Story = { args: { value: "33%", unit: undefined, label: "Journey" } };
export const BigNumber: Story = {
  args: { value: 1234567, unit: "minutes", label: "Minutes of practice since you joined" },
  async play({ canvas }) {
    await expect(canvas.getByText("1,234,567")).toBeVisible();
  },
};
export const LongWords: Story = {
  args: {
    label: "Consecutive days with a check-in, a journal entry or a breathing exercise",
    unit: "days without interruption",
    trend: "That is longer than any of your streaks in spring, and the longest one this year.",
  },
};
export const Together: Story = {
  render: () => (
    <Grid $min="10rem">
      <StatTile value={12} unit="days" label="Current streak" trend="Longest so far: 21 days" />
      <StatTile value={9} unit="of 27" label="Modules completed" />
      <StatTile value={14} unit="entries" label="Journal" />
    </Grid>
  ),
};
