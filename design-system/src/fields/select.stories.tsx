import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Select } from "./select.tsx";

const kinds = ["Daily", "Win", "Support"];

const meta = {
  title: "Fields/Select",
  component: Select,
  tags: ["colours"],
  args: {
    label: "Kind of post",
    onChange: fn(),
    children: kinds.map((kind) => <option key={kind}>{kind}</option>),
  },
  argTypes: { children: { control: false } },
  parameters: {
    usage: {
      do: [
        "Leave the open list to the system: on a phone its own wheel is the best picker.",
        "Begin with the usual choice, or with an empty one that says “Choose …”.",
      ],
      dont: [
        "For two or three short choices: a RadioGroup shows them all at once.",
        "For fifty and more, which nobody scrolls through.",
        "Go somewhere or save as soon as something is chosen.",
      ],
    },
  },
  decorators: (Story) => <div style={{ maxWidth: "28rem" }}>{Story()}</div>,
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  args: { defaultValue: "Win" },
  async play({ canvas, args }) {
    const select = canvas.getByRole("combobox", { name: "Kind of post" });
    await expect(select).toHaveValue("Win");
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, "Support");
    await expect(args.onChange).toHaveBeenCalled();
    await expect(select).toHaveDisplayValue("Support");
  },
};
export const NothingChosen: Story = {
  args: {
    hint: "It decides on which page it stands.",
    children: ["Choose a kind …", ...kinds].map((kind) => <option key={kind}>{kind}</option>),
  },
};
export const WithError: Story = {
  args: { error: "Choose a kind, so that others find your post." },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongWords: Story = {
  args: {
    label: "Which of these circles would you like your post to be seen in, beside your own?",
    children: (
      <option>
        Sleeping, waking and everything between them that men of fifty seldom speak about
      </option>
    ),
  },
  async play({ canvasElement }) {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
