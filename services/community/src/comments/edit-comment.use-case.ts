import type { CommentChanges } from "@reclaim/contracts-community/community";
import type { Identity } from "@reclaim/platform/identity";
import type { ServiceDeps } from "@reclaim/platform/service";
import { recordNews } from "../news/news.repository.ts";
import { postRepository } from "../posts/posts.repository.ts";
import { requireNotSuspended } from "../pseudonyms/require-not-suspended.use-case.ts";
import type { Screen } from "../shared/screening.ts";
import { commentNotFound } from "./comments.errors.ts";
import { type CommentQueries, commentRepository } from "./comments.repository.ts";
import type { CommentRow } from "./comments.wire.ts";

/**
 * Changes the caller's own comment; the same words do not make it edited. What looks like spam
 * afterwards is held as a new comment is. Errors: 403 `pseudonym_suspended`; 404
 * `comment_not_found`, also for another's (D63).
 */
export const editComment = ({ db, clock, comments, screen }:
  & Pick<ServiceDeps, "db" | "clock">
  & { comments: CommentQueries; screen: Screen }) =>
async (caller: Identity, id: number, { content }: CommentChanges): Promise<CommentRow> => {
  const { sub } = caller;
  const author = await requireNotSuspended({ db, clock })(sub);
  await db.transaction(async (tx) => {
    const repository = commentRepository(tx);
    const place = await repository.own(id, sub);
    const posts = postRepository(tx);
    // The post first, as whoever comments or deletes does: so that none waits for the other.
    if (!place || !author || !await posts.lock(place.postId)) throw commentNotFound();
    const createdAt = clock.now();
    const changed = await repository.updateOwn(id, sub, content, createdAt);
    if (changed?.review !== null) return;
    const text = { kind: "comment", id, author, heading: "", content, createdAt } as const;
    if (!await screen(tx, caller, text)) return;
    await posts.countComment(place.postId, -1);
    await recordNews(tx, { event: "gone", commentId: id, createdAt });
    await recordNews(tx, { event: "post-changed", postId: place.postId, createdAt });
  });
  const row = await comments.byId(id);
  if (row?.userId !== sub) throw commentNotFound();
  return row;
};
