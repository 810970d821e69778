import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { pageAt, preloadPages } from "../../shared/stories.tsx";

const meta = {
  title: "Screens/Core/Journal",
  parameters: { layout: "fullscreen" },
  beforeEach: preloadPages,
  render: pageAt("/journal"),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole("heading", { name: "Journal" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Check in" })).toHaveAttribute("href", "/");
  },
};
