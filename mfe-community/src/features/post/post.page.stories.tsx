import { type Answers, failed, never, type Scene } from "@reclaim/host-api/screens";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { longPosts, newcomer, pageAt, posts } from "../../shared/stories.tsx";
import { refusal, sampleCategory, sampleComment, starterMember } from "../../shared/testing.ts";

const POST = "GET /api/forum/posts/11";
const COMMENTS = "GET /api/forum/posts/11/comments";
const comments = [
  sampleComment({ id: 3, content: "The second week is the hardest. It gets lighter." }),
  sampleComment({
    id: 2,
    content: "Same river, I think. See you there without seeing you.",
    pseudonym: { pseudonym: "Old Oak", avatarColor: "#3f5d52", avatarInitials: "OO" },
  }),
  sampleComment({
    id: 1,
    content: "Thank you, both.",
    isOwn: true,
    pseudonym: { pseudonym: "Steady River", avatarColor: "#3f5d52", avatarInitials: "SR" },
  }),
];
const shown = (answers: Answers = {}, scene: Scene = {}) =>
  pageAt("/community/post/11", {
    ...scene,
    answers: {
      [POST]: posts[0],
      "GET /api/forum/categories/2": sampleCategory(),
      [COMMENTS]: comments,
      ...answers,
    },
  });

const meta = {
  title: "Screens/Community/Post",
  parameters: { layout: "fullscreen" },
  beforeEach: newcomer,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithComments: Story = {
  render: shown(),
  async play({ canvas }) {
    await expect(await canvas.findByRole("heading", { level: 1 }))
      .toHaveTextContent("Walked before work");
    await expect(await canvas.findByText("Thank you, both.")).toBeVisible();
  },
};
export const WithoutComments: Story = {
  render: shown({ [POST]: { ...posts[0], commentCount: 0 }, [COMMENTS]: [] }),
  async play({ canvas }) {
    await expect(await canvas.findByText("No comments yet.")).toBeVisible();
  },
};
export const StarterReads: Story = {
  render: shown({}, { member: starterMember() }),
  async play({ canvas }) {
    await expect(await canvas.findByRole("link", { name: "See the plans" })).toBeVisible();
    await expect(await canvas.findByText("Thank you, both.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Add Comment" })).toBeNull();
  },
};
export const NotFound: Story = {
  render: shown({ [POST]: () => refusal(404, "post_not_found") }),
  async play({ canvas }) {
    await expect(await canvas.findByText("Post not found")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Return to Community" })).toBeVisible();
  },
};
export const Loading: Story = { render: shown({ [POST]: never }) };
export const Failing: Story = {
  render: shown({ [POST]: failed }),
  async play({ canvas }) {
    await expect(await canvas.findByText("Error: Failed to fetch post")).toBeVisible();
  },
};
export const CommentsFailing: Story = {
  render: shown({ [COMMENTS]: failed, "GET /api/forum/categories/2": failed }),
  async play({ canvas }) {
    await expect(await canvas.findByText("Failed to fetch category")).toBeVisible();
    await expect(await canvas.findByText("The comments could not be reached just now."))
      .toBeVisible();
  },
};
export const Extreme: Story = {
  render: shown({
    [POST]: { ...longPosts[0], id: 11 },
    [COMMENTS]: longPosts.map(({ id, content, pseudonym, pseudonymId }) =>
      sampleComment({ id, content, pseudonym, pseudonymId })
    ),
  }),
  async play({ canvas }) {
    await canvas.findByRole("heading", { level: 1 });
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
