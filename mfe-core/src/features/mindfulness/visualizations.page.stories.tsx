import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { preloadPages, renderPage } from "../../testing/story-host.tsx";

const responses = { "GET /api/favourite-exercises": ["forest-renewal"] };

const meta = {
  title: "Screens/Core/Visualizations",
  parameters: { layout: "fullscreen" },
  beforeEach: preloadPages,
  render: renderPage("/mindfulness/visualizations", { responses }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText("Forest Renewal")).toBeVisible();
    await expect(canvas.getByText(/6 minutes/)).toBeVisible();
  },
};
export const ImmersiveJourneys: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole("tab", { name: "Immersive Journeys" }));
    await expect(canvas.getByText("Peaceful Beach")).toBeVisible();
    await expect(canvas.getByText("Mountain Refuge")).toBeVisible();
  },
};
/** Where the sound is refused, the words go on by the clock. */
export const WithoutSound: Story = {
  beforeEach() {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = () =>
      Promise.reject(new DOMException("not now", "NotAllowedError"));
    return () => {
      HTMLMediaElement.prototype.play = play;
    };
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Start: Forest Renewal" }));
    const dialog = within(await within(document.body).findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Play" }));
    await dialog.findByText(/The words go on without it/);
    // Lines fade in.
    await waitFor(() => expect(dialog.getByTestId("line")).toBeVisible());
    await userEvent.click(dialog.getByRole("button", { name: "Pause" }));
    await waitFor(() => expect(dialog.getByRole("button", { name: "Play" })).toBeVisible());
  },
};
