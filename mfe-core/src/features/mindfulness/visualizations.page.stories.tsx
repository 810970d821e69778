import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { pageAt, preloadPages } from "../../shared/stories.tsx";

const meta = {
  title: "Screens/Core/Visualizations",
  parameters: { layout: "fullscreen" },
  beforeEach: preloadPages,
  render: pageAt("/mindfulness/visualizations"),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText("Forest Renewal")).toBeVisible();
    await expect(canvas.getByText("6 minutes")).toBeVisible();
  },
};
