import type { ServiceDeps } from "@reclaim/platform/service";
import { postNotFound } from "./posts.errors.ts";
import type { PostQueries } from "./posts.repository.ts";
import type { PostRow } from "./posts.wire.ts";

/** One post, if `viewer` may read it. Errors: 404 `post_not_found`. */
export const readPost =
  ({ posts }: Pick<ServiceDeps, "db" | "clock"> & { posts: PostQueries }) =>
  async (id: number, viewer: string): Promise<PostRow> => {
    const row = await posts.byId(id, viewer);
    if (!row) throw postNotFound();
    return row;
  };
