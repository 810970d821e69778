import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { InstallHintCard } from "./install-hint-card.tsx";

const meta = {
  title: "Screens/Core/Install hint",
  component: InstallHintCard,
  args: { onInstall: fn() as (() => void) | null, onClose: fn() },
} satisfies Meta<typeof InstallHintCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithPrompt: Story = {
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole("button", { name: "Add it" }));
    await expect(args.onInstall).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "No, thanks" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const ByHand: Story = {
  args: { onInstall: null },
  async play({ canvas, args }) {
    await expect(canvas.getByText(/Share button/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Got it" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
