import type { Meta, StoryObj } from "@storybook/react-vite";
import { Flag, MessageCircle } from "lucide-react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Muted, SectionTitle } from "../layout/text.ts";
import { PostAction, PostActions, PostCard, PostContent } from "./post-card.tsx";

interface Sample {
  title: string;
  content: string;
  working: boolean;
  onComment: () => void;
}

function Sampled({ title, content, working, onComment }: Sample) {
  return (
    <PostCard>
      <SectionTitle>{title}</SectionTitle>
      <PostContent more={<a href="#post">Read the whole post</a>}>{content}</PostContent>
      <PostActions>
        <PostAction icon={<MessageCircle size={20} aria-hidden />} onClick={onComment}>
          Comment
        </PostAction>
        <Muted as="span">3 comments</Muted>
        <PostAction data-end icon={<Flag size={18} aria-hidden />} aria-disabled={working}>
          {working ? "Reporting…" : "Report"}
        </PostAction>
      </PostActions>
    </PostCard>
  );
}

const paragraph =
  "I have been at the same desk for twenty-two years, and last spring I noticed that I could not " +
  "remember a single meeting of the week before. Nothing was wrong, exactly. I was just not there. ";

/**
 * What a member wrote: a post, a comment, a journal entry. PostCard is the frame; inside stand a
 * title, PostContent and PostActions, those that are needed and in this order.
 */
const meta = {
  title: "Community/Parts of a post",
  component: Sampled,
  args: {
    title: "Walked before work",
    content:
      "Forty minutes along the river, phone at home. I had forgotten that mornings are quiet.",
    working: false,
    onComment: fn(),
  },
  parameters: {
    components: ["PostCard", "PostContent", "PostActions", "PostAction"],
    usage: {
      do: [
        "Give PostContent a link by `more` in lists; leave it out where the text stands in full.",
        "Put what is seldom wanted at the end, where nobody presses it by accident.",
      ],
      dont: ["Make the whole card a link: there are buttons in it."],
    },
  },
} satisfies Meta<typeof Sampled>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  async play({ canvas, args }) {
    const card = within(canvas.getByRole("article"));
    await expect(card.queryByRole("link", { name: "Read the whole post" })).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onComment).toHaveBeenCalledOnce();
  },
};
/** The beginning of a long text, and the way to all of it. */
export const Long: Story = {
  args: { content: paragraph.repeat(6) },
  async play({ canvas }) {
    const text = canvas.getByText(/^I have been at the same desk/);
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
    await expect(canvas.getByRole("link", { name: "Read the whole post" })).toBeVisible();
  },
};
export const InFull: Story = {
  render: (args) => (
    <PostCard>
      <PostContent>{args.content}</PostContent>
    </PostCard>
  ),
  args: { content: paragraph.repeat(6) },
  async play({ canvas }) {
    const text = canvas.getByText(/^I have been at the same desk/);
    await expect(text.scrollHeight).toBe(text.clientHeight);
  },
};
export const LineBreaks: Story = {
  args: { content: "What helped:\n\n- no screens after nine\n- a walk\n- one honest talk a week" },
};
export const Working: Story = { args: { working: true } };
