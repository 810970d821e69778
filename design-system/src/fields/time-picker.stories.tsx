import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { TimePicker } from "./time-picker.tsx";

const meta = {
  title: "Fields/TimePicker",
  component: TimePicker,
  args: { label: "Remind me to check in at", value: "08:00", onChange: fn() },
  render: function Picking(args) {
    const [value, setValue] = useState(args.value);
    return (
      <TimePicker
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
        "For a time of day that is about right: a reminder.",
        "Begin with a time that suits most: 08:00, 20:00.",
        "Dim it, and say why, while the reminder is off.",
      ],
      dont: [
        "For a length of time: that is a Slider or a TextField.",
        "Round a time that was set before.",
      ],
    },
  },
} satisfies Meta<typeof TimePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const minutesOf = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole("combobox", { name: "Minutes" })).getAllByRole("option")
    .map((option) => option.textContent);

export const Typical: Story = {
  async play({ canvas, args }) {
    await expect(canvas.getByRole("group", { name: "Remind me to check in at" })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Hour" }), "21");
    await expect(args.onChange).toHaveBeenLastCalledWith("21:00");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Minutes" }), "45");
    await expect(args.onChange).toHaveBeenLastCalledWith("21:45");
    await expect(minutesOf(canvas)).toEqual(["00", "15", "30", "45"]);
  },
};
export const KeptFromBefore: Story = {
  args: { value: "08:10" },
  async play({ canvas, args }) {
    const minutes = canvas.getByRole("combobox", { name: "Minutes" });
    await expect(minutes).toHaveValue("10");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Hour" }), "09");
    await expect(args.onChange).toHaveBeenLastCalledWith("09:10");
    await expect(minutesOf(canvas)).toEqual(["00", "10", "15", "30", "45"]);
    await userEvent.selectOptions(minutes, "30");
    await expect(minutesOf(canvas)).toEqual(["00", "15", "30", "45"]);
    await expect(args.onChange).toHaveBeenLastCalledWith("09:30");
  },
};
export const WithHint: Story = { args: { hint: "In your own time, also when you travel." } };
export const WithError: Story = {
  args: { error: "The time was not saved. Try again in a moment." },
  async play({ canvas }) {
    await expect(canvas.getByRole("group")).toHaveAccessibleDescription(
      "The time was not saved. Try again in a moment.",
    );
    await expect(canvas.getByRole("combobox", { name: "Hour" })).toBeInvalid();
  },
};
export const Disabled: Story = {
  args: { disabled: true, hint: "Turn the reminder on to choose a time." },
  async play({ canvas }) {
    await expect(canvas.getByRole("combobox", { name: "Hour" })).toBeDisabled();
  },
};
export const LabelHidden: Story = { args: { labelHidden: true } };
export const LongWords: Story = {
  args: {
    label: "Remind me to write a few lines in my journal, if I have not done so already, at",
    hourLabel: "Hour of the day or night",
    minuteLabel: "Minutes past the hour",
  },
};
