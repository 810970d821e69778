import { pendingResponse, serverError } from "@reclaim/host-api/story-host";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import {
  extremePlans,
  GET_PLANS,
  GET_SUBSCRIPTION,
  paid,
  preloadPages,
  renderPage,
  trial,
} from "../../testing/story-host.ts";

const ORDER = "POST /api/create-subscription";
const shown = (responses: Record<string, unknown> = {}) =>
  renderPage("/subscription", { responses });

const meta = {
  title: "Screens/Billing/Subscription",
  parameters: { layout: "fullscreen" },
  beforeEach: preloadPages,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnTrial: Story = {
  render: shown(),
  async play({ canvas }) {
    await expect(await canvas.findByText("14 days left")).toBeVisible();
    await expect(await canvas.findByRole("radio", { name: /Monthly/ })).toBeChecked();
  },
};
export const OnStarter: Story = {
  render: shown({
    [GET_SUBSCRIPTION]: {
      ...trial,
      tier: "starter",
      source: "starter",
      plan: "Starter",
      endsAt: null,
    },
  }),
  async play({ canvas }) {
    await expect(await canvas.findByText("Free, for as long as you like.")).toBeVisible();
  },
};
export const Paid: Story = {
  render: shown({ [GET_SUBSCRIPTION]: paid }),
  async play({ canvas }) {
    await expect(await canvas.findByText("Until December 5, 2026")).toBeVisible();
  },
};
/** Cancelling asks first and names what stays; the focus is on the way out. */
export const Cancelling: Story = {
  render: shown({ [GET_SUBSCRIPTION]: paid }),
  async play({ canvas }) {
    const way = await canvas.findByRole("button", { name: "Cancel subscription" });
    await userEvent.click(way);
    const question = await screen.findByRole("alertdialog", { name: "Cancel your subscription?" });
    await waitFor(() => expect(question).toBeVisible());
    await waitFor(() =>
      expect(within(question).getByRole("button", { name: "Keep it" })).toHaveFocus()
    );
  },
};
export const Cancelled: Story = {
  render: shown({
    [GET_SUBSCRIPTION]: { ...paid, renewal: { ...paid.renewal, cancelled: true } },
  }),
  async play({ canvas }) {
    await expect(await canvas.findByText(/You keep Premium until December 5, 2026/)).toBeVisible();
  },
};
/** A trial that is higher than what is paid, whose last bill is open. */
export const OpenBill: Story = {
  render: shown({
    [GET_SUBSCRIPTION]: {
      ...trial,
      status: "past_due",
      renewal: { plan: "Essential", paidUntil: null, cancelled: false },
    },
  }),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Cancel subscription" }));
    const words = await screen.findByText(/The last bill is open/);
    await waitFor(() => expect(words).toBeVisible());
  },
};
export const Loading: Story = {
  render: shown({ [GET_PLANS]: pendingResponse, [GET_SUBSCRIPTION]: pendingResponse }),
};
export const Failing: Story = {
  render: shown({ [GET_PLANS]: serverError, [GET_SUBSCRIPTION]: serverError }),
  async play({ canvas }) {
    await waitFor(() =>
      expect(canvas.getAllByRole("button", { name: "Try again" })).toHaveLength(2)
    );
  },
};
export const OrderRefused: Story = {
  render: shown({
    [ORDER]: () =>
      Response.json({ code: "payments_unavailable", message: "We can't take payments yet." }, {
        status: 503,
      }),
  }),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole("radio", { name: /Yearly/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Proceed to Payment" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("We can't take payments yet.");
    await expect(canvas.getByRole("radio", { name: /Yearly/ })).toBeChecked();
  },
};
export const Extreme: Story = {
  render: shown({
    [GET_PLANS]: extremePlans,
    [GET_SUBSCRIPTION]: { ...trial, plan: "Vollmitgliedschaftsverlängerung", trialDaysLeft: 9999 },
  }),
  async play({ canvas }) {
    await canvas.findAllByRole("radio");
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
