import { pendingResponse, serverError } from "@reclaim/host-api/story-host";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { longPosts, posts, renderPage, resetStoredPseudonym } from "../../testing/story-host.ts";

const POSTS = "GET /api/forum/user/subject-1/posts";
const own = { pseudonym: "Steady River", avatarColor: "#3f5d52", avatarInitials: "SR" };
const shown = (answer: unknown) =>
  renderPage("/community/my-posts", { responses: { [POSTS]: answer } });

const meta = {
  title: "Screens/Community/My posts",
  parameters: { layout: "fullscreen" },
  beforeEach: resetStoredPseudonym,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  render: shown(posts.map((post) => ({ ...post, isOwn: true, pseudonym: own }))),
  async play({ canvas }) {
    await expect(await canvas.findAllByText("You")).toHaveLength(posts.length);
    await expect(canvas.queryByRole("button", { name: "Report" })).toBeNull();
  },
};
export const WithBlockedNames: Story = {
  render: renderPage("/community/my-posts", {
    responses: {
      [POSTS]: [],
      "GET /api/blocks": posts.slice(2).map(({ pseudonym }, index) => ({
        pseudonymId: 20 + index,
        pseudonym,
        createdAt: "2026-11-20T09:00:00.000Z",
      })),
    },
  }),
  async play({ canvas }) {
    await expect(await canvas.findByRole("button", { name: "Unblock MountainSeeker" }))
      .toBeVisible();
  },
};
export const Empty: Story = {
  render: shown([]),
  async play({ canvas }) {
    await expect(await canvas.findByText(/^You haven't created any posts yet/)).toBeVisible();
  },
};
export const Loading: Story = { render: shown(pendingResponse) };
export const Failing: Story = {
  render: shown(serverError),
  async play({ canvas }) {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};
export const Extreme: Story = {
  render: shown(longPosts.map((post) => ({ ...post, isOwn: true }))),
  async play({ canvas }) {
    await expect((await canvas.findAllByRole("article")).length).toBeGreaterThan(0);
  },
};
