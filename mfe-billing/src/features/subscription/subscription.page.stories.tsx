import { pendingResponse, serverError } from "@reclaim/host-api/story-host";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { openPayment, paid, sampleInvoices, trial } from "../../testing/sample-plans.ts";
import {
  extremePlans,
  GET_INVOICES,
  GET_PAYMENT,
  GET_PLANS,
  GET_SUBSCRIPTION,
  preloadPages,
  renderPage,
} from "../../testing/story-host.ts";

const ORDER = "POST /api/create-subscription";
const PREVIEW = "POST /api/subscription/preview";
const CONFIRM = "POST /api/billing/test-payments/confirm";
const shown = (responses: Record<string, unknown> = {}, query = "") =>
  renderPage(`/subscription${query}`, { responses });
const PAYING = "?payment=payment-1";

async function enterCard(canvas: ReturnType<typeof within>) {
  await userEvent.type(await canvas.findByLabelText(/Card number/), "4242 4242 4242 4242");
  await userEvent.type(canvas.getByLabelText(/Expiry/), "12/30");
  await userEvent.type(canvas.getByLabelText(/Security code/), "123");
  await userEvent.click(canvas.getByRole("button", { name: "Complete Subscription" }));
}

/** A provider that takes a card and then answers nothing any more. */
function renderDown() {
  let isDown = false;
  return shown({
    [GET_PAYMENT]: () => isDown ? serverError() : openPayment,
    [CONFIRM]: () => {
      isDown = true;
      return serverError();
    },
  }, PAYING);
}

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
/** What is paid, with its next payment, its card and all receipts. */
export const Managed: Story = {
  render: shown({ [GET_SUBSCRIPTION]: paid, [GET_INVOICES]: sampleInvoices }),
  async play({ canvas }) {
    await expect(await canvas.findByText("Next payment $11.11 on December 5, 2026")).toBeVisible();
    await expect(await canvas.findByText("Card: Visa ending in 4242")).toBeVisible();
    await expect(await canvas.findAllByRole("link", { name: /^Receipt of/ })).toHaveLength(3);
  },
};
export const NothingCharged: Story = {
  render: shown({ [GET_SUBSCRIPTION]: paid }),
  async play({ canvas }) {
    await expect(await canvas.findByText("Nothing was charged yet.")).toBeVisible();
  },
};
/** The last bill is open: the plan holds until the end of the grace. */
export const Grace: Story = {
  render: shown({
    [GET_SUBSCRIPTION]: {
      ...paid,
      status: "past_due",
      openPaymentId: "payment-1",
      purchase: { ...paid.purchase, nextPayment: null, graceEndsAt: "2026-12-12T00:00:00.000Z" },
    },
  }),
  async play({ canvas }) {
    await expect(await canvas.findByRole("link", { name: "Finish the payment" }))
      .toHaveAttribute("href", "/subscription?payment=payment-1");
  },
};
export const DowngradeAhead: Story = {
  render: shown({
    [GET_SUBSCRIPTION]: {
      ...paid,
      purchase: {
        ...paid.purchase,
        scheduled: {
          planId: "essential-monthly",
          planName: "Essential",
          at: "2026-12-05T00:00:00.000Z",
        },
      },
    },
  }),
  async play({ canvas }) {
    await expect(await canvas.findByRole("button", { name: "Keep my present plan" })).toBeVisible();
  },
};
/** An upgrade shows what is due before it is made. */
export const Upgrade: Story = {
  render: shown({
    [GET_SUBSCRIPTION]: paid,
    [PREVIEW]: {
      planId: "yearly",
      effect: "now",
      amountDue: 10500,
      credit: 600,
      startsAt: "2026-11-21T09:00:00.000Z",
      nextPayment: { at: "2027-11-21T09:00:00.000Z", amount: 11100 },
      prorationDate: "2026-11-21T09:00:00.000Z",
    },
  }, "?change=yearly"),
  async play() {
    const due = await screen.findByRole("button", { name: "Pay $105 and change" });
    await waitFor(() => expect(due).toBeVisible());
  },
};
export const Downgrade: Story = {
  render: shown({
    [GET_SUBSCRIPTION]: paid,
    [PREVIEW]: {
      planId: "essential-monthly",
      effect: "period_end",
      amountDue: 0,
      credit: 0,
      startsAt: "2026-12-05T00:00:00.000Z",
      nextPayment: { at: "2026-12-05T00:00:00.000Z", amount: 3100 },
      prorationDate: "2026-11-21T09:00:00.000Z",
    },
  }, "?change=essential-monthly"),
  async play() {
    const later = await screen.findByText(/Nothing is charged today/);
    await waitFor(() => expect(later).toBeVisible());
  },
};
export const Lifetime: Story = {
  render: shown({
    [GET_SUBSCRIPTION]: {
      ...paid,
      endsAt: null,
      renewal: null,
      purchase: { ...paid.purchase, planId: "lifetime", planName: "Lifetime", nextPayment: null },
    },
  }),
  async play({ canvas }) {
    await expect(await canvas.findByText(/You have paid for good/)).toBeVisible();
  },
};
/** Step 2. */
export const EnteringCard: Story = {
  render: shown({}, PAYING),
  async play({ canvas }) {
    await expect(await canvas.findByRole("button", { name: "Complete Subscription" }))
      .toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
  },
};
export const CardFaults: Story = {
  render: shown({}, PAYING),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Complete Subscription" }));
    await expect(await canvas.findAllByRole("alert")).toHaveLength(3);
  },
};
export const AwaitingSecret: Story = {
  render: shown({ [GET_PAYMENT]: pendingResponse }, PAYING),
  async play({ canvas }) {
    await expect(await canvas.findByText("Preparing your payment")).toBeInTheDocument();
  },
};
export const Processing: Story = {
  render: shown({ [CONFIRM]: pendingResponse }, PAYING),
  async play({ canvas }) {
    await enterCard(canvas);
    await expect(await canvas.findByRole("button", { name: "Processing..." })).toBeDisabled();
  },
};
export const Declined: Story = {
  render: shown({ [CONFIRM]: { status: "declined", message: "Your card was declined." } }, PAYING),
  async play({ canvas }) {
    await enterCard(canvas);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Your card was declined.");
  },
};
/** 3-D Secure. */
export const BankAsks: Story = {
  render: shown({ [CONFIRM]: { status: "requires_action", message: null } }, PAYING),
  async play({ canvas }) {
    await enterCard(canvas);
    const question = await screen.findByRole("dialog", { name: "Your bank asks: is this you?" });
    await waitFor(() => expect(question).toBeVisible());
  },
};
/** The provider is down in the middle: nothing can be paid twice. */
export const ProviderDown: Story = {
  render: renderDown(),
  async play({ canvas }) {
    await enterCard(canvas);
    await expect(await canvas.findByText(/We do not know yet whether/)).toBeVisible();
  },
};
export const PaymentDidNotLoad: Story = {
  render: shown({ [GET_PAYMENT]: serverError }, PAYING),
  async play({ canvas }) {
    await expect(await canvas.findByText("Your payment did not load.")).toBeVisible();
  },
};
export const LargePayment: Story = {
  render: shown({
    [GET_PAYMENT]: {
      ...openPayment,
      planName: "Vollmitgliedschaftsverlängerungsvereinbarung",
      amount: 1234567890,
    },
  }, PAYING),
  async play({ canvas }) {
    await canvas.findByRole("button", { name: "Complete Subscription" });
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
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
/** No server answers: what is not known is not claimed, and nothing that was typed goes. */
export const Offline: Story = {
  render: renderPage("/subscription", {
    isUnreachable: true,
    responses: {
      [GET_SUBSCRIPTION]: () => Promise.reject(new TypeError("Failed to fetch")),
      [ORDER]: () => Promise.reject(new TypeError("Failed to fetch")),
    },
  }),
  async play({ canvas }) {
    await expect(await canvas.findByText("Your plan did not load.")).toBeVisible();
    const email = canvas.getByLabelText(/Contact e-mail/);
    await userEvent.clear(email);
    await userEvent.type(email, "martin@example.org");
    await userEvent.click(canvas.getByRole("button", { name: "Proceed to Payment" }));
    await expect(await canvas.findByText("Failed to initiate subscription")).toBeVisible();
    await expect(email).toHaveValue("martin@example.org");
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
