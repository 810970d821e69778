import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { TextField } from "./text-field.tsx";

const meta = {
  title: "Fields/TextField",
  component: TextField,
  tags: ["colours"],
  args: { label: "E-mail", type: "email", autoComplete: "off", onChange: fn() },
  argTypes: { mark: { control: "select", options: [undefined, "optional", "required"] } },
  parameters: {
    usage: {
      do: [
        "Give type, inputMode and autoComplete: the right keyboard comes up and the browser helps.",
        "An error says what to do: “Enter an address such as name@example.org.”",
        "Check after the field is left or the form is sent, not at the first letter.",
      ],
      dont: [
        "A placeholder in place of a label: it is gone when it is needed.",
        "“Invalid input”, “This field is required”.",
        "Disable the send button until all is right: let him press it, and say what is missing.",
      ],
    },
  },
  decorators: (Story) => <div style={{ maxWidth: "28rem" }}>{Story()}</div>,
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByText("E-mail"));
    const field = canvas.getByRole("textbox", { name: "E-mail" });
    await expect(field).toHaveFocus();
    await userEvent.keyboard("m");
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.clear(field);
    field.blur();
  },
};
export const Filled: Story = { args: { defaultValue: "martin@example.org" } };
export const WithHint: Story = {
  args: { hint: "For signing in and nothing else.", placeholder: "name@example.org" },
};
export const WithError: Story = {
  args: {
    defaultValue: "martin@",
    hint: "For signing in and nothing else.",
    error: "Enter an e-mail address, such as name@example.org.",
  },
  async play({ canvas }) {
    const field = canvas.getByRole("textbox", { name: "E-mail" });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/such as name@example.org/);
  },
};
export const Focused: Story = {
  args: { defaultValue: "martin@example.org" },
  async play({ canvas }) {
    await userEvent.tab();
    await expect(canvas.getByRole("textbox")).toHaveFocus();
  },
};
export const Optional: Story = { args: { label: "Town", type: "text", mark: "optional" } };
export const Required: Story = { args: { mark: "required", required: true } };
export const LabelHidden: Story = {
  args: { labelHidden: true, placeholder: "name@example.org" },
  async play({ canvas }) {
    await expect(canvas.getByRole("textbox", { name: "E-mail" })).toBeVisible();
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: "martin@example.org" } };
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: "martin@example.org", hint: "Saving …" },
};
export const LongWords: Story = {
  args: {
    label: "Name of the place where you feel most at ease, as you would tell a friend of it",
    type: "text",
    defaultValue: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, by the old harbour",
    error: "Nothing-of-this-length-has-ever-been-written-here-before-as-far-as-anybody-knows",
  },
};
