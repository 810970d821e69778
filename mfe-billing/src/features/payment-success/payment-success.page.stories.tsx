import { failed, never } from "@reclaim/host-api/screens";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { pageAt, paid, preloadPages, SUBSCRIPTION } from "../../testing/stories.tsx";

/** How long the page waits for the provider's word, and a little more, in ms. */
const PATIENCE = { timeout: 9000 };

const meta = {
  title: "Screens/Billing/Payment success",
  parameters: { layout: "fullscreen" },
  globals: { motion: "reduced" },
  beforeEach: preloadPages,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Arrived: Story = {
  render: pageAt("/payment-success?plan=essential", { answers: { [SUBSCRIPTION]: paid } }),
  async play({ canvas }) {
    await expect(await canvas.findByText("Your subscription to the Essential plan is active."))
      .toBeVisible();
  },
};
export const TestMode: Story = {
  render: pageAt("/payment-success?plan=premium&test=true", { answers: { [SUBSCRIPTION]: paid } }),
  async play({ canvas }) {
    await expect(await canvas.findByText("Test Mode")).toBeVisible();
  },
};
export const Waiting: Story = {
  render: pageAt("/payment-success", { answers: { [SUBSCRIPTION]: never } }),
  async play({ canvas }) {
    await expect(await canvas.findByText("Waiting for your payment")).toBeVisible();
  },
};
export const NothingArrived: Story = {
  render: pageAt("/payment-success"),
  async play({ canvas }) {
    await expect(await canvas.findByText("No payment has arrived", {}, PATIENCE)).toBeVisible();
  },
};
export const Failing: Story = {
  render: pageAt("/payment-success", { answers: { [SUBSCRIPTION]: failed } }),
  async play({ canvas }) {
    await expect(await canvas.findByText("Your plan did not load.", {}, PATIENCE)).toBeVisible();
  },
};
