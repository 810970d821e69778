import type { ListQuery, NewComment } from "@reclaim/contracts/community";
import type { Identity } from "@reclaim/platform/identity";
import type { ServiceDeps } from "@reclaim/platform/service";
import { postNotFound } from "../posts/posts.errors.ts";
import { postRepository } from "../posts/posts.repository.ts";
import { pseudonymRepository } from "../pseudonyms/pseudonyms.repository.ts";
import { requireAuthor } from "../pseudonyms/pseudonyms.use-cases.ts";
import type { Page } from "../shared/paging.repository.ts";
import { commentNotFound, parentUnknown } from "./comments.errors.ts";
import { type CommentReads, commentRepository } from "./comments.repository.ts";

type Deps = Pick<ServiceDeps, "db" | "clock"> & { comments: CommentReads };

/** The comments of a post, replies among them. Errors: 404 `post_not_found`. */
export const listComments =
  ({ db, comments }: Deps) =>
  async (viewer: string, list: ListQuery, postId: number): Promise<Page> => {
    if (!await postRepository(db).exists(postId)) throw postNotFound();
    return await comments.ofPost(viewer, list, postId);
  };

/**
 * Adds a comment under the caller's pseudonym, which is locked by it (D23), counts it on its post,
 * and answers it as JSON. Errors: 403 `pseudonym_required`, `not_your_identity`; 404
 * `post_not_found`; 422 `parent_unknown`.
 */
export const addComment =
  ({ db, clock, comments }: Deps) => async (caller: Identity, input: NewComment) => {
    const { postId, content, parentId = null } = input;
    const author = await requireAuthor(db)(caller.sub, input.pseudonymId);
    const now = clock.now();
    const id = await db.transaction(async (tx) => {
      if (!await postRepository(tx).countComment(postId)) throw postNotFound();
      const repository = commentRepository(tx);
      if (parentId && await repository.postOf(parentId) !== postId) throw parentUnknown();
      await pseudonymRepository(tx).lock(author.id);
      return await repository.create({
        userId: caller.sub,
        pseudonymId: author.id,
        postId,
        content,
        parentId,
        createdAt: now,
        updatedAt: now,
      });
    });
    const json = await comments.byId(caller.sub, id);
    if (!json) throw commentNotFound();
    return json;
  };
