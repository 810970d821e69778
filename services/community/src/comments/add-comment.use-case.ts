import type { NewComment } from "@reclaim/contracts-community/community";
import type { Identity } from "@reclaim/platform/identity";
import type { ServiceDeps } from "@reclaim/platform/service";
import { recordNews } from "../news/news.repository.ts";
import { postNotFound } from "../posts/posts.errors.ts";
import { postRepository } from "../posts/posts.repository.ts";
import { pseudonymRepository } from "../pseudonyms/pseudonyms.repository.ts";
import { requireAuthor } from "../pseudonyms/require-author.use-case.ts";
import type { Screen } from "../shared/screening.ts";
import { parentUnknown } from "./comments.errors.ts";
import { type CommentQueries, commentRepository } from "./comments.repository.ts";
import type { CommentRow } from "./comments.wire.ts";

/**
 * Adds a comment under the caller's pseudonym, which is locked by it (D23), and counts it on its
 * post. Errors: 403 `pseudonym_required`, `pseudonym_suspended`, `not_your_identity`; 404
 * `post_not_found`; 422 `parent_unknown`.
 */
export const addComment = ({ db, clock, comments, screen }:
  & Pick<ServiceDeps, "db" | "clock">
  & { comments: CommentQueries; screen: Screen }) =>
async (caller: Identity, input: NewComment): Promise<CommentRow> => {
  const { postId, content } = input;
  const author = await requireAuthor({ db, clock })(caller.sub, input.pseudonymId);
  const now = clock.now();
  const id = await db.transaction(async (tx) => {
    const posts = postRepository(tx);
    if (!await posts.lock(postId) || !await posts.exists(postId, caller.sub)) {
      throw postNotFound();
    }
    const repository = commentRepository(tx);
    const parent = input.parentId ? await repository.find(input.parentId, caller.sub) : undefined;
    if (input.parentId && parent?.postId !== postId) throw parentUnknown();
    await pseudonymRepository(tx).lock(author.id);
    const commentId = await repository.create({
      userId: caller.sub,
      pseudonymId: author.id,
      postId,
      content,
      // One level deep: a reply to a reply stands beside it.
      parentId: parent ? parent.parentId ?? parent.id : null,
      createdAt: now,
      updatedAt: now,
    });
    const stored = { kind: "comment", id: commentId, author, content, createdAt: now } as const;
    if (await screen(tx, caller, { ...stored, heading: "" })) return commentId;
    await posts.countComment(postId, 1);
    await recordNews(tx, { event: "comment", postId, commentId, createdAt: now });
    return commentId;
  });
  const row = await comments.byId(id);
  if (!row) throw postNotFound();
  return row;
};
