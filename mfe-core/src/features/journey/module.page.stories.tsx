import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { pageAt, preloadPages } from "../../shared/stories.tsx";

const meta = {
  title: "Screens/Core/Module not found",
  parameters: { layout: "fullscreen" },
  beforeEach: preloadPages,
  render: pageAt("/journey/body-reset/99"),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole("heading", { name: "Module Not Found" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Return to Journey" })).toHaveAttribute(
      "href",
      "/journey",
    );
  },
};
