import { serverError } from "@reclaim/host-api/story-host";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { preloadPages, renderPage } from "../../testing/story-host.tsx";

const CALL = "POST /api/unsubscribe";
const at = (token: string, answer: () => unknown = serverError) =>
  renderPage(`/unsubscribe?token=${token}`, { member: null, responses: { [CALL]: answer } });
const TOKEN = "t".repeat(43);

const meta = {
  title: "Screens/Core/Unsubscribe",
  parameters: { layout: "fullscreen" },
  beforeEach: preloadPages,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = { render: at(TOKEN) };
export const Stopped: Story = {
  render: at(TOKEN, () => new Response(null, { status: 204 })),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Stop the weekly mail" }));
    await expect(await canvas.findByRole("status")).toHaveTextContent("no weekly mail any more");
  },
};
export const Failed: Story = {
  render: at(TOKEN),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Stop the weekly mail" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("did not reach us");
  },
};
export const LinkCutOff: Story = { render: at("cut") };
