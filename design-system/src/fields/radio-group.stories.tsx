import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Tag } from "../layout/card.ts";
import { RadioGroup } from "./radio-group.tsx";

const tones = [
  { value: "gentle", label: "Gentle" },
  { value: "direct", label: "Direct" },
  { value: "motivational", label: "Motivational" },
];
const described = [
  { value: "gentle", label: "Gentle", description: "Slow, with room. For days that are too full." },
  { value: "direct", label: "Direct", description: "Short and plain. Says the next step." },
  { value: "motivational", label: "Motivational", description: "A push when you want one." },
];

/** Held until it has worked, as a finger does: the focus follows the key a moment later. */
async function walk(key: string, to: HTMLElement): Promise<void> {
  await userEvent.keyboard(`{${key}>}`);
  await waitFor(() => expect(to).toBeChecked());
  await userEvent.keyboard(`{/${key}}`);
}

const meta = {
  title: "Fields/RadioGroup",
  component: RadioGroup,
  tags: ["colours"],
  args: {
    label: "How should your guide speak?",
    options: tones,
    value: "gentle",
    onChange: fn(),
  },
  argTypes: { "data-variant": { control: "select", options: [undefined, "cards", "segments"] } },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return (
      <RadioGroup
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
        "Show all the choices when there are two to six.",
        "Segments for two to four short words of equal weight, such as Monthly and Yearly.",
        "Cards where a choice needs a sentence.",
      ],
      dont: [
        "For yes and no: a Checkbox or a Switch says it with one press.",
        "Segments to go from page to page: those are Tabs or links.",
        "Long words in segments.",
      ],
    },
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  async play({ canvas, args }) {
    const group = canvas.getByRole("radiogroup", { name: "How should your guide speak?" });
    await expect(group).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Gentle" })).toHaveFocus();
    await walk("ArrowDown", canvas.getByRole("radio", { name: "Direct" }));
    await expect(args.onChange).toHaveBeenLastCalledWith("direct");
    await walk("ArrowUp", canvas.getByRole("radio", { name: "Gentle" }));
    await walk("ArrowUp", canvas.getByRole("radio", { name: "Motivational" }));
    await userEvent.click(canvas.getByText("Gentle"));
    await expect(args.onChange).toHaveBeenLastCalledWith("gentle");
  },
};
export const NothingChosen: Story = {
  args: { value: undefined },
  async play({ args }) {
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith("gentle");
  },
};
export const WithDescriptions: Story = {
  args: { options: described, hint: "You can change it any time." },
  async play({ canvas }) {
    await expect(canvas.getByRole("radio", { name: "Direct" })).toHaveAccessibleDescription(
      "Short and plain. Says the next step.",
    );
  },
};
export const Cards: Story = { args: { options: described, "data-variant": "cards" } };
export const Segments: Story = {
  args: {
    label: "Your age",
    options: ["Under 45", "45-52", "53-60"].map((age) => ({ value: age, label: age })),
    value: "45-52",
    "data-variant": "segments",
  },
  async play({ canvas }) {
    await userEvent.tab();
    await walk("ArrowRight", canvas.getByRole("radio", { name: "53-60" }));
    await userEvent.click(canvas.getByText("Under 45"));
    await expect(canvas.getByRole("radio", { name: "Under 45" })).toBeChecked();
  },
};
export const SegmentsWithTag: Story = {
  args: {
    label: "Billing period",
    labelHidden: true,
    options: [
      { value: "monthly", label: "Monthly" },
      {
        value: "yearly",
        label: (
          <>
            Yearly <Tag>Save 20%</Tag>
          </>
        ),
      },
    ],
    value: "monthly",
    "data-variant": "segments",
  },
};
export const WithError: Story = {
  args: { value: undefined, error: "Choose how your guide should speak." },
  async play({ canvas }) {
    await expect(canvas.getByRole("radiogroup")).toHaveAttribute("aria-invalid", "true");
    await expect(canvas.getByRole("alert")).toBeVisible();
  },
};
export const OneDisabled: Story = {
  args: {
    options: described.map((one) => ({ ...one, disabled: one.value === "direct" })),
    "data-variant": "cards",
  },
  async play({ canvas }) {
    await userEvent.tab();
    await walk("ArrowDown", canvas.getByRole("radio", { name: "Motivational" }));
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const SegmentsDisabled: Story = { args: { disabled: true, "data-variant": "segments" } };
export const LongWords: Story = {
  args: {
    "data-variant": "segments",
    options: [
      { value: "gentle", label: "As gently as can be, please" },
      { value: "direct", label: "Wiederbelebungsmaßnahmenverordnungsentwurf" },
      { value: "motivational", label: "Whatever fits the day" },
    ],
  },
  async play({ canvasElement }) {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
