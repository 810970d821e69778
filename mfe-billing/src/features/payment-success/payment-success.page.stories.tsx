import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import {
  failing,
  pageShown,
  paid,
  screenAt,
  SUBSCRIPTION,
  waiting,
} from "../../testing/stories.tsx";

/** How long the page waits for the provider's word, and a little more, in ms. */
const PATIENCE = { timeout: 9000 };

const meta = {
  title: "Screens/Billing/Payment success",
  parameters: { layout: "fullscreen" },
  globals: { motion: "reduced" },
  play: pageShown,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Arrived: Story = {
  render: screenAt("/payment-success?plan=essential", { [SUBSCRIPTION]: paid }),
  async play({ canvas }) {
    await expect(await canvas.findByText("Your subscription to the Essential plan is active."))
      .toBeVisible();
  },
};
export const TestMode: Story = {
  render: screenAt("/payment-success?plan=premium&test=true", { [SUBSCRIPTION]: paid }),
  async play({ canvas }) {
    await expect(await canvas.findByText("Test Mode")).toBeVisible();
  },
};
export const Waiting: Story = {
  render: screenAt("/payment-success", { [SUBSCRIPTION]: waiting }),
  async play({ canvas }) {
    await expect(await canvas.findByText("Waiting for your payment")).toBeVisible();
  },
};
export const NothingArrived: Story = {
  render: screenAt("/payment-success"),
  async play({ canvas }) {
    await expect(await canvas.findByText("No payment has arrived", {}, PATIENCE)).toBeVisible();
  },
};
export const Failing: Story = {
  render: screenAt("/payment-success", { [SUBSCRIPTION]: failing }),
  async play({ canvas }) {
    await expect(await canvas.findByText("Your plan did not load.", {}, PATIENCE)).toBeVisible();
  },
};
