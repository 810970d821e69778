import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Row } from "../layout/layout.ts";
import { MoodFace } from "./mood-face.tsx";

const meta = {
  title: "Mood and progress/MoodFace",
  component: MoodFace,
  args: { mood: 3 },
  argTypes: { mood: { control: { type: "range", min: 1, max: 5 } } },
  parameters: {
    usage: {
      do: [
        "Beside the word of the mood, or with hidden words that say it.",
        "Filled only for the one that is chosen or today's.",
      ],
      dont: [
        "A face of its own as a button, or for anything but a mood.",
        "Colours per mood: a low one is no alarm.",
      ],
    },
  },
} satisfies Meta<typeof MoodFace>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Good: Story = {
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  },
};
export const Filled: Story = {
  args: { filled: true },
  decorators: [(Story) => (
    <div style={{ color: "var(--primary-dark)" }}>
      <Story />
    </div>
  )],
};
export const Struggling: Story = { args: { mood: 1 } };
export const AllFive: Story = {
  render: () => (
    <Row $gap={4}>
      {[1, 2, 3, 4, 5].map((mood) => <MoodFace key={mood} mood={mood} size="3rem" />)}
    </Row>
  ),
};
export const Sizes: Story = {
  render: () => (
    <Row>
      {["1.25rem", "1.5rem", "2rem", "4.5rem"].map((size) => (
        <MoodFace key={size} mood={4} size={size} />
      ))}
    </Row>
  ),
};
