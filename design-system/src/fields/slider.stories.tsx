import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { Slider } from "./slider.tsx";

const meta = {
  title: "Fields/Slider",
  component: Slider,
  tags: ["colours"],
  args: {
    label: "How worn out do you feel?",
    value: 3,
    onChange: fn(),
    min: 1,
    max: 5,
    marks: true,
    say: (value) => `${value} of 5`,
    ends: ["Rested", "Burnt out"],
  },
  render: function Sliding(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Slider
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
  parameters: {
    usage: {
      do: [
        "For about right: a level, a volume, some seconds.",
        "Say what both ends mean, and the value in words: “6 seconds”.",
        "Marks for up to ten steps.",
      ],
      dont: [
        "For an exact number such as an amount of money: that is a TextField.",
        "For two or three choices: that is a RadioGroup.",
      ],
    },
  },
  decorators: (Story) => <div style={{ maxWidth: "32rem" }}>{Story()}</div>,
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BurnoutLevel: Story = {
  async play({ canvas, args }) {
    const knob = canvas.getByRole("slider", { name: "How worn out do you feel?" });
    await expect(knob).toHaveAccessibleDescription("Rested Burnt out");
    await expect(knob).toHaveAttribute("aria-valuetext", "3 of 5");
    await userEvent.tab();
    await expect(knob).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    await expect(canvas.getByText("4 of 5")).toBeVisible();
    await userEvent.keyboard("{Home}");
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await userEvent.keyboard("{End}");
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
    await userEvent.keyboard("{ArrowDown}");
    await expect(knob).toHaveAttribute("aria-valuenow", "4");
  },
};
export const Seconds: Story = {
  args: {
    label: "How long notices stay",
    value: 6,
    min: 2,
    max: 10,
    say: (value) => `${value} seconds`,
    ends: ["2 seconds", "10 seconds"],
  },
};
export const Volume: Story = {
  args: {
    label: "Volume",
    value: 70,
    min: 0,
    max: 100,
    marks: false,
    say: (value) => `${value}%`,
    ends: undefined,
  },
  async play({ canvas, args }) {
    await userEvent.tab();
    await userEvent.keyboard("{PageUp}");
    await expect(args.onChange).toHaveBeenLastCalledWith(80);
    await userEvent.keyboard("{PageDown}{PageDown}");
    await expect(args.onChange).toHaveBeenLastCalledWith(60);
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByText("59%")).toBeVisible();
    await userEvent.keyboard("{End}{ArrowRight}");
    await expect(canvas.getByRole("slider")).toHaveAttribute("aria-valuenow", "100");
  },
};
export const AtTheLeast: Story = { args: { value: 1 } };
export const AtTheMost: Story = { args: { value: 5 } };
export const WithHint: Story = { args: { hint: "There is no wrong answer." } };
export const WithError: Story = {
  args: { error: "It was not saved. Try again in a moment." },
  async play({ canvas }) {
    await expect(canvas.getByRole("slider")).toHaveAttribute("aria-invalid", "true");
  },
};
export const LabelHidden: Story = {
  args: { labelHidden: true },
  async play({ canvas }) {
    await expect(canvas.getByRole("slider", { name: "How worn out do you feel?" })).toBeVisible();
  },
};
export const Disabled: Story = {
  args: { disabled: true },
  async play({ canvas, args }) {
    canvas.getByRole("slider").focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const LongWords: Story = {
  args: {
    label: "How much of what you used to enjoy do you still enjoy on an ordinary weekday evening?",
    say: (value) => `${value} of 5, which is about as much as last month`,
    ends: ["Nearly nothing of what there once was", "Überdurchschnittlichvieldavon"],
  },
};
