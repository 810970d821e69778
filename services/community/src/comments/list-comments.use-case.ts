import type { ServiceDeps } from "@reclaim/platform/service";
import { postNotFound } from "../posts/posts.errors.ts";
import { postRepository } from "../posts/posts.repository.ts";
import type { Page, PageRequest } from "../shared/paging.repository.ts";
import type { CommentQueries } from "./comments.repository.ts";
import type { CommentRow } from "./comments.wire.ts";

/** The comments of a post, replies among them. Errors: 404 `post_not_found`. */
export const listComments =
  ({ db, comments }: Pick<ServiceDeps, "db" | "clock"> & { comments: CommentQueries }) =>
  async (
    list: PageRequest,
    viewer: string,
    postId: number,
  ): Promise<Page<CommentRow>> => {
    if (!await postRepository(db).exists(postId, viewer)) throw postNotFound();
    return await comments.ofPost(list, viewer, postId);
  };
