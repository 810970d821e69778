import { pendingResponse, serverError } from "@reclaim/host-api/story-host";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { extremePlans, GET_PLANS, preloadPages, renderPage } from "../../testing/story-host.ts";

const ORDER = "POST /api/create-subscription";
const shown = (responses: Record<string, unknown> = {}) => renderPage("/products", { responses });

const meta = {
  title: "Screens/Billing/Products",
  parameters: { layout: "fullscreen" },
  beforeEach: preloadPages,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  render: shown(),
  async play({ canvas }) {
    await expect(await canvas.findAllByRole("article")).toHaveLength(3);
    await userEvent.click(canvas.getByRole("radio", { name: /Yearly/ }));
    await expect(await canvas.findByText("$310")).toBeVisible();
  },
};
export const Loading: Story = { render: shown({ [GET_PLANS]: pendingResponse }) };
export const Failing: Story = {
  render: shown({ [GET_PLANS]: serverError }),
  async play({ canvas }) {
    await expect(await canvas.findByText("The plans did not load.")).toBeVisible();
  },
};
/** One order is on its way: none of the others can be pressed. */
export const Ordering: Story = {
  render: shown({ [ORDER]: pendingResponse }),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Choose Essential" }));
    await expect(await canvas.findByRole("button", { name: "One moment…" })).toHaveFocus();
    await expect(canvas.getByRole("button", { name: "Choose Premium" }))
      .toHaveAttribute("aria-disabled", "true");
  },
};
export const Extreme: Story = {
  render: shown({ [GET_PLANS]: extremePlans }),
  async play({ canvas }) {
    await canvas.findAllByRole("article");
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
