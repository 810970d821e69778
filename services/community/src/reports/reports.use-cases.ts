import type { ListQuery, NewReport, ReceivedReport } from "@reclaim/contracts/community";
import { forbidden } from "@reclaim/platform/errors";
import type { Identity } from "@reclaim/platform/identity";
import type { ServiceDeps } from "@reclaim/platform/service";
import { commentNotFound } from "../comments/comments.errors.ts";
import { commentRepository } from "../comments/comments.repository.ts";
import { postNotFound } from "../posts/posts.errors.ts";
import { postRepository } from "../posts/posts.repository.ts";
import type { Page } from "../shared/paging.repository.ts";
import { alreadyReported } from "./reports.errors.ts";
import { mayModerate } from "./reports.model.ts";
import type { Reports } from "./reports.repository.ts";

type Deps = Pick<ServiceDeps, "db" | "clock"> & { reports: Reports };

/**
 * Puts a post or comment on the moderators' queue, once per reporter (D28). Errors: 404
 * `post_not_found`, `comment_not_found`; 409 `already_reported`.
 */
export const fileReport =
  ({ db, clock, reports }: Deps) =>
  async (reporterId: string, { postId, commentId, reason }: NewReport): Promise<ReceivedReport> => {
    if (postId && !await postRepository(db).exists(postId)) throw postNotFound();
    if (commentId && !await commentRepository(db).postOf(commentId)) throw commentNotFound();
    const createdAt = clock.now();
    const created = await reports.create({
      reporterId,
      postId,
      commentId,
      reason: reason?.trim() || null,
      createdAt,
    });
    if (!created) throw alreadyReported();
    return {
      postId: postId ?? null,
      commentId: commentId ?? null,
      createdAt: createdAt.toISOString(),
    };
  };

/** The moderators' queue, newest first, without reporters. Errors: 403 for members. */
export const listReports =
  ({ reports }: Deps) => async (caller: Identity, list: ListQuery): Promise<Page> => {
    if (!mayModerate(caller.role)) throw forbidden();
    return await reports.newest(list);
  };
