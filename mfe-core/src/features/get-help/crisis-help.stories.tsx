import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { preloadPages, renderSlot } from "../../testing/story-host.tsx";

const onClose = fn();
const meta = {
  title: "Screens/Core/Crisis help",
  parameters: { layout: "fullscreen" },
  beforeEach: preloadPages,
  render: renderSlot("crisis.help", { onClose }),
} satisfies Meta;
export default meta;

const opened = async () => {
  const dialog = await screen.findByRole("dialog", {
    name: "You do not have to carry this alone",
  });
  await waitFor(() => expect(dialog).toBeVisible());
};

export const AfterASave: StoryObj = {
  async play() {
    await opened();
    await expect(screen.getByRole("heading", { level: 2 })).toHaveFocus();
    await userEvent.selectOptions(screen.getByLabelText("Where are you?"), "GB");
    await waitFor(() =>
      expect(screen.getByRole("link", { name: "Text SHOUT to 85258" })).toBeVisible()
    );
  },
};
export const CountryNotListed: StoryObj = {
  async play() {
    await opened();
    await userEvent.selectOptions(screen.getByLabelText("Where are you?"), "");
    await waitFor(() =>
      expect(screen.getByRole("link", { name: "In danger now? Call 112" })).toBeVisible()
    );
  },
};
export const Closed: StoryObj = {
  async play() {
    await opened();
    onClose.mockClear();
    await userEvent.click(screen.getAllByRole("button", { name: "Close" })[0]!);
    await expect(onClose).toHaveBeenCalled();
  },
};
export const InPlaceOfAnAnswer: StoryObj = {
  render: renderSlot("crisis.help", {}),
  async play({ canvas }) {
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
};
