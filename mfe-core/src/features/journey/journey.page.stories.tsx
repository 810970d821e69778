import { sampleMember } from "@reclaim/host-api/story-host";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { preloadPages, renderPage, sampleRegular } from "../../testing/story-host.tsx";

const meta = {
  title: "Screens/Core/Journey",
  parameters: { layout: "fullscreen" },
  beforeEach: preloadPages,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  render: renderPage("/journey", { member: sampleRegular() }),
  async play({ canvas }) {
    const body = await canvas.findByRole("button", { name: /Body Reset/ });
    await expect(body).toHaveTextContent("3 of 6 modules");
  },
};
export const NewMember: Story = { render: renderPage("/journey", { member: sampleMember() }) };
export const OnePillar: Story = {
  render: renderPage("/journey?pillar=mind", { member: sampleRegular() }),
};
export const Finished: Story = {
  render: renderPage("/journey", {
    member: sampleRegular({
      progress: { bodyReset: 100, mindReset: 100, emotionalReset: 100, financialReset: 100 },
    }),
  }),
};
