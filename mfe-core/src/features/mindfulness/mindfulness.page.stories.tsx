import { pendingResponse, serverError } from "@reclaim/host-api/story-host";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { preloadPages, renderPage } from "../../testing/story-host.tsx";

const practised = (exerciseId: string, seconds: number) => ({
  id: crypto.randomUUID(),
  exerciseId,
  kind: "breathing",
  seconds,
  date: "2026-11-20T09:00:00.000Z",
  localDate: "2026-11-20",
});
const FAVOURITES = "GET /api/favourite-exercises";
const PRACTICE = "GET /api/practice";
const responses = {
  [FAVOURITES]: ["body-scan", "box-breathing"],
  [PRACTICE]: [practised("calming-breath", 45), practised("forest-renewal", 360)],
};

const meta = {
  title: "Screens/Core/Mindfulness",
  parameters: { layout: "fullscreen" },
  beforeEach: preloadPages,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const openDialog = async () => within(await within(document.body).findByRole("dialog"));

export const Typical: Story = {
  render: renderPage("/mindfulness", { responses }),
  async play({ canvas }) {
    await expect(await canvas.findByText("in 4 · hold 7 · out 8")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Guided Visualizations" })).toHaveAttribute(
      "href",
      "/mindfulness/visualizations",
    );
    await expect(await canvas.findByRole("button", { name: "Favourite: Body Scan" }))
      .toHaveAttribute("aria-pressed", "true");
  },
};
export const Filtered: Story = {
  render: renderPage("/mindfulness?goal=sleep", { responses }),
  async play({ canvas }) {
    await expect(await canvas.findByText("2 exercises")).toBeVisible();
  },
};
export const NothingFound: Story = {
  render: renderPage("/mindfulness", { responses }),
  async play({ canvas }) {
    await userEvent.type(await canvas.findByRole("searchbox"), "tax return");
    await expect(canvas.getByText("No exercises found.")).toBeVisible();
  },
};
export const Mine: Story = {
  render: renderPage("/mindfulness?tab=mine", { responses }),
  async play({ canvas }) {
    await expect(await canvas.findByRole("heading", { name: "Practised lately" })).toBeVisible();
  },
};
export const MineEmpty: Story = {
  render: renderPage("/mindfulness?tab=mine", { responses: { [FAVOURITES]: [], [PRACTICE]: [] } }),
};
export const MineLoading: Story = {
  render: renderPage("/mindfulness?tab=mine", {
    responses: { [FAVOURITES]: [], [PRACTICE]: pendingResponse },
  }),
};
export const MineFailed: Story = {
  render: renderPage("/mindfulness?tab=mine", {
    responses: { [FAVOURITES]: [], [PRACTICE]: serverError },
  }),
  async play({ canvas }) {
    await expect(await canvas.findByText("Your exercises did not load.")).toBeVisible();
  },
};
export const Breathing: Story = {
  render: renderPage("/mindfulness", { responses }),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Start: Box Breathing" }));
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole("button", { name: "Start" }));
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByText("Round 1 of 4")).toBeVisible());
    await userEvent.click(dialog.getByRole("button", { name: "Pause" }));
    await expect(dialog.getByRole("status")).toHaveTextContent("Paused");
  },
};
export const Meditation: Story = {
  render: renderPage("/mindfulness?exercise=body-scan", { responses }),
  async play() {
    const dialog = await openDialog();
    await waitFor(() => expect(dialog.getByRole("button", { name: "Play" })).toBeVisible());
    await waitFor(() => expect(dialog.getByText(/Lie down or lean back/)).toBeVisible());
  },
};
/** A browser plays only after a true press, and a story's press is none: the sound is refused. */
export const SoundRefused: Story = {
  render: renderPage("/mindfulness?exercise=quick-reset", { responses }),
  beforeEach() {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = () =>
      Promise.reject(new DOMException("not now", "NotAllowedError"));
    return () => {
      HTMLMediaElement.prototype.play = play;
    };
  },
  async play() {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole("button", { name: "Play" }));
    await expect(await dialog.findByRole("alert")).toHaveTextContent("The sound did not play");
  },
};
export const UnknownExercise: Story = {
  render: renderPage("/mindfulness?exercise=no-such-exercise", { responses }),
  async play({ canvas }) {
    await expect(await canvas.findByRole("heading", { name: "Box Breathing" })).toBeVisible();
    await expect(within(document.body).queryByRole("dialog")).toBeNull();
  },
};
