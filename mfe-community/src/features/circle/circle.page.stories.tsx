import {
  type MockResponses,
  pendingResponse,
  sampleMember,
  serverError,
  type StoryOptions,
} from "@reclaim/host-api/story-host";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { FakeEventSource } from "../../testing/fake-event-source.ts";
import {
  GET_PSEUDONYM,
  longPosts,
  posts,
  renderPage,
  resetStoredPseudonym,
} from "../../testing/story-host.ts";
import {
  errorResponse,
  sampleComment,
  samplePseudonym,
  starterMember,
} from "../../testing/sample-data.ts";

const DAILY = "GET /api/forum/posts/type/daily";
const shown = (answers: MockResponses = {}, scene: StoryOptions = {}) =>
  renderPage("/community", { ...scene, responses: { [DAILY]: posts, ...answers } });
const nobody = () => sampleMember({ pseudonym: null });

const meta = {
  title: "Screens/Community/Men's Circle",
  parameters: { layout: "fullscreen" },
  beforeEach: resetStoredPseudonym,
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
  render: shown({ [GET_PSEUDONYM]: () => errorResponse(404, "pseudonym_not_found") }, {
    member: nobody(),
  }),
  async play({ canvas }) {
    await expect(await canvas.findByRole("button", { name: "Create Community Identity" }))
      .toBeVisible();
  },
};
/** The name is automatic; the member may still choose another. */
export const ProvisionalName: Story = {
  render: shown({ [GET_PSEUDONYM]: samplePseudonym({ provisional: true }) }),
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
export const Loading: Story = {
  render: shown({ [DAILY]: pendingResponse, [GET_PSEUDONYM]: pendingResponse }),
};
export const Failing: Story = {
  render: shown({
    [DAILY]: serverError,
    [GET_PSEUDONYM]: serverError,
    "GET /api/forum/categories": serverError,
  }),
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

/** A post opens beside the list on a wide screen, and as a page of its own on others. */
export const OpenPost: Story = {
  render: shown(),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole("link", { name: "Walked before work" }));
    await expect(await canvas.findByText("No comments yet.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Add Comment" })).toBeVisible();
  },
};
/** News wait until one wants them. */
export const NewPosts: Story = {
  render: shown(),
  async play({ canvas }) {
    await canvas.findAllByRole("article");
    const post = { categoryId: 2, type: "daily", pseudonymId: 9 };
    const [stream] = FakeEventSource.open;
    for (const id of [31, 32, 33]) stream?.send("post", { ...post, id });
    await expect(await canvas.findByRole("button", { name: "3 new posts" })).toBeVisible();
  },
};

const COMMENTS = "GET /api/forum/posts/11/comments";
/** Comments open over the list and leave nothing behind. */
export const CommentsOfAPost: Story = {
  render: shown({ [COMMENTS]: [sampleComment(), sampleComment({ id: 2, isOwn: true })] }),
  async play({ canvas }) {
    const [first] = await canvas.findAllByRole("button", { name: /^Comment/ });
    await userEvent.click(first!);
    const dialog = within(await screen.findByRole("dialog", { name: "Comments" }));
    await expect(await dialog.findAllByText("Well done.")).toHaveLength(2);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(first).toHaveFocus();
  },
};
