import { REACTIONS } from "@reclaim/contracts-community/community";
import {
  fakeHost,
  FakeShell,
  type MockResponses,
  pendingResponse,
  serverError,
  type StoryOptions,
} from "@reclaim/host-api/story-host";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { PostCard } from "./post-card.tsx";
import {
  samplePost,
  samplePseudonym,
  sampleReactions,
  starterMember,
} from "../testing/sample-data.ts";
import { categories, longPosts, posts } from "../testing/story-host.ts";

const [typical, own, win] = posts;

const COUNTS = { "💪": 12, "❤️": 4, "👍": 1 } as const;
const THOUSANDS = Object.fromEntries(
  REACTIONS.map((emoji, index) => [emoji, 1204 + index * 9876]),
);

/** The calls of a card, with these reactions to its post. */
const answers = (id: number, reactions: unknown): MockResponses => ({
  "GET /api/pseudonyms/user/subject-1": samplePseudonym(),
  [`GET /api/forum/posts/${id}/reactions`]: reactions,
  "POST /api/reports": pendingResponse,
  "POST /api/forum/likes": pendingResponse,
});
const inHost = (options: StoryOptions) => (Story: () => ReactNode) => (
  <FakeShell host={fakeHost(options).host}>
    <Story />
  </FakeShell>
);

/** A post in a list. */
const meta = {
  title: "Community/PostCard",
  component: PostCard,
  tags: ["colours"],
  args: { post: typical!, onComment: fn() },
  argTypes: { post: { control: false } },
  parameters: {
    // The list of users knows the design system's components only.
    components: [],
    usage: {
      do: ["Put Report at the end, where nobody presses it by accident."],
      dont: [
        "Make the whole card a link: there are buttons in it.",
        "Show anything of an author but his pseudonym, initials and colour.",
      ],
    },
  },
} satisfies Meta<typeof PostCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  args: { post: { ...typical!, likes: 4, isLiked: true, isEdited: true } },
  decorators: [inHost({ responses: answers(11, sampleReactions(COUNTS, ["💪"])) })],
  async play({ canvas, args }) {
    const card = within(canvas.getByRole("article"));
    await expect(card.getByRole("heading", { level: 2 })).toHaveTextContent("Walked before work");
    await expect(card.queryByRole("link", { name: "Read the whole post" })).toBeNull();
    await expect(await card.findByRole("button", { name: "Strength 12" }))
      .toHaveAttribute("aria-pressed", "true");
    await expect(card.getByRole("button", { name: "Support 4 men support this" }))
      .toHaveAttribute("aria-pressed", "true");
    card.getByRole("button", { name: /^Comment/ }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onComment).toHaveBeenCalledOnce();
  },
};
/** What is seldom done stands in a menu. */
export const MenuOfOthers: Story = {
  decorators: [inHost({ responses: answers(11, sampleReactions()) })],
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole("button", { name: "More about this post" }));
    const menu = within(await screen.findByRole("menu"));
    const block = menu.getByRole("menuitem", { name: "Block Quiet Harbor" });
    // The menu unfolds from nothing.
    await waitFor(() => expect(block).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  },
};
export const Own: Story = {
  args: { post: own! },
  decorators: [inHost({ responses: answers(10, sampleReactions({ "🙏": 2 })) })],
  async play({ canvas }) {
    await expect(canvas.getByText("You")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Report" })).toBeNull();
    await userEvent.click(await canvas.findByRole("button", { name: "More about this post" }));
    const menu = within(await screen.findByRole("menu"));
    await userEvent.click(menu.getByRole("menuitem", { name: "Delete" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Delete this post?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Keep it" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};
/** The author changes his words where they stand. */
export const Editing: Story = {
  args: { post: own! },
  decorators: [
    inHost({
      responses: { ...answers(10, sampleReactions()), "GET /api/forum/categories": categories },
    }),
  ],
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole("button", { name: "More about this post" }));
    const menu = within(await screen.findByRole("menu"));
    await userEvent.click(menu.getByRole("menuitem", { name: "Edit" }));
    await expect(await canvas.findByLabelText("Your share")).toHaveValue(own!.content);
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
    await expect(canvas.getByText(own!.content)).toBeVisible();
  },
};
/** Nobody has answered a man who asked for support. */
export const WaitsForAnAnswer: Story = {
  args: { post: posts[3]! },
  decorators: [inHost({ responses: answers(8, sampleReactions()) })],
  async play({ canvas }) {
    await expect(canvas.getByText("Waits for an answer")).toBeVisible();
  },
};
export const OfAKind: Story = {
  args: { post: win! },
  decorators: [inHost({ responses: answers(9, sampleReactions({ "👏": 7 })) })],
};
/** Only its author sees a post that a moderator reads first. */
export const Held: Story = {
  args: { post: { ...own!, review: "held" } },
  decorators: [inHost({ responses: answers(10, sampleReactions()) })],
};
export const ReactionsFailing: Story = {
  decorators: [inHost({ responses: answers(11, serverError) })],
  async play({ canvas }) {
    await expect(await canvas.findByText("Unable to load reactions")).toBeVisible();
  },
};
export const StarterReads: Story = {
  decorators: [
    inHost({ member: starterMember(), responses: answers(11, sampleReactions(COUNTS)) }),
  ],
  async play({ canvas }) {
    await expect(await canvas.findByRole("button", { name: "Strength 12" })).toBeDisabled();
  },
};
export const Plain: Story = {
  args: { post: samplePost({ content: "Slept well." }) },
  decorators: [inHost({ responses: answers(1, sampleReactions()) })],
};
/** The beginning of a long post, and the way to all of it. */
export const Long: Story = {
  args: { post: longPosts[0]! },
  decorators: [inHost({ responses: answers(21, sampleReactions()) })],
  async play({ canvas }) {
    const text = canvas.getByText(/^I have been at the same desk/);
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
    await expect(canvas.getByRole("link", { name: "Read the whole post" })).toBeVisible();
  },
};
/** Nothing leaves the card, whatever a member writes and however many react. */
export const Extreme: Story = {
  args: { post: { ...longPosts[0]!, content: "x".repeat(5000), likes: 48_211, isLiked: true } },
  decorators: [
    inHost({ responses: answers(21, sampleReactions(THOUSANDS, ["🔥", "🙏"])) }),
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
  async play({ canvas }) {
    const card = canvas.getByRole("article");
    // Reactions are asked for when they come into view.
    card.scrollIntoView({ block: "end" });
    await expect(await canvas.findByRole("button", { name: "Thumbs up 1,204" })).toBeVisible();
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};
export const Reporting: Story = {
  decorators: [inHost({ responses: answers(11, sampleReactions()) })],
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole("button", { name: "Report" }));
    await expect(await canvas.findByRole("button", { name: "Reporting…" }))
      .toHaveAttribute("aria-disabled", "true");
  },
};
