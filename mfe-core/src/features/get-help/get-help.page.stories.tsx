import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { preloadPages, renderPage } from "../../testing/story-host.tsx";

const meta = {
  title: "Screens/Core/Get help",
  parameters: { layout: "fullscreen" },
  beforeEach: preloadPages,
  render: renderPage("/get-help", { member: null }),
} satisfies Meta;
export default meta;

export const Typical: StoryObj = {
  async play({ canvas }) {
    await userEvent.selectOptions(await canvas.findByLabelText("Where are you?"), "GB");
    await expect(canvas.getByRole("link", { name: "Call 116 123" })).toBeVisible();
  },
};
export const CountryNotListed: StoryObj = {
  async play({ canvas }) {
    await userEvent.selectOptions(await canvas.findByLabelText("Where are you?"), "");
    await expect(canvas.getByRole("link", { name: "In danger now? Call 112" })).toBeVisible();
  },
};
