import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Checkbox, CheckboxGroup } from "./checkbox.tsx";

const meta = {
  title: "Fields/Checkbox",
  component: Checkbox,
  tags: ["colours"],
  args: { label: "Send me a short note each morning", onCheckedChange: fn() },
  argTypes: { "data-variant": { control: "select", options: [undefined, "cards"] } },
  parameters: {
    usage: {
      do: [
        "Say what he agrees to, so that a yes makes sense: “Send me …”.",
        "Several that answer one question stand in a CheckboxGroup.",
      ],
      dont: [
        "Tick it for him where it is about consent.",
        "A denial: “Do not send me …”.",
        "Where it holds at once without a save button: that is a Switch.",
      ],
    },
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  async play({ canvas, args }) {
    const box = canvas.getByRole("checkbox", { name: "Send me a short note each morning" });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText("Send me a short note each morning"));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
    await expect(box).not.toBeChecked();
  },
};
export const Checked: Story = { args: { defaultChecked: true } };
export const Some: Story = {
  args: { checked: "indeterminate", label: "All reminders" },
  async play({ canvas }) {
    await expect(canvas.getByRole("checkbox")).toBePartiallyChecked();
  },
};
export const WithDescription: Story = {
  args: { description: "One sentence, at the time you chose. You can stop it any day." },
  async play({ canvas }) {
    await expect(canvas.getByRole("checkbox", { name: "Send me a short note each morning" }))
      .toHaveAccessibleDescription("One sentence, at the time you chose. You can stop it any day.");
  },
};
export const WithError: Story = {
  args: {
    label: "I have read the guidelines of the circle",
    error: "Read the guidelines and tick the box to go on.",
  },
  async play({ canvas }) {
    await expect(canvas.getByRole("checkbox")).toHaveAttribute("aria-invalid", "true");
    await expect(canvas.getByRole("alert")).toHaveTextContent("Read the guidelines");
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const DisabledChecked: Story = { args: { disabled: true, defaultChecked: true } };
export const LongWords: Story = {
  args: {
    label:
      "I understand that Reclaim is no replacement for a doctor, a therapist or a counsellor, " +
      "and that in a crisis I call one of the numbers under Get help",
    description: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
  },
};

const goals = [
  ["Physical Health", "Sleep, strength, energy"],
  ["Mental Clarity", "Focus, rest for the head"],
  ["Emotional Wellbeing", "Mood, closeness, calm"],
  ["Financial Reset", "Overview, plan, fewer worries"],
] as const;

export const Group: Story = {
  render: () => (
    <CheckboxGroup label="What would you like to work on?" hint="Choose as many as you like.">
      {goals.map(([goal], at) => <Checkbox key={goal} label={goal} defaultChecked={at === 0} />)}
    </CheckboxGroup>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole("group", { name: "What would you like to work on?" }))
      .toHaveAccessibleDescription("Choose as many as you like.");
  },
};
export const Cards: Story = {
  render: () => (
    <CheckboxGroup label="What would you like to work on?">
      {goals.map(([goal, description], at) => (
        <Checkbox
          key={goal}
          data-variant="cards"
          label={goal}
          description={description}
          defaultChecked={at % 2 === 0}
          disabled={at === 3}
        />
      ))}
    </CheckboxGroup>
  ),
};
export const GroupWithError: Story = {
  render: () => (
    <CheckboxGroup label="What would you like to work on?" error="Choose one goal or more.">
      {goals.map(([goal]) => <Checkbox key={goal} label={goal} />)}
    </CheckboxGroup>
  ),
};
