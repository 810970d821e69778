import { STARTER } from "@reclaim/contracts-common/entitlements";
import { sampleMember } from "@reclaim/host-api/story-host";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { preloadPages, renderPage, sampleRegular } from "../../testing/story-host.tsx";

const meta = {
  title: "Screens/Core/Module",
  parameters: { layout: "fullscreen" },
  beforeEach: preloadPages,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  render: renderPage("/journey/body-reset/4", { member: sampleRegular() }),
  async play({ canvas }) {
    await expect(await canvas.findByRole("button", { name: "Complete Module" })).toBeEnabled();
    await expect(canvas.getAllByRole("checkbox")).toHaveLength(3);
  },
};
export const Completed: Story = {
  render: renderPage("/journey/body-reset/1", { member: sampleRegular() }),
  async play({ canvas }) {
    await expect(await canvas.findByText("Completed")).toBeVisible();
  },
};
export const Locked: Story = {
  render: renderPage("/journey/emotional-reset/8", { member: sampleRegular() }),
  async play({ canvas }) {
    await expect(await canvas.findByText("You can read ahead")).toBeVisible();
  },
};
export const NotInThePlan: Story = {
  render: renderPage("/journey/mind-reset/2", { member: sampleMember({ entitlement: STARTER }) }),
  async play({ canvas }) {
    await expect(await canvas.findByRole("link", { name: "See the plans" })).toBeVisible();
  },
};
export const Financial: Story = {
  render: renderPage("/journey/financial-reset/1", { member: sampleRegular() }),
};
export const NotFound: Story = {
  render: renderPage("/journey/body-reset/99"),
  async play({ canvas }) {
    await expect(await canvas.findByRole("heading", { name: "Module Not Found" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Return to Journey" })).toHaveAttribute(
      "href",
      "/journey",
    );
  },
};
