import type { NewPost } from "@reclaim/contracts-community/community";
import type { Identity } from "@reclaim/platform/identity";
import type { ServiceDeps } from "@reclaim/platform/service";
import { categoryRepository } from "../categories/categories.repository.ts";
import { recordNews } from "../news/news.repository.ts";
import { pseudonymRepository } from "../pseudonyms/pseudonyms.repository.ts";
import { requireAuthor } from "../pseudonyms/require-author.use-case.ts";
import type { Screen } from "../shared/screening.ts";
import { categoryUnknown } from "./posts.errors.ts";
import { titleOf } from "./posts.model.ts";
import { type PostQueries, postRepository } from "./posts.repository.ts";
import type { PostRow } from "./posts.wire.ts";
import { readPost } from "./read-post.use-case.ts";

/**
 * Shares a post under the caller's pseudonym, which is locked by it (D23).
 * Errors: 403 `upgrade_required`, `pseudonym_required`, `pseudonym_suspended`, `not_your_identity`; 422 `category_unknown`.
 */
export const sharePost =
  (deps: Pick<ServiceDeps, "db" | "clock"> & { posts: PostQueries; screen: Screen }) =>
  async (caller: Identity, input: NewPost): Promise<PostRow> => {
    const { db, clock } = deps;
    const { categoryId, content, type, tags } = input;
    const author = await requireAuthor(deps)(caller.sub, input.pseudonymId);
    if (!await categoryRepository(db).byId(categoryId)) throw categoryUnknown();
    const now = clock.now();
    const title = titleOf(type, input.title);
    const id = await db.transaction(async (tx) => {
      await pseudonymRepository(tx).lock(author.id);
      const postId = await postRepository(tx).create({
        userId: caller.sub,
        pseudonymId: author.id,
        categoryId,
        title,
        content,
        type,
        tags,
        createdAt: now,
        updatedAt: now,
      });
      const stored = { kind: "post", id: postId, author, content, createdAt: now } as const;
      const isHeld = await deps.screen(tx, caller, {
        ...stored,
        heading: [title, ...tags].join(" "),
      });
      if (!isHeld) await recordNews(tx, { event: "post", postId, createdAt: now });
      return postId;
    });
    return await readPost(deps)(id, caller.sub);
  };
