import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { Button } from "../actions/button.ts";
import { Stack } from "../layout/layout.ts";
import { ProgressBar } from "./progress-bar.tsx";

const meta = {
  title: "Mood and progress/ProgressBar",
  component: ProgressBar,
  tags: ["colours"],
  args: { label: "Body Reset", value: 50 },
  argTypes: { value: { control: { type: "range", min: 0, max: 100 } } },
  parameters: {
    usage: {
      do: [
        "Say what is counted: “3 of 6 modules” tells more than 50 %.",
        "Show the label unless a title just above says the same.",
        "Thin bars only in rows where many stand together.",
      ],
      dont: [
        "For something that loads: that is a Skeleton.",
        "A bar that can go backwards. Progress here only ever adds up.",
      ],
    },
  },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LabelHidden: Story = {
  async play({ canvas }) {
    const bar = canvas.getByRole("progressbar", { name: "Body Reset" });
    await expect(bar).toHaveAttribute("aria-valuenow", "50");
    await expect(bar).toHaveAttribute("aria-valuetext", "50%");
  },
};
export const LabelShown: Story = {
  args: { labelShown: true, valueText: "3 of 6 modules" },
  async play({ canvas }) {
    await expect(canvas.getByText("3 of 6 modules")).toBeVisible();
    await expect(canvas.getByRole("progressbar", { name: "Body Reset" }))
      .toHaveAttribute("aria-valuetext", "3 of 6 modules");
  },
};
export const Nothing: Story = { args: { value: 0, labelShown: true } };
export const Done: Story = {
  args: { value: 100, labelShown: true },
  async play({ canvas }) {
    await expect(canvas.getByText("Complete")).toBeVisible();
  },
};
export const Thin: Story = { args: { thin: true, value: 33 } };
export const ThinRow: Story = {
  render: () => (
    <Stack $gap={5}>
      <ProgressBar thin labelShown label="Body Reset" value={100} valueText="6 of 6" />
      <ProgressBar thin labelShown label="Mind Reset" value={43} valueText="3 of 7" />
      <ProgressBar thin labelShown label="Emotional Reset" value={13} valueText="1 of 8" />
      <ProgressBar thin labelShown label="Financial Reset" value={0} valueText="0 of 6" />
    </Stack>
  ),
};
export const LongWords: Story = {
  args: {
    labelShown: true,
    value: 67,
    label: "Financial Reset, with everything that belongs to provisions and Altersvorsorge",
    valueText: "12,480 of 18,720 minutes of practice",
  },
};

function Growing() {
  const [value, setValue] = useState(83);
  return (
    <Stack>
      <ProgressBar labelShown label="Mind Reset" value={value} />
      <div>
        <Button onClick={() => setValue(100)}>Complete the last module</Button>
      </div>
    </Stack>
  );
}
export const ReachesTheEnd: Story = {
  render: () => <Growing />,
  async play({ canvas, canvasElement }) {
    const live = () => canvasElement.querySelector("[aria-live]")?.textContent;
    await expect(live()).toBe("");
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(live()).toBe("Mind Reset: Complete"));
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "Complete");
  },
};
export const ReducedMotion: Story = { ...ReachesTheEnd, globals: { motion: "reduced" } };
