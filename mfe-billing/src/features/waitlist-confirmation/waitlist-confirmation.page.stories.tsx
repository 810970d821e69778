import { serverError } from "@reclaim/host-api/story-host";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { preloadPages, renderPage } from "../../testing/story-host.ts";

const at = (token: string, answer: () => unknown = serverError) =>
  renderPage(`/waitlist/confirm#${token}`, {
    member: null,
    responses: { "POST /api/waitlist/confirm": answer },
  });
const TOKEN = "t".repeat(43);
const press = async (canvas: { findByRole(role: string, options: object): Promise<HTMLElement> }) =>
  userEvent.click(await canvas.findByRole("button", { name: "Confirm my address" }));

const meta = {
  title: "Screens/Billing/Waitlist confirmation",
  parameters: { layout: "fullscreen" },
  beforeEach: preloadPages,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = { render: at(TOKEN) };
export const Confirmed: Story = {
  render: at(TOKEN, () => ({ message: "Your address is confirmed." })),
  async play({ canvas }) {
    await press(canvas);
    await expect(await canvas.findByRole("status")).toHaveTextContent("is confirmed");
  },
};
export const Failed: Story = {
  render: at(TOKEN),
  async play({ canvas }) {
    await press(canvas);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("did not reach us");
  },
};
export const Expired: Story = {
  render: at(TOKEN, () =>
    Response.json(
      { code: "link_expired", message: "This link has served already or is too old." },
      { status: 410 },
    )),
  async play({ canvas }) {
    await press(canvas);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("too old");
  },
};
export const LinkCutOff: Story = { render: at("cut") };
