import type { Meta, StoryObj } from "@storybook/react-vite";
import { Play, Volume2 } from "lucide-react";
import { expect, fn, userEvent } from "storybook/test";
import { IconButton } from "./icon-button.tsx";

const meta = {
  title: "Actions/IconButton",
  component: IconButton,
  tags: ["colours"],
  args: { label: "Mute", children: <Volume2 aria-hidden />, onClick: fn() },
  argTypes: {
    "data-variant": { control: "select", options: [undefined, "quiet", "main"] },
    children: { control: false },
  },
  parameters: {
    usage: {
      do: [
        "Only for icons that everybody knows: play, close, back, search.",
        "Name what happens in the label: “Mute”, and “Unmute” once it is mute.",
      ],
      dont: [
        "For the main action of a screen: words are clearer.",
        "Two icon buttons that look alike.",
      ],
    },
  },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnSurface: Story = {
  async play({ canvas, args }) {
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("button", { name: "Mute" })).toHaveFocus();
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Quiet: Story = { args: { "data-variant": "quiet" } };
export const Main: Story = {
  args: { "data-variant": "main", label: "Play", children: <Play aria-hidden /> },
};
export const Pressed: Story = { args: { "aria-pressed": true } };
export const Disabled: Story = { args: { disabled: true } };
