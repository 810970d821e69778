import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArrowRight } from "lucide-react";
import { expect, fn, userEvent } from "storybook/test";
import { Row } from "../layout/layout.ts";
import { Button } from "./button.ts";

/**
 * A press that does something. `data-variant`: none for the one main action, `quiet` for others,
 * `plain` for the least, `danger` for what cannot be undone. `data-wide` takes the whole width.
 */
const meta = {
  title: "Actions/Button",
  component: Button,
  tags: ["colours"],
  args: { children: "Check in", onClick: fn() },
  argTypes: {
    "data-variant": { control: "select", options: [undefined, "quiet", "plain", "danger"] },
    "data-wide": { control: "boolean" },
  },
  parameters: {
    usage: {
      do: [
        "Say what happens: a plain verb and its object, such as “Save entry”.",
        "One main button on a screen; the others are quiet.",
        "While a call runs, set aria-disabled and say so in the label: the focus stays.",
      ],
      dont: [
        "Submit, OK, Click here.",
        "The danger look for something that can be undone.",
        "A button for a way to another page: that is a LinkButton.",
      ],
    },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Main: Story = {
  async play({ canvas, args }) {
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Quiet: Story = { args: { "data-variant": "quiet", children: "Another prompt" } };
export const Plain: Story = { args: { "data-variant": "plain", children: "Skip" } };
export const Danger: Story = { args: { "data-variant": "danger", children: "Delete my account" } };
export const Disabled: Story = { args: { disabled: true, children: "Create identity" } };
export const Working: Story = {
  args: { "aria-disabled": true, children: "Saving …" },
};
export const Wide: Story = { args: { "data-wide": true } };
export const WithIcon: Story = {
  args: {
    children: [
      <span key="words">Next module</span>,
      <ArrowRight key="icon" size={20} aria-hidden />,
    ],
  },
};
export const LongWords: Story = {
  args: { children: "Start the first module of the Financial Reset although another one is open" },
};
export const Together: Story = {
  render: () => (
    <Row>
      <Button>Save entry</Button>
      <Button data-variant="quiet">Another prompt</Button>
      <Button data-variant="plain">Not now</Button>
    </Row>
  ),
};
