import { sampleMember, screensOf } from "@reclaim/host-api/screens";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import remote from "../../remote.tsx";

const { pageAt, preloadPages } = screensOf(remote);

const meta = {
  title: "Screens/Greeting/Greeting",
  parameters: { layout: "fullscreen" },
  beforeEach: preloadPages,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  render: pageAt("/greeting", { member: sampleMember({ streak: 12 }) }),
  async play({ canvas }) {
    await expect(await canvas.findByText("Day 12 of your streak.")).toBeVisible();
  },
};
export const Visitor: Story = { render: pageAt("/greeting", { member: null }) };
