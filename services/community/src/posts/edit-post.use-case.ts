import type { PostChanges } from "@reclaim/contracts-community/community";
import type { Identity } from "@reclaim/platform/identity";
import type { ServiceDeps } from "@reclaim/platform/service";
import { categoryRepository } from "../categories/categories.repository.ts";
import { recordNews } from "../news/news.repository.ts";
import { requireNotSuspended } from "../pseudonyms/require-not-suspended.use-case.ts";
import type { Screen } from "../shared/screening.ts";
import { categoryUnknown, postNotFound } from "./posts.errors.ts";
import { changedFields } from "./posts.model.ts";
import { type PostQueries, postRepository } from "./posts.repository.ts";
import type { PostRow } from "./posts.wire.ts";
import { readPost } from "./read-post.use-case.ts";

/**
 * Changes the caller's own post; what stays the same does not make it edited. What looks like spam
 * afterwards is held as a new post is. Errors: 403 `pseudonym_suspended`; 404 `post_not_found`, also
 * for another's (D63); 422 `category_unknown`.
 */
export const editPost =
  (deps: Pick<ServiceDeps, "db" | "clock"> & { posts: PostQueries; screen: Screen }) =>
  async (caller: Identity, id: number, changes: PostChanges): Promise<PostRow> => {
    const { db, clock, screen } = deps;
    const { sub } = caller;
    const author = await requireNotSuspended(deps)(sub);
    await db.transaction(async (tx) => {
      const repository = postRepository(tx);
      const stored = await repository.lockOwn(id, sub);
      if (!stored || !author) throw postNotFound();
      const { categoryId } = changes;
      if (categoryId !== undefined && !await categoryRepository(tx).byId(categoryId)) {
        throw categoryUnknown();
      }
      const fields = changedFields(stored, changes);
      if (!fields) return;
      const now = clock.now();
      await repository.update(id, { ...fields, updatedAt: now });
      const { title, tags, content } = fields;
      const isHeld = stored.review === null && await screen(tx, caller, {
        kind: "post",
        id,
        author,
        heading: [title, ...tags].join(" "),
        content,
        createdAt: now,
      });
      await recordNews(tx, { event: isHeld ? "gone" : "post-changed", postId: id, createdAt: now });
    });
    return await readPost(deps)(id, sub);
  };
