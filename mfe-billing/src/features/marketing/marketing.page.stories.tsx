import { pendingResponse, serverError } from "@reclaim/host-api/story-host";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { extremePlans, GET_PLANS, preloadPages, renderPage } from "../../testing/story-host.ts";

const SIGNUP = "POST /api/waitlist";
const shown = (responses: Record<string, unknown> = {}) =>
  renderPage("/marketing", { member: null, responses });

const meta = {
  title: "Screens/Billing/Marketing",
  parameters: { layout: "fullscreen" },
  beforeEach: preloadPages,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  render: shown(),
  async play({ canvas }) {
    await expect(await canvas.findAllByRole("article")).toHaveLength(2);
    await expect(canvas.getByRole("heading", { level: 1 }))
      .toHaveTextContent("Reclaim, One Day at a Time");
  },
};
/** Inside the app's frame, which has a header of its own. */
export const Member: Story = {
  render: renderPage("/marketing"),
  async play({ canvas }) {
    await canvas.findAllByRole("article");
    await expect(canvas.queryByRole("link", { name: "Open the app" })).toBeNull();
  },
};
export const Loading: Story = { render: shown({ [GET_PLANS]: pendingResponse }) };
export const PlansFailing: Story = {
  render: shown({ [GET_PLANS]: serverError }),
  async play({ canvas }) {
    await expect(await canvas.findByText("The plans did not load.")).toBeVisible();
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
export const WrongAddress: Story = {
  render: shown(),
  async play({ canvas }) {
    await canvas.findAllByRole("article");
    const field = canvas.getByLabelText("E-mail address");
    await userEvent.clear(field);
    await userEvent.type(field, "martin@{Enter}");
    await expect(await canvas.findByText("Please enter a valid email address")).toBeVisible();
    await userEvent.clear(field);
  },
};
export const Joined: Story = {
  render: shown({ [SIGNUP]: { message: "Thank you." } }),
  async play({ canvas }) {
    await canvas.findAllByRole("article");
    const field = canvas.getByLabelText("E-mail address");
    await userEvent.clear(field);
    await userEvent.type(field, "martin@example.org{Enter}");
    await expect(await canvas.findByText("Thank you! We'll keep you updated.")).toBeVisible();
  },
};
