import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import MilestoneDialog from "./milestone-dialog.tsx";

const meta = {
  title: "Screens/Core/Celebration",
  component: MilestoneDialog,
  args: { days: 7, onClose: fn() },
} satisfies Meta<typeof MilestoneDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneWeek: Story = {
  async play({ args }) {
    const dialog = screen.getByRole("dialog", { name: "7-Day Streak" });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const TwoWeeks: Story = { args: { days: 14 } };
export const OneYear: Story = { args: { days: 365 } };
export const Still: Story = { args: { days: 30 }, globals: { motion: "reduced" } };
