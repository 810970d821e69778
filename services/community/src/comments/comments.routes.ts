import { commentChanges, newComment } from "@reclaim/contracts-community/community";
import { screenForCrisis } from "@reclaim/platform/crisis-screening";
import { requireCaller, type ServiceDeps, type ServiceEnv } from "@reclaim/platform/service";
import { parseBody } from "@reclaim/platform/validate";
import { Hono } from "hono";
import { pathId } from "../shared/ids.ts";
import { listPages } from "../shared/list-pages.ts";
import type { Screen } from "../shared/screening.ts";
import { requirePosting } from "../shared/posting.ts";
import { commentQueries } from "./comments.repository.ts";
import { toComment } from "./comments.wire.ts";
import { addComment } from "./add-comment.use-case.ts";
import { deleteComment } from "./delete-comment.use-case.ts";
import { editComment } from "./edit-comment.use-case.ts";
import { listComments } from "./list-comments.use-case.ts";

export function commentRoutes(deps: ServiceDeps & { screen: Screen }): Hono<ServiceEnv> {
  const { db, clock, screen } = deps;
  const pages = listPages(deps);
  const comments = commentQueries(db);
  const list = listComments({ db, clock, comments });
  const add = addComment({ db, clock, comments, screen });
  const edit = editComment({ db, clock, comments, screen });
  const remove = deleteComment(deps);
  return new Hono<ServiceEnv>()
    .get("/api/forum/posts/:postId/comments", async (c) => {
      const { sub } = requireCaller(c);
      const page = pages.readRequest(c);
      const comments = await list(page, sub, pathId(c.req.param("postId")));
      return pages.respond(c, comments, (row) => toComment(row, sub));
    })
    .post("/api/forum/comments", async (c) => {
      const identity = requireCaller(c);
      requirePosting(identity);
      const input = await parseBody(c, newComment);
      const comment = toComment(await add(identity, input), identity.sub);
      return c.json({ ...comment, ...screenForCrisis(input.content) }, 201);
    })
    .patch("/api/forum/comments/:id", async (c) => {
      const identity = requireCaller(c);
      requirePosting(identity);
      const id = pathId(c.req.param("id"));
      const row = await edit(identity, id, await parseBody(c, commentChanges));
      return c.json({ ...toComment(row, identity.sub), ...screenForCrisis(row.content) });
    })
    // Also for those whose plan has ended: what is given can be taken back.
    .delete("/api/forum/comments/:id", async (c) => {
      await remove(requireCaller(c).sub, pathId(c.req.param("id")));
      return c.body(null, 204);
    });
}
