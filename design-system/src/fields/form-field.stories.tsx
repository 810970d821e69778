import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { FormField } from "./form-field.tsx";

const meta = {
  title: "Fields/FormField",
  component: FormField,
  args: {
    label: "Photo",
    children: (control) => <input type="file" accept="image/*" {...control} />,
  },
  argTypes: {
    children: { control: false },
    mark: { control: "select", options: [undefined, "optional", "required"] },
  },
  parameters: {
    usage: {
      do: [
        "Put it around a control that has no label of its own, and spread what it gives over it.",
        "Mark the few: “(optional)” in a form where most is needed.",
      ],
      dont: [
        "Around TextField, TextArea, Select and the others here: they have it built in.",
        "A hint that repeats the label.",
      ],
    },
  },
} satisfies Meta<typeof FormField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AnyControl: Story = {
  async play({ canvas }) {
    await expect(canvas.getByLabelText("Photo")).toHaveAttribute("type", "file");
  },
};
export const WithHint: Story = {
  args: { mark: "optional", hint: "Only you see it." },
  async play({ canvas }) {
    await expect(canvas.getByLabelText("Photo (optional)")).toHaveAccessibleDescription(
      "Only you see it.",
    );
  },
};
export const WithError: Story = {
  args: { hint: "Only you see it.", error: "Choose a picture of up to 5 MB." },
  async play({ canvas }) {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Choose a picture of up to 5 MB.");
    await expect(canvas.getByLabelText("Photo")).toHaveAttribute("aria-invalid", "true");
    await expect(canvas.queryByText("Only you see it.")).toBeNull();
  },
};
export const LabelHidden: Story = { args: { labelHidden: true } };
