import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LinkButton } from "./button.ts";

/** The look of a button for a way to another place. Give it the router's link by `as`. */
const meta = {
  title: "Actions/LinkButton",
  component: LinkButton,
  tags: ["colours"],
  args: { children: "Open the journey", href: "#journey" },
  argTypes: {
    "data-variant": { control: "select", options: [undefined, "quiet", "plain"] },
    "data-wide": { control: "boolean" },
  },
  parameters: {
    usage: {
      do: [
        "For a way to another page that looks like an action: “Start module”.",
        "Give it the router's link by `as`, so that the page is not loaded anew.",
      ],
      dont: ["For something that changes data: that is a Button.", "“Click here”: name the place."],
    },
  },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Main: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole("link", { name: "Open the journey" }))
      .toHaveAttribute("href", "#journey");
  },
};
export const Quiet: Story = { args: { "data-variant": "quiet" } };
export const Plain: Story = { args: { "data-variant": "plain", children: "All badges" } };
export const Wide: Story = { args: { "data-wide": true } };
