import { pendingResponse, serverError } from "@reclaim/host-api/story-host";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { paid } from "../../testing/sample-plans.ts";
import { GET_SUBSCRIPTION, preloadPages, renderPage } from "../../testing/story-host.ts";

/** Longer than the page waits for the webhook. */
const AFTER_TIMEOUT = { timeout: 9000 };

const essential = { ...paid, purchase: { ...paid.purchase, planId: "essential-monthly" } };

const meta = {
  title: "Screens/Billing/Payment success",
  parameters: { layout: "fullscreen" },
  globals: { motion: "reduced" },
  beforeEach: preloadPages,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Arrived: Story = {
  render: renderPage("/payment-success?plan=essential", {
    responses: { [GET_SUBSCRIPTION]: essential },
  }),
  async play({ canvas }) {
    await expect(await canvas.findByText("Your subscription to the Essential plan is active."))
      .toBeVisible();
  },
};
export const TestMode: Story = {
  render: renderPage("/payment-success?plan=premium&test=true", {
    responses: { [GET_SUBSCRIPTION]: paid },
  }),
  async play({ canvas }) {
    await expect(await canvas.findByText("Test Mode")).toBeVisible();
  },
};
export const Waiting: Story = {
  render: renderPage("/payment-success", { responses: { [GET_SUBSCRIPTION]: pendingResponse } }),
  async play({ canvas }) {
    await expect(await canvas.findByText("Waiting for your payment")).toBeVisible();
  },
};
export const Late: Story = {
  render: renderPage("/payment-success"),
  async play({ canvas }) {
    await expect(await canvas.findByText("Your payment is not confirmed yet", {}, AFTER_TIMEOUT))
      .toBeVisible();
  },
};
export const Failing: Story = {
  render: renderPage("/payment-success", { responses: { [GET_SUBSCRIPTION]: serverError } }),
  async play({ canvas }) {
    await expect(await canvas.findByText("Your plan did not load.", {}, AFTER_TIMEOUT))
      .toBeVisible();
  },
};
