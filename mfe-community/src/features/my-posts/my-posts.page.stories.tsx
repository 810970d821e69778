import { failed, never } from "@reclaim/host-api/screens";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { longPosts, newcomer, pageAt, posts } from "../../shared/stories.tsx";

const POSTS = "GET /api/forum/user/subject-1/posts";
const own = { pseudonym: "Steady River", avatarColor: "#3f5d52", avatarInitials: "SR" };
const shown = (answer: unknown) => pageAt("/community/my-posts", { answers: { [POSTS]: answer } });

const meta = {
  title: "Screens/Community/My posts",
  parameters: { layout: "fullscreen" },
  beforeEach: newcomer,
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
export const Empty: Story = {
  render: shown([]),
  async play({ canvas }) {
    await expect(await canvas.findByText(/^You haven't created any posts yet/)).toBeVisible();
  },
};
export const Loading: Story = { render: shown(never) };
export const Failing: Story = {
  render: shown(failed),
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
