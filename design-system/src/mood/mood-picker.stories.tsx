import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { MoodPicker } from "./mood-picker.tsx";

const labels = { 1: "Struggling", 2: "Neutral", 3: "Good", 4: "Great", 5: "Excellent" };

const meta = {
  title: "Mood and progress/MoodPicker",
  component: MoodPicker,
  tags: ["colours"],
  args: { legend: "How are you today?", labels, value: 3, onChange: fn() },
  render: function Chosen({ value, onChange, ...picker }) {
    const [mood, setMood] = useState(value);
    return (
      <MoodPicker
        {...picker}
        value={mood}
        onChange={(next) => {
          setMood(next);
          onChange(next);
        }}
      />
    );
  },
  parameters: {
    usage: {
      do: [
        "Give all five words; the faces only help to find them.",
        "Start on 3, or on what was said before.",
      ],
      dont: [
        "Praise or comment on a choice: every mood is a good answer.",
        "For anything that is not a mood: that is a RadioGroup.",
      ],
    },
  },
} satisfies Meta<typeof MoodPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No word below 12 px, none cut off, none broken. */
async function expectReadable(canvasElement: HTMLElement) {
  await document.fonts.load("1rem 'Source Sans'");
  for (const label of canvasElement.querySelectorAll("label")) {
    await expect(parseFloat(getComputedStyle(label).fontSize)).toBeGreaterThanOrEqual(12);
    await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth);
    const range = document.createRange();
    range.selectNodeContents(label.lastChild!);
    await expect(range.getClientRects()).toHaveLength(1);
  }
}

export const Typical: Story = {
  async play({ canvas, canvasElement, args }) {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Good" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "Great" })).toBeChecked();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expect(canvas.getByRole("radio", { name: "Neutral" })).toBeChecked();
    // Round the end.
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await expect(canvas.getByRole("radio", { name: "Excellent" })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
    await expectReadable(canvasElement);
  },
};
export const Pressed: Story = {
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByText("Struggling"));
    await expect(canvas.getByRole("radio", { name: "Struggling" })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(1);
  },
};
export const Lowest: Story = { args: { value: 1 } };
export const Highest: Story = { args: { value: 5 } };
/** All five faces stand in one row. */
async function expectOneRow(canvasElement: HTMLElement) {
  const labels = [...canvasElement.querySelectorAll("label")];
  const [first, ...others] = labels.map((label) => label.getBoundingClientRect().top);
  for (const top of others) await expect(top).toBe(first);
}

/** As in a card on a phone of 320 px. */
export const SmallPhone: Story = {
  decorators: [(Story) => (
    <div style={{ width: 248 }}>
      <Story />
    </div>
  )],
  async play({ canvasElement }) {
    await expectReadable(canvasElement);
    await expectOneRow(canvasElement);
  },
};
/** As in a card on a phone of 390 px. */
export const Phone: Story = {
  decorators: [(Story) => (
    <div style={{ width: 316 }}>
      <Story />
    </div>
  )],
  async play({ canvasElement }) {
    await expectReadable(canvasElement);
    await expectOneRow(canvasElement);
  },
};
/** With text at 200 % the faces stand below each other, in full size. */
export const LargeText: Story = {
  decorators: [(Story) => (
    <div style={{ width: 200 }}>
      <Story />
    </div>
  )],
  play: ({ canvasElement }) => expectReadable(canvasElement),
};
/** A box for each as soon as there is room. */
export const Wide: Story = {
  decorators: [(Story) => (
    <div style={{ width: 440 }}>
      <Story />
    </div>
  )],
  async play({ canvasElement }) {
    await expectReadable(canvasElement);
    await expectOneRow(canvasElement);
  },
};
export const LongWords: Story = {
  args: {
    legend: "How were you yesterday evening, after all that happened?",
    labels: {
      1: "Not good at all",
      2: "Neither good nor bad",
      3: "Good enough",
      4: "Great",
      5: "Could not be better",
    },
  },
};
export const ReducedMotion: Story = { globals: { motion: "reduced" } };
