import {
  type Category,
  type Comment,
  type Post,
  type Pseudonym,
  type Reaction,
  type ReactionEmoji,
  REACTIONS,
  type ReactionsAnswer,
} from "@reclaim/contracts-community/community";
import { sampleMember } from "@reclaim/host-api/story-host";

/** A pseudonym of `sampleMember`; give only what matters. */
export const samplePseudonym = (fields: Partial<Pseudonym> = {}): Pseudonym => ({
  id: 7,
  userId: "subject-1",
  pseudonym: "Steady River",
  avatarColor: "#3f5d52",
  avatarInitials: "SR",
  provisional: false,
  ...fields,
});

const commonFields = {
  pseudonymId: 8,
  pseudonym: { pseudonym: "Quiet Harbor", avatarColor: "#b04522", avatarInitials: "QH" },
  isOwn: false,
  userId: null,
  likes: 0,
  isEdited: false,
  review: null,
  createdAt: "2026-11-21T08:00:00.000Z",
  updatedAt: "2026-11-21T08:00:00.000Z",
};

export const samplePost = (fields: Partial<Post> = {}): Post => ({
  ...commonFields,
  id: 1,
  categoryId: 2,
  title: "Daily share",
  content: "Walked before work.",
  isLiked: false,
  type: "daily",
  tags: [],
  commentCount: 0,
  ...fields,
});

export const sampleComment = (fields: Partial<Comment> = {}): Comment => ({
  ...commonFields,
  id: 1,
  postId: 1,
  parentId: null,
  isDeleted: false,
  content: "Well done.",
  ...fields,
});

export const sampleCategory = (fields: Partial<Category> = {}): Category => ({
  id: 2,
  name: "Mental Wellbeing",
  slug: "mental-wellbeing",
  description: "Stress, focus and the thoughts that keep you up.",
  displayOrder: 2,
  ...fields,
});

/** The reactions to a post or comment: how often each, and the member's own. */
export const sampleReactions = (
  counts: Partial<Record<ReactionEmoji, number>> = {},
  own: ReactionEmoji[] = [],
): ReactionsAnswer => ({
  reactions: own.map((emoji, index) => sampleReaction({ id: 50 + index, emoji })),
  summary: REACTIONS.flatMap((emoji) => {
    const count = counts[emoji];
    return count ? [{ emoji, count }] : [];
  }),
});

/** A reaction of `sampleMember`. */
export const sampleReaction = (fields: Partial<Reaction> = {}): Reaction => ({
  id: 50,
  userId: "subject-1",
  isOwn: true,
  pseudonymId: 7,
  postId: 1,
  commentId: null,
  emoji: "💪",
  createdAt: "2026-11-21T08:00:00.000Z",
  ...fields,
});

/** A page of a list, followed by the one that `next` names. */
export const pageResponse = (items: unknown[], next: string): Response =>
  Response.json(items, { headers: { "x-next-cursor": next } });

/** An error answer of a service. */
export const errorResponse = (status: number, code: string, message = "No."): Response =>
  Response.json({ code, message }, { status });

/** A member on Starter, with read access only. */
export const starterMember = () =>
  sampleMember({ entitlement: { tier: "starter", source: "starter", endsAt: null } });
