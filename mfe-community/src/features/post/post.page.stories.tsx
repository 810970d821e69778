import {
  type MockResponses,
  pendingResponse,
  serverError,
  type StoryOptions,
} from "@reclaim/host-api/story-host";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { longPosts, posts, renderPage, resetStoredPseudonym } from "../../testing/story-host.ts";
import {
  errorResponse,
  sampleCategory,
  sampleComment,
  starterMember,
} from "../../testing/sample-data.ts";

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
    id: 4,
    parentId: 2,
    content: "Tuesdays, half past five.",
    isEdited: true,
  }),
  sampleComment({
    id: 1,
    content: "Thank you, both.",
    isOwn: true,
    pseudonym: { pseudonym: "Steady River", avatarColor: "#3f5d52", avatarInitials: "SR" },
  }),
];
const shown = (answers: MockResponses = {}, scene: StoryOptions = {}) =>
  renderPage("/community/post/11", {
    ...scene,
    responses: {
      [POST]: posts[0],
      "GET /api/forum/categories/2": sampleCategory(),
      [COMMENTS]: comments,
      ...answers,
    },
  });

const meta = {
  title: "Screens/Community/Post",
  parameters: { layout: "fullscreen" },
  beforeEach: resetStoredPseudonym,
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
  render: shown({ [POST]: () => errorResponse(404, "post_not_found") }),
  async play({ canvas }) {
    await expect(await canvas.findByText("Post not found")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Return to Community" })).toBeVisible();
  },
};
export const Loading: Story = { render: shown({ [POST]: pendingResponse }) };
export const Failing: Story = {
  render: shown({ [POST]: serverError }),
  async play({ canvas }) {
    await expect(await canvas.findByText("Error: Failed to fetch post")).toBeVisible();
  },
};
export const CommentsFailing: Story = {
  render: shown({ [COMMENTS]: serverError, "GET /api/forum/categories/2": serverError }),
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
