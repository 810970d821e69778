import type { Meta, StoryObj } from "@storybook/react-vite";
import { BookOpen, Brain, Feather, Flame, Footprints, Landmark } from "lucide-react";
import { expect } from "storybook/test";
import { BadgeList, BadgeMark, BadgeTile } from "./badge-tile.tsx";

const meta = {
  title: "Mood and progress/BadgeTile",
  component: BadgeTile,
  tags: ["colours"],
  args: {
    name: "Seven Days",
    description: "A streak of seven days.",
    icon: <Flame />,
    earned: true,
    state: "Earned Nov 3",
  },
  argTypes: { icon: { control: false } },
  render: (badge) => (
    <BadgeList>
      <BadgeTile {...badge} />
    </BadgeList>
  ),
  parameters: {
    // The list of users knows the design system's components only.
    components: [],
    usage: {
      do: [
        "Earned ones first, each with its date.",
        "Say of a locked one what it takes: it is an invitation.",
      ],
      dont: [
        "Cups, medals, points or levels: these are marks of what was done.",
        "The state by the look alone: the words say it.",
      ],
    },
  },
} satisfies Meta<typeof BadgeTile>;
export default meta;
type Story = StoryObj<typeof meta>;

const some = [
  { name: "First Steps", icon: <Footprints />, description: "You joined Reclaim.", date: "Nov 1" },
  { name: "Seven Days", icon: <Flame />, description: "A streak of seven days.", date: "Nov 8" },
  { name: "First Module", icon: <BookOpen />, description: "Your first module completed." },
  { name: "Clear Mind", icon: <Brain />, description: "Three modules of Mind Reset completed." },
  { name: "Solid Ground", icon: <Landmark />, description: "Three modules of Financial Reset." },
  { name: "Journal Master", icon: <Feather />, description: "Twenty journal entries." },
].map(({ date, ...badge }) => ({
  ...badge,
  earned: date !== undefined,
  state: date ? `Earned ${date}` : "Locked",
}));

export const Earned: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole("listitem")).toHaveTextContent("Earned Nov 3");
  },
};
export const Locked: Story = {
  args: { earned: false, state: "Locked" },
  async play({ canvas }) {
    await expect(canvas.getByRole("listitem")).toHaveTextContent("Locked");
  },
};
export const LongWords: Story = {
  args: {
    name: "Three hundred and sixty-five days without interruption",
    description: "A whole year of check-ins, on good days and on Donaudampfschifffahrtstage.",
  },
};
export const Tiles: Story = {
  render: () => (
    <BadgeList>{some.map((badge) => <BadgeTile key={badge.name} {...badge} />)}</BadgeList>
  ),
};
export const Marks: Story = {
  render: () => (
    <BadgeList data-compact>
      {some.map(({ name, icon, earned, state }) => (
        <BadgeMark key={name} name={name} icon={icon} earned={earned} state={state} />
      ))}
    </BadgeList>
  ),
};
