import type { LiveEvent, LiveEventName } from "@reclaim/contracts-community/live";
import type { PostType, Review } from "@reclaim/contracts-community/community";
import { createCursorCipher } from "../shared/cursor.cipher.ts";

/** The place of an event in the order of all. */
export interface NewsPosition {
  transaction: string;
  id: number;
}

/** What happened at one place, for everybody who has not blocked one of `authors` (pseudonym ids). */
export interface News {
  at: NewsPosition;
  events: LiveEvent[];
  authors: number[];
}

/** An event with what it is about as it is now; null what is gone. */
export interface LiveEventRow extends NewsPosition {
  event: Exclude<LiveEventName, "reset">;
  postId: number | null;
  commentId: number | null;
  post: {
    id: number;
    categoryId: number;
    type: PostType;
    pseudonymId: number;
    likes: number;
    commentCount: number;
    review: Review | null;
  } | null;
  comment: {
    id: number;
    postId: number;
    parentId: number | null;
    pseudonymId: number;
    review: Review | null;
    isDeleted: boolean;
  } | null;
}

/** Rows as news: without what is held, hidden or gone by now, counts of a post only once. */
export function toNews(rows: LiveEventRow[]): News[] {
  const lastCounts = new Map<number, LiveEventRow>();
  for (const row of rows) if (row.event !== "gone" && row.post) lastCounts.set(row.post.id, row);
  return rows.flatMap((row) => {
    const at = { transaction: row.transaction, id: row.id };
    const { event, postId, commentId, post, comment } = row;
    if (event === "gone") {
      const data = commentId ? { commentId } : { postId: postId ?? undefined };
      return [{ at, events: [{ event, data }], authors: [] }];
    }
    if (!post || post.review) return [];
    const { id, categoryId, type, pseudonymId, likes, commentCount } = post;
    const events: LiveEvent[] = [];
    const authors = [pseudonymId];
    if (event !== "post" && lastCounts.get(id) === row) {
      events.push({ event: "post-changed", data: { id, likes, commentCount } });
    }
    if (event === "post") events.push({ event, data: { id, categoryId, type, pseudonymId } });
    if (event === "comment" && comment && !comment.review && !comment.isDeleted) {
      const { id, postId, parentId, pseudonymId } = comment;
      authors.push(pseudonymId);
      events.push({ event, data: { id, postId, parentId, pseudonymId } });
    }
    return events.length > 0 ? [{ at, events, authors }] : [];
  });
}

/** An event as its stream carries it; only what has an id can be resumed after. */
export const toFrame = ({ event, data }: LiveEvent, id?: string): string =>
  `${id ? `id: ${id}\n` : ""}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/**
 * Ids of events, encrypted as cursors are: in clear they would tell how much happens, also of what a
 * reader does not get.
 */
export function eventIds(identityKey: string) {
  const cipher = createCursorCipher(identityKey);
  return {
    seal: ({ transaction, id }: NewsPosition): string =>
      cipher.seal({ createdAt: new Date(Number(transaction)), id }),
    /** Undefined for what is no id of ours. */
    open(text: string): NewsPosition | undefined {
      const place = cipher.open(text);
      return place && { transaction: String(place.createdAt.getTime()), id: place.id };
    },
  };
}
