import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../actions/button.ts";
import { Tooltip } from "./tooltip.tsx";

const meta = {
  title: "Overlays/Tooltip",
  component: Tooltip,
  tags: ["colours"],
  args: {
    words: "Counts every day with a check-in or an entry.",
    children: <Button data-variant="quiet">7 days</Button>,
  },
  argTypes: { children: { control: false } },
  parameters: {
    layout: "centered",
    usage: {
      do: ["For words that help but are not needed.", "One short sentence."],
      dont: [
        "As the only place of anything: phones do not show it.",
        "Links or buttons within it.",
        "On what cannot be focused.",
      ],
    },
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

const gone = () => waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());

/** The keyboard shows it at once, Escape hides it, and the focus stays. */
export const Keyboard: Story = {
  async play({ canvas }) {
    await expect(screen.queryByRole("tooltip")).toBeNull();
    await userEvent.tab();
    await expect(await screen.findByRole("tooltip")).toHaveTextContent("Counts every day");
    const button = canvas.getByRole("button", { name: "7 days" });
    await expect(button).toHaveAccessibleDescription(/Counts every day/);
    await userEvent.keyboard("{Escape}");
    await gone();
    await expect(button).toHaveFocus();
  },
};
export const Shown: Story = {
  async play() {
    await userEvent.tab();
    await screen.findByRole("tooltip");
  },
};
export const Pointer: Story = {
  async play({ canvas }) {
    const button = canvas.getByRole("button");
    await userEvent.hover(button);
    await screen.findByRole("tooltip");
    await userEvent.unhover(button);
    await gone();
  },
};
export const LongWords: Story = {
  args: {
    words:
      "Arbeitsunfähigkeitsversicherungsgesellschaften ask for this number once a year, and you find it on their first letter.",
  },
  play: Shown.play!,
};
