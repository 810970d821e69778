import * as z from "zod/mini";
import { postType } from "./community.ts";

const id = z.int().check(z.gte(1), z.lte(2_147_483_647));

/**
 * News of GET /api/forum/live by the name of the event, each with what its data holds: ids and counts,
 * no words. What an author who is blocked by the reader does never comes, nor what is held or hidden.
 */
export const liveEvents = {
  /** Somebody shared a post, or one that was held was approved. */
  post: z.object({ id, categoryId: id, type: postType, pseudonymId: id }),
  /** The counts of a post as they are now; also after its words were edited. */
  "post-changed": z.object({ id, likes: z.int(), commentCount: z.int() }),
  /** Somebody commented. `parentId`: the comment that it replies to. */
  comment: z.object({ id, postId: id, parentId: z.nullable(id), pseudonymId: id }),
  /** A post or comment was deleted or hidden: one of the two is there. */
  gone: z.object({ postId: z.optional(id), commentId: z.optional(id) }),
  /** What was missed is no longer known: fetch again what is shown. */
  reset: z.object({}),
};
export type LiveEventName = keyof typeof liveEvents;
/** The data of one event. */
export type LiveEventData<Name extends LiveEventName> = z.infer<(typeof liveEvents)[Name]>;
/** An event with its data, as a union over all names. */
export type LiveEvent = {
  [Name in LiveEventName]: { event: Name; data: LiveEventData<Name> };
}[LiveEventName];
