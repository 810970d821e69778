import * as z from "zod/mini";
import { listLimit } from "@reclaim/contracts-common/paging";
import { crisisSign, text, visibleLength } from "@reclaim/contracts-common/text";

/** A number that the community's rows go by: category, post, comment, pseudonym. */
export const id = z.int().check(z.gte(1), z.lte(2_147_483_647));
const hasText = (error: string, least = 1) =>
  z.refine<string>((value) => visibleLength(value) >= least, { error });

/** What is said of one post or one comment names one of the two. */
const oneTarget = z.refine<{ postId?: number | undefined; commentId?: number | undefined }>(
  ({ postId, commentId }) => (postId === undefined) !== (commentId === undefined),
  { error: "Either postId or commentId", path: ["postId"] },
);

/** The place in a list where a page begins, encrypted: it tells no instant. */
const cursor = z.string().check(z.regex(/^[\w-]{22}$/, { error: "No cursor" }));

/** Query of every list of the community: newest first (D29). */
export const listQuery = z.object({ limit: listLimit, cursor: z.optional(cursor) });
export type ListQuery = z.infer<typeof listQuery>;

// Pseudonyms

export const PSEUDONYM_LIMIT = 30;
export const avatarColor = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/));

/**
 * Body of POST /api/pseudonyms. An `automatic` name is provisional and gets a number when it is taken
 * (D23). `avatarInitials` are accepted, but the server stores what `initialsOf` gives.
 */
export const newPseudonym = z.object({
  pseudonym: z.string().check(
    z.trim(),
    hasText("Please enter a pseudonym to continue."),
    z.maxLength(PSEUDONYM_LIMIT),
    z.regex(/^[^\p{C}\p{Default_Ignorable_Code_Point}]*$/u, {
      error: "Only letters, digits, signs and spaces",
    }),
  ),
  avatarColor,
  avatarInitials: z.optional(z.string().check(z.maxLength(2))),
  automatic: z._default(z.boolean(), false),
});
export type NewPseudonym = z.infer<typeof newPseudonym>;

/**
 * Answer of POST /api/pseudonyms and GET /api/pseudonyms/user/{userId}: the caller's own.
 * `provisional`: an automatic name that may still be replaced once.
 */
export const pseudonym = z.object({
  id,
  userId: z.string(),
  pseudonym: z.string(),
  avatarColor: z.string(),
  avatarInitials: z.string(),
  provisional: z.boolean(),
});
export type Pseudonym = z.infer<typeof pseudonym>;

/** First letters of the first two words, or the first two letters of a single word, upper case. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1
    ? words.slice(0, 2).map((word) => [...word][0] ?? "")
    : [...words[0] ?? ""].slice(0, 2);
  return [...letters.join("").toUpperCase()].slice(0, 2).join("");
}

// Categories

export const categorySlug = z.string().check(
  z.maxLength(50),
  z.regex(/^(?!\d+$)[a-z0-9]+(-[a-z0-9]+)*$/, {
    error: "Lower-case letters, digits and hyphens, not digits alone",
  }),
);
/** Body of POST /api/forum/categories. */
export const newCategory = z.object({
  name: text(50).check(z.trim(), z.minLength(1)),
  slug: categorySlug,
  description: z._default(text(500), ""),
  displayOrder: z._default(z.int().check(z.gte(0), z.lte(10_000)), 0),
});
export type NewCategory = z.infer<typeof newCategory>;

/** GET /api/forum/categories answers a list of these by `displayOrder`, not paged. */
export const category = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  displayOrder: z.int(),
});
export type Category = z.infer<typeof category>;

/** The categories that the server seeds (community specification §3, D25). */
export const DEFAULT_CATEGORIES: NewCategory[] = [
  ["Body Health", "body-health", "Movement, sleep, weight and energy: what helps, what hurts."],
  ["Mental Wellbeing", "mental-wellbeing", "Stress, focus and the thoughts that keep you up."],
  ["Relationships", "relationships", "Partners, children, parents, friends, and being alone."],
  ["Career & Finance", "career-finance", "Work, money and what comes after this job."],
  ["Purpose & Growth", "purpose-growth", "Meaning, legacy and the next chapter."],
  ["General Discussion", "general", "Everything that fits nowhere else."],
].map(([name = "", slug = "", description = ""], index) => ({
  name,
  slug,
  description,
  displayOrder: index + 1,
}));

// Posts and comments

export const POST_TYPES = ["daily", "win", "support"] as const;
export const postType = z.enum(POST_TYPES);
export type PostType = z.infer<typeof postType>;
export const POST_LIMIT = 5000;
export const COMMENT_LIMIT = 2000;
export const COMMENT_MINIMUM = 3;

const tags = z.array(text(30).check(z.trim(), hasText("A tag has a character to see"))).check(
  z.maxLength(5),
);

/**
 * Body of POST /api/forum/posts. `userId` and `pseudonymId` may come along, but must be the caller's
 * own. Without a title the server gives one, such as "Daily share".
 */
export const newPost = z.object({
  pseudonymId: z.optional(id),
  categoryId: id,
  title: z.optional(text(200)),
  content: text(POST_LIMIT).check(hasText("Please share your thoughts before posting.")),
  type: z._default(postType, "daily"),
  tags: z._default(tags, []),
});
export type NewPost = z.infer<typeof newPost>;

/**
 * Body of PATCH /api/forum/posts/{id}: what changes of one's own post, by the rules of `newPost`. An
 * empty title becomes the one that the type gives.
 */
export const postChanges = z.object({
  categoryId: z.optional(id),
  title: newPost.shape.title,
  content: z.optional(newPost.shape.content),
  type: z.optional(postType),
  tags: z.optional(tags),
});
export type PostChanges = z.infer<typeof postChanges>;

/**
 * Body of POST /api/forum/comments. `parentId`: the comment of the same post that it replies to; a
 * reply to a reply is stored as a reply to the comment above both.
 */
export const newComment = z.object({
  postId: id,
  pseudonymId: z.optional(id),
  content: text(COMMENT_LIMIT).check(
    hasText(`Comment must be at least ${COMMENT_MINIMUM} characters`, COMMENT_MINIMUM),
  ),
  parentId: z.optional(z.nullable(id)),
});
export type NewComment = z.infer<typeof newComment>;

/** Body of PATCH /api/forum/comments/{id}: the new words of one's own comment. */
export const commentChanges = z.object({ content: newComment.shape.content });
export type CommentChanges = z.infer<typeof commentChanges>;

/** Who wrote: null where the account was erased; "Member {pseudonymId}" stands there then (D24). */
export const author = z.nullable(z.object({
  pseudonym: z.string(),
  avatarColor: z.string(),
  avatarInitials: z.string(),
}));

/**
 * Whether moderators keep a post or comment from others: `held` until one has looked at it, `hidden`
 * by a decision; null when everybody may read it.
 */
export const review = z.nullable(z.enum(["held", "hidden"]));
export type Review = z.infer<typeof review>;

/**
 * What posts and comments have in common. Times are ISO instants cut to the minute; `userId` is null
 * on others'. `isEdited`: the words were changed after they were shared. `review` is not null only on
 * one's own: others do not get what is held or hidden.
 */
const written = {
  id,
  pseudonymId: id,
  pseudonym: author,
  isOwn: z.boolean(),
  userId: z.nullable(z.string()),
  content: z.string(),
  likes: z.int(),
  isEdited: z.boolean(),
  review,
  createdAt: z.string(),
  updatedAt: z.string(),
};

/** A post, as all calls of posts answer it. `isLiked`: the caller supports it. */
export const post = z.object({
  ...written,
  isLiked: z.boolean(),
  categoryId: id,
  title: z.string(),
  type: postType,
  tags: z.array(z.string()),
  commentCount: z.int(),
});
export type Post = z.infer<typeof post>;
export const postList = z.array(post);
/** Answer of POST and PATCH of posts; `crisis` only when the post shows signs of risk. */
export const writtenPost = z.extend(post, { crisis: z.optional(crisisSign) });

/**
 * A comment, as all calls of comments answer it. `isDeleted`: its author deleted it, and it stands
 * without words and author (`pseudonymId` and `pseudonym` null) above the replies to it.
 */
export const comment = z.object({
  ...written,
  pseudonymId: z.nullable(id),
  isDeleted: z.boolean(),
  postId: id,
  parentId: z.nullable(id),
});
export type Comment = z.infer<typeof comment>;
export const commentList = z.array(comment);
/** Answer of POST and PATCH of comments; `crisis` only when the comment shows signs of risk. */
export const writtenComment = z.extend(comment, { crisis: z.optional(crisisSign) });

// Likes and reactions

/** Body of POST /api/forum/likes: support for a post, once per member (D27). */
export const newLike = z.object({ postId: id });
export type NewLike = z.infer<typeof newLike>;

/** Answer of POST /api/forum/likes: the caller's own. DELETE /api/forum/likes/{postId} takes it back. */
export const like = z.object({
  id,
  userId: z.string(),
  postId: z.nullable(id),
  commentId: z.nullable(id),
  createdAt: z.string(),
});
export type Like = z.infer<typeof like>;

/** The reactions, in the order in which they are offered (community specification §5). */
export const REACTIONS = ["👍", "❤️", "😊", "👏", "🙏", "💪", "🔥", "✨"] as const;
export const reactionEmoji = z.enum(REACTIONS);
export type ReactionEmoji = z.infer<typeof reactionEmoji>;

/** Body of POST /api/forum/reactions. `pseudonymId` may come along, but must be the caller's own. */
export const newReaction = z.object({
  pseudonymId: z.optional(id),
  postId: z.optional(id),
  commentId: z.optional(id),
  emoji: reactionEmoji,
}).check(oneTarget);
export type NewReaction = z.infer<typeof newReaction>;

/** Answer of POST /api/forum/reactions; `userId` and `pseudonymId` are null on others'. */
export const reaction = z.object({
  id,
  userId: z.nullable(z.string()),
  isOwn: z.boolean(),
  pseudonymId: z.nullable(id),
  postId: z.nullable(id),
  commentId: z.nullable(id),
  emoji: reactionEmoji,
  createdAt: z.string(),
});
export type Reaction = z.infer<typeof reaction>;

/**
 * Answer of GET /api/forum/posts/{postId}/reactions and /api/forum/comments/{commentId}/reactions. The
 * list has the caller's own first, then the newest, 50 at most; `summary` counts all, in the order
 * of REACTIONS, without those that nobody gave.
 */
export const reactionsAnswer = z.object({
  reactions: z.array(reaction),
  summary: z.array(z.object({ emoji: reactionEmoji, count: z.int() })),
});
export type ReactionsAnswer = z.infer<typeof reactionsAnswer>;

// Activity

/** Query of GET /api/forum/activity: the `cursor` of an earlier answer. Without it nothing is new yet. */
export const activityQuery = z.object({
  since: z.optional(cursor),
});

/**
 * Answer of GET /api/forum/activity: how many others replied and reacted to what the caller wrote,
 * without their words or names. `postId` is the post that all of it is on, null when there are several.
 */
export const activity = z.object({
  replies: z.int(),
  reactions: z.int(),
  postId: z.nullable(id),
  cursor: z.string(),
});
export type Activity = z.infer<typeof activity>;

// Reports

/** Body of POST /api/reports: one post or one comment, with a reason if the member gives one. */
export const newReport = z.object({
  postId: z.optional(id),
  commentId: z.optional(id),
  reason: z.optional(text(500)),
}).check(oneTarget);
export type NewReport = z.infer<typeof newReport>;

/** Answer of POST /api/reports. It does not tell how many reports there are (D28). */
export const receivedReport = z.object({
  postId: z.nullable(id),
  commentId: z.nullable(id),
  createdAt: z.string(),
});
export type ReceivedReport = z.infer<typeof receivedReport>;
