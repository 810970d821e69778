import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { serverError } from "@reclaim/host-api/story-host";
import { preloadPages, renderSlot } from "../../testing/story-host.tsx";

const SENT = { "POST /api/user-feedback": {} };
const widget = (compact: boolean, responses: Record<string, unknown> = SENT) =>
  renderSlot("feedback.widget", { featureId: "journal", compact }, { responses });

const meta = {
  title: "Screens/Core/Feedback",
  beforeEach: preloadPages,
  render: widget(false),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole("button", { name: "Love it" })).toBeVisible();
  },
};
export const WithWords: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Not sure" }));
    await userEvent.type(canvas.getByRole("textbox"), "The questions repeat.");
    await expect(canvas.getByRole("button", { name: "Not sure" }))
      .toHaveAttribute("aria-pressed", "true");
  },
};
export const Thanked: Story = {
  render: widget(true),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Love it" }));
    await expect(await canvas.findByText("Thank you")).toBeVisible();
  },
};
export const Failing: Story = {
  render: renderSlot("feedback.widget", { featureId: "journal", compact: true }, {
    responses: { "POST /api/user-feedback": serverError },
    notify: fn(),
  }),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Neutral" }));
    await expect(canvas.getByRole("button", { name: "Neutral" })).toBeVisible();
  },
};
