import type { Meta, StoryObj } from "@storybook/react-vite";
import { Flag, MessageCircle } from "lucide-react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Tag } from "../layout/card.ts";
import { Stack } from "../layout/layout.ts";
import { Muted } from "../layout/text.ts";
import {
  PostAction,
  PostActions,
  PostCard,
  PostContent,
  PostHead,
  PostTags,
  PostTitle,
} from "./post-card.tsx";

interface Sample {
  name: string;
  initials: string;
  color: string;
  time: string;
  title: string;
  content: string;
  tags: string[];
  comments: string;
  own?: string;
  kind?: string;
  working?: boolean;
  onComment: () => void;
  onReport: () => void;
}

function Sampled({ name, initials, color, time, title, content, tags, ...post }: Sample) {
  const { comments, own, kind, working, onComment, onReport } = post;
  return (
    <PostCard>
      <PostHead author={{ name, initials, color }} time={time} own={own}>
        {kind && <Tag>{kind}</Tag>}
      </PostHead>
      <PostTitle>
        <a href="#post">{title}</a>
      </PostTitle>
      <PostContent more={<a href="#post">Read the whole post</a>}>{content}</PostContent>
      <PostTags tags={tags} />
      <PostActions>
        <PostAction icon={<MessageCircle size={20} aria-hidden />} onClick={onComment}>
          Comment
        </PostAction>
        {comments && <Muted as="span">{comments}</Muted>}
        {!own && (
          <PostAction
            data-end
            icon={<Flag size={18} aria-hidden />}
            aria-disabled={working}
            onClick={onReport}
          >
            {working ? "Reporting…" : "Report"}
          </PostAction>
        )}
      </PostActions>
    </PostCard>
  );
}

/**
 * One post or comment. PostCard is the frame; inside stand PostHead, PostTitle, PostContent,
 * PostTags and PostActions, those that the post needs and always in this order.
 */
const meta = {
  title: "Community/PostCard",
  component: Sampled,
  args: {
    name: "Quiet Harbor",
    initials: "QH",
    color: "#b04522",
    time: "about 1 hour ago",
    title: "Walked before work",
    content: "Forty minutes along the river, phone at home. I had forgotten that mornings are " +
      "quiet. It did not solve anything, but I came back as somebody who could start.",
    tags: ["walking", "mornings"],
    comments: "3 comments",
    onComment: fn(),
    onReport: fn(),
  },
  parameters: {
    usage: {
      do: [
        "Compose the parts in this order: head, title, content, tags, actions.",
        "Give PostContent a link by `more` in lists; leave it out where the post stands in full.",
        "Put Report at the end, where nobody presses it by accident.",
      ],
      dont: [
        "Make the whole card a link: there are buttons in it.",
        "Show anything of an author but his pseudonym, initials and colour.",
      ],
    },
  },
} satisfies Meta<typeof Sampled>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  async play({ canvas, args }) {
    const card = within(canvas.getByRole("article"));
    await expect(card.getByRole("heading", { level: 2 })).toHaveTextContent("Walked before work");
    await expect(card.queryByRole("link", { name: "Read the whole post" })).toBeNull();
    await userEvent.tab();
    await expect(card.getByRole("link")).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onComment).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(args.onReport).toHaveBeenCalledOnce();
  },
};
export const Own: Story = {
  args: { own: "You", name: "Steady River", initials: "SR", color: "#3f5d52" },
  async play({ canvas }) {
    await expect(canvas.getByText("You")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Report" })).toBeNull();
  },
};
export const OfAKind: Story = {
  args: {
    kind: "Win",
    title: "Six weeks sober",
    content: "Forty-two days. I count every one.",
    comments: "",
  },
};
export const Plain: Story = {
  args: { tags: [], comments: "", title: "Daily share", content: "Slept well." },
};
const paragraph =
  "I have been at the same desk for twenty-two years, and last spring I noticed that I could not " +
  "remember a single meeting of the week before. Nothing was wrong, exactly. I was just not there. ";
/** The beginning of a long post, and the way to all of it. */
export const Long: Story = {
  args: { content: paragraph.repeat(6), comments: "28 comments" },
  async play({ canvas }) {
    const text = canvas.getByText(/^I have been at the same desk/);
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
    await expect(canvas.getByRole("link", { name: "Read the whole post" })).toBeVisible();
  },
};
export const InFull: Story = {
  render: (args) => (
    <PostCard>
      <PostTitle as="h1">{args.title}</PostTitle>
      <PostHead author={args} time={args.time} />
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
/** Nothing leaves the card, whatever a member writes. */
export const Extreme: Story = {
  args: {
    name: "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    initials: "WW",
    time: "about 2 years ago",
    kind: "Support",
    title: "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen".repeat(3),
    content: "https://example.org/" + "a-very-long-address/".repeat(12),
    tags: ["perseverance-over-many-years", "x".repeat(30), "sleep", "money", "fatherhood"],
    comments: "12,345 comments",
  },
  decorators: [(Story) => (
    <div style={{ width: 288 }}>
      <Story />
    </div>
  )],
  async play({ canvas }) {
    const card = canvas.getByRole("article");
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};
export const Reporting: Story = { args: { working: true } };
export const Comments: Story = {
  render: () => (
    <Stack>
      <PostHead
        size="small"
        author={{ name: "Quiet Harbor", initials: "QH", color: "#b04522" }}
        time="5 minutes ago"
      />
      <PostContent>Well done. The second week is the hardest.</PostContent>
    </Stack>
  ),
};
