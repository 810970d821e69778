import { pendingResponse, serverError } from "@reclaim/host-api/story-host";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { longPosts, posts, renderPage, resetStoredPseudonym } from "../../testing/story-host.ts";
import { errorResponse, sampleCategory } from "../../testing/sample-data.ts";

const CATEGORY = "GET /api/forum/categories/mental-wellbeing";
const POSTS = "GET /api/forum/categories/2/posts";
const shown = (answers: Record<string, unknown> = {}) =>
  renderPage("/community/category/mental-wellbeing", {
    responses: { [CATEGORY]: sampleCategory(), [POSTS]: posts, ...answers },
  });

const meta = {
  title: "Screens/Community/Category",
  parameters: { layout: "fullscreen" },
  beforeEach: resetStoredPseudonym,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  render: shown(),
  async play({ canvas }) {
    await expect(await canvas.findAllByRole("article")).toHaveLength(posts.length);
  },
};
export const Empty: Story = {
  render: shown({ [POSTS]: [] }),
  async play({ canvas }) {
    await expect(await canvas.findByText("No posts in this category yet. Be the first to share!"))
      .toBeVisible();
  },
};
export const NotFound: Story = {
  render: shown({ [CATEGORY]: () => errorResponse(404, "category_not_found") }),
  async play({ canvas }) {
    await expect(await canvas.findByText("Category not found")).toBeVisible();
  },
};
export const Loading: Story = { render: shown({ [CATEGORY]: pendingResponse }) };
export const Failing: Story = {
  render: shown({ [CATEGORY]: serverError }),
  async play({ canvas }) {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Failed to fetch category");
  },
};
export const Extreme: Story = {
  render: shown({
    [CATEGORY]: sampleCategory({
      name: "Lebensmittelunverträglichkeitsselbsthilfegruppe",
      description: "Whatever keeps you up at night. ".repeat(12),
    }),
    [POSTS]: longPosts,
  }),
  async play({ canvas }) {
    await expect((await canvas.findAllByRole("article")).length).toBeGreaterThan(0);
  },
};
