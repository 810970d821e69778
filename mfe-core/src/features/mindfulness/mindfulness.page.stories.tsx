import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { pageAt, preloadPages } from "../../shared/stories.tsx";

const meta = {
  title: "Screens/Core/Mindfulness",
  parameters: { layout: "fullscreen" },
  beforeEach: preloadPages,
  render: pageAt("/mindfulness"),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText("in 4 · hold 7 · out 8")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Guided Visualizations" })).toHaveAttribute(
      "href",
      "/mindfulness/visualizations",
    );
  },
};
