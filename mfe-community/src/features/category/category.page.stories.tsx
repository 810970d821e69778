import { failed, never } from "@reclaim/host-api/screens";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { longPosts, newcomer, pageAt, posts } from "../../shared/stories.tsx";
import { refusal, sampleCategory } from "../../shared/testing.ts";

const CATEGORY = "GET /api/forum/categories/mental-wellbeing";
const POSTS = "GET /api/forum/categories/2/posts";
const shown = (answers: Record<string, unknown> = {}) =>
  pageAt("/community/category/mental-wellbeing", {
    answers: { [CATEGORY]: sampleCategory(), [POSTS]: posts, ...answers },
  });

const meta = {
  title: "Screens/Community/Category",
  parameters: { layout: "fullscreen" },
  beforeEach: newcomer,
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
  render: shown({ [CATEGORY]: () => refusal(404, "category_not_found") }),
  async play({ canvas }) {
    await expect(await canvas.findByText("Category not found")).toBeVisible();
  },
};
export const Loading: Story = { render: shown({ [CATEGORY]: never }) };
export const Failing: Story = {
  render: shown({ [CATEGORY]: failed }),
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
