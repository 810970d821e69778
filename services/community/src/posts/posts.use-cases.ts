import type { ListQuery, NewPost } from "@reclaim/contracts/community";
import type { Identity } from "@reclaim/platform/identity";
import type { ServiceDeps } from "@reclaim/platform/service";
import { categoryRepository } from "../categories/categories.repository.ts";
import { findCategory } from "../categories/categories.use-cases.ts";
import { pseudonymRepository } from "../pseudonyms/pseudonyms.repository.ts";
import { requireAuthor } from "../pseudonyms/pseudonyms.use-cases.ts";
import type { Page } from "../shared/paging.repository.ts";
import { categoryUnknown, postNotFound } from "./posts.errors.ts";
import { titleOf } from "./posts.model.ts";
import { type PostReads, postRepository } from "./posts.repository.ts";

type Deps = Pick<ServiceDeps, "db" | "clock"> & { posts: PostReads };

/** One post as JSON. Errors: 404 `post_not_found`. */
export const readPost =
  ({ posts }: Deps) => async (viewer: string, id: number): Promise<string> => {
    const json = await posts.byId(viewer, id);
    if (!json) throw postNotFound();
    return json;
  };

/** The posts of a category, by its id or slug. Errors: 404 `category_not_found`. */
export const listCategoryPosts =
  ({ db, posts }: Deps) =>
  async (viewer: string, list: ListQuery, idOrSlug: string): Promise<Page> =>
    await posts.ofCategory(viewer, list, (await findCategory(db)(idOrSlug)).id);

/**
 * Shares a post under the caller's pseudonym, which is locked by it (D23), and answers it as JSON.
 * Errors: 403 `upgrade_required`, `pseudonym_required`, `not_your_identity`; 422 `category_unknown`.
 */
export const sharePost =
  (deps: Deps) => async (caller: Identity, input: NewPost): Promise<string> => {
    const { db, clock } = deps;
    const { categoryId, content, type, tags } = input;
    const author = await requireAuthor(db)(caller.sub, input.pseudonymId);
    if (!await categoryRepository(db).byId(categoryId)) throw categoryUnknown();
    const now = clock.now();
    const id = await db.transaction(async (tx) => {
      await pseudonymRepository(tx).lock(author.id);
      return await postRepository(tx).create({
        userId: caller.sub,
        pseudonymId: author.id,
        categoryId,
        title: titleOf(type, input.title),
        content,
        type,
        tags,
        createdAt: now,
        updatedAt: now,
      });
    });
    return await readPost(deps)(caller.sub, id);
  };
