import { sampleMember } from "@reclaim/host-api/screens";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { pageAt, preloadPages, regular } from "../../shared/stories.tsx";

const meta = {
  title: "Screens/Core/Journey",
  parameters: { layout: "fullscreen" },
  beforeEach: preloadPages,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  render: pageAt("/journey", { member: regular() }),
  async play({ canvas }) {
    await expect(await canvas.findByRole("progressbar", { name: "Body Reset" })).toHaveAttribute(
      "aria-valuenow",
      "50",
    );
    await expect(canvas.getByText("3 of 6 modules")).toBeVisible();
  },
};
export const NewMember: Story = { render: pageAt("/journey", { member: sampleMember() }) };
export const Finished: Story = {
  render: pageAt("/journey", {
    member: regular({
      progress: { bodyReset: 100, mindReset: 100, emotionalReset: 100, financialReset: 100 },
    }),
  }),
};
