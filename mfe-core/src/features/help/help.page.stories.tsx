import { pendingResponse, sampleMember, serverError } from "@reclaim/host-api/story-host";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { preloadPages, renderPage } from "../../testing/story-host.tsx";

const SEND = "POST /api/support-messages";
const notify = fn();
const starter = sampleMember({ entitlement: { tier: "starter", source: "starter", endsAt: null } });

const meta = {
  title: "Screens/Core/Help & Support",
  parameters: { layout: "fullscreen" },
  beforeEach: preloadPages,
  render: renderPage("/help"),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const written = (answer: unknown): Story => ({
  render: renderPage("/help", { responses: { [SEND]: answer }, notify }),
  async play({ canvas }) {
    notify.mockClear();
    await userEvent.type(await canvas.findByLabelText("Your message"), "The bell does not ring.");
    await userEvent.click(canvas.getByRole("button", { name: "Send message" }));
  },
});

export const Typical: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Reminders" }));
    await waitFor(() => expect(canvas.getByText(/in which tone/)).toBeVisible());
  },
};
export const OnStarter: Story = { render: renderPage("/help", { member: starter }) };
export const Guest: Story = {
  render: renderPage("/help", {
    member: sampleMember({ name: null, email: "guest@reclaim.invalid", guest: true }),
  }),
};
export const Visitor: Story = { render: renderPage("/help", { member: null }) };
export const Empty: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Send message" }));
    await expect(await canvas.findByText("Please write a few words first.")).toBeVisible();
    await expect(canvas.getByLabelText("Your message")).toHaveFocus();
  },
};
export const Sending: Story = written(pendingResponse);
export const NotSent: Story = {
  ...written(serverError),
  async play(context) {
    await written(serverError).play?.(context);
    await waitFor(() => expect(notify).toHaveBeenCalledOnce());
    await expect(context.canvas.getByLabelText("Your message"))
      .toHaveValue("The bell does not ring.");
  },
};
