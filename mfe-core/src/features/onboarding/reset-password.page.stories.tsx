import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { preloadPages, renderPage, renderSlot } from "../../testing/story-host.tsx";

const RESET = "POST /api/auth/reset-password";
const AT = "/reset-password?token=t-1";

const meta = {
  title: "Screens/Core/Reset password",
  parameters: { layout: "fullscreen" },
  beforeEach: preloadPages,
  render: renderPage(AT, { responses: { [RESET]: {} } }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

async function save(canvas: Canvas, password: string) {
  await userEvent.type(await canvas.findByLabelText("New password"), `${password}{Enter}`);
}

export const Typical: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByLabelText("New password")).toBeVisible();
  },
};
/** Without a session it stands alone, outside the app's frame. */
export const Visitor: Story = {
  render: renderSlot("onboarding", {}, { member: null }, AT),
};
export const TooShort: Story = {
  async play({ canvas }) {
    await save(canvas, "short");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Use at least 8 characters.");
  },
};
export const LinkTooOld: Story = {
  render: renderPage(AT, { responses: { [RESET]: () => new Response("", { status: 400 }) } }),
  async play({ canvas }) {
    await save(canvas, "a long password");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("used up or too old");
  },
};
export const Done: Story = {
  async play({ canvas }) {
    await save(canvas, "a long password");
    await expect(await canvas.findByRole("status")).toHaveTextContent("Your password is changed.");
    await expect(canvas.getByRole("link", { name: "Go to Home" })).toHaveAttribute("href", "/");
  },
};
