import { pendingResponse, sampleMember, serverError } from "@reclaim/host-api/story-host";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { history, queue, sampleQueueItem } from "../../testing/sample-moderation.ts";
import { renderPage, resetStoredPseudonym } from "../../testing/story-host.ts";

const QUEUE = "GET /api/moderation/queue";
const HISTORY = "GET /api/moderation/history";
const shown = (
  waiting: unknown,
  decided: unknown = history,
  role: "moderator" | "member" = "moderator",
) =>
  renderPage("/community/moderation", {
    member: sampleMember({ role }),
    responses: { [QUEUE]: waiting, [HISTORY]: decided },
  });

const meta = {
  title: "Screens/Community/Moderation",
  parameters: { layout: "fullscreen" },
  beforeEach: resetStoredPseudonym,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  render: shown(queue),
  async play({ canvas }) {
    await expect(await canvas.findAllByRole("article")).toHaveLength(queue.length);
    await expect(canvas.getByText("Signs of risk")).toBeVisible();
  },
};
export const Suspending: Story = {
  render: shown([sampleQueueItem()]),
  async play({ canvas, canvasElement }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Suspend" }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole("dialog", { name: "Suspend, Quiet Harbor" }));
    await userEvent.click(dialog.getByRole("button", { name: "Suspend" }));
    await waitFor(() => expect(dialog.getByText("Say why: the author reads it.")).toBeVisible());
  },
};
export const History: Story = {
  render: shown(queue),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole("tab", { name: "History" }));
    await expect(await canvas.findAllByRole("article")).toHaveLength(history.length);
  },
};
export const Empty: Story = {
  render: shown([]),
  async play({ canvas }) {
    await expect(await canvas.findByText("Nothing waits")).toBeVisible();
  },
};
export const Loading: Story = { render: shown(pendingResponse) };
export const Failing: Story = {
  render: shown(serverError),
  async play({ canvas }) {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};
export const Refused: Story = {
  render: shown(queue, history, "member"),
  async play({ canvas }) {
    await expect(await canvas.findByText("This page is for moderators")).toBeVisible();
  },
};
export const Extreme: Story = {
  render: shown([
    sampleQueueItem({
      pseudonym: {
        pseudonym: "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
        avatarColor: "#e9b44c",
        avatarInitials: "WW",
      },
      reports: Array.from({ length: 12 }, (_, index) => ({
        reason: "x".repeat(40 + index * 40),
        createdAt: "2025-11-21T08:00:00.000Z",
      })),
      earlierDecisions: 1234,
    }),
  ]),
  async play({ canvas }) {
    await expect(await canvas.findByText("12 reports")).toBeVisible();
  },
};
