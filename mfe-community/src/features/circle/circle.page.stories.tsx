import { type Answers, failed, never, sampleMember, type Scene } from "@reclaim/host-api/screens";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { longPosts, newcomer, OWN, pageAt, posts } from "../../shared/stories.tsx";
import { refusal, sampleComment, samplePseudonym, starterMember } from "../../shared/testing.ts";

const DAILY = "GET /api/forum/posts/type/daily";
const shown = (answers: Answers = {}, scene: Scene = {}) =>
  pageAt("/community", { ...scene, answers: { [DAILY]: posts, ...answers } });
const nobody = () => sampleMember({ pseudonym: null });

const meta = {
  title: "Screens/Community/Men's Circle",
  parameters: { layout: "fullscreen" },
  beforeEach: newcomer,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  render: shown(),
  async play({ canvas }) {
    await expect(await canvas.findAllByRole("article")).toHaveLength(posts.length);
    await expect(await canvas.findByRole("button", { name: "Share with the Circle" }))
      .toBeVisible();
  },
};
export const WithoutPseudonym: Story = {
  render: shown({ [OWN]: () => refusal(404, "pseudonym_not_found") }, { member: nobody() }),
  async play({ canvas }) {
    await expect(await canvas.findByRole("button", { name: "Create Community Identity" }))
      .toBeVisible();
  },
};
/** The name was picked for him; he may still choose his own. */
export const ProvisionalName: Story = {
  render: shown({ [OWN]: samplePseudonym({ provisional: true }) }),
  async play({ canvas }) {
    await expect(await canvas.findByRole("button", { name: "Choose your own name" })).toBeVisible();
  },
};
export const Empty: Story = {
  render: shown({ [DAILY]: [] }),
  async play({ canvas }) {
    await expect(await canvas.findByText("No posts yet. Be the first to share!")).toBeVisible();
  },
};
export const Loading: Story = { render: shown({ [DAILY]: never, [OWN]: never }) };
export const Failing: Story = {
  render: shown({ [DAILY]: failed, [OWN]: failed, "GET /api/forum/categories": failed }),
  async play({ canvas }) {
    await expect(await canvas.findByText("The posts could not be reached just now.")).toBeVisible();
  },
};
/** A member on Starter reads, searches and reports, and sees what sharing takes. */
export const StarterReads: Story = {
  render: shown({}, { member: starterMember() }),
  async play({ canvas }) {
    await expect(await canvas.findAllByRole("article")).toHaveLength(posts.length);
    await expect(canvas.queryByRole("button", { name: "Share with the Circle" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "See the plans" })).toBeVisible();
  },
};
export const LongPosts: Story = {
  render: shown({ [DAILY]: longPosts }),
  async play({ canvas }) {
    await canvas.findAllByRole("article");
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
export const SignedOut: Story = {
  render: shown({}, { member: null }),
  async play({ canvas }) {
    await expect(await canvas.findByText("Please sign in to share with the circle.")).toBeVisible();
  },
};

const COMMENTS = "GET /api/forum/posts/11/comments";
/** Comments open over the list and leave nothing behind. */
export const CommentsOfAPost: Story = {
  render: shown({ [COMMENTS]: [sampleComment(), sampleComment({ id: 2, isOwn: true })] }),
  async play({ canvas }) {
    const [first] = await canvas.findAllByRole("button", { name: "Comment" });
    await userEvent.click(first!);
    const dialog = within(await screen.findByRole("dialog", { name: "Comments" }));
    await expect(await dialog.findAllByText("Well done.")).toHaveLength(2);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(first).toHaveFocus();
  },
};
