import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Row } from "../layout/layout.ts";
import { ProgressRing } from "./progress-ring.tsx";

const meta = {
  title: "Mood and progress/ProgressRing",
  component: ProgressRing,
  tags: ["colours"],
  args: { label: "Overall completion", value: 33 },
  argTypes: {
    value: { control: { type: "range", min: 0, max: 100 } },
    size: { control: "select", options: ["small", "medium", "large"] },
    children: { control: false },
  },
  parameters: {
    usage: {
      do: [
        "One ring on a screen, for the one figure that sums it up.",
        "Small rings beside a name in a list.",
      ],
      dont: [
        "Several rings beside each other: bars compare better.",
        "More than two short lines in the middle.",
      ],
    },
  },
} satisfies Meta<typeof ProgressRing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  async play({ canvas }) {
    const ring = canvas.getByRole("progressbar", { name: "Overall completion" });
    await expect(ring).toHaveAttribute("aria-valuenow", "33");
    await expect(ring).toHaveTextContent("33%");
  },
};
export const Nothing: Story = {
  args: { value: 0 },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector("[data-part=value]")).toBeNull();
  },
};
export const Half: Story = { args: { value: 50 } };
export const Done: Story = { args: { value: 100 } };
export const Small: Story = { args: { size: "small" } };
export const Large: Story = {
  args: {
    size: "large",
    valueText: "9 of 27 modules",
    children: (
      <>
        9<small>of 27 modules</small>
      </>
    ),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole("progressbar"))
      .toHaveAttribute("aria-valuetext", "9 of 27 modules");
  },
};
export const Sizes: Story = {
  render: () => (
    <Row $gap={5}>
      <ProgressRing size="small" label="Body Reset" value={100} />
      <ProgressRing label="Mind Reset" value={43} />
      <ProgressRing size="large" label="Emotional Reset" value={13} />
    </Row>
  ),
};
export const ReducedMotion: Story = { globals: { motion: "reduced" } };
