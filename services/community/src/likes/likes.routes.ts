import { type Like, newLike } from "@reclaim/contracts/community";
import { caller, type ServiceDeps, type ServiceEnv } from "@reclaim/platform/service";
import { body } from "@reclaim/platform/validate";
import { Hono } from "hono";
import { pathId } from "../shared/ids.ts";
import { requirePosting } from "../shared/posting.ts";
import type { LikeRow } from "./likes.table.ts";
import { likePost, unlikePost } from "./likes.use-cases.ts";

export function likeRoutes(deps: ServiceDeps): Hono<ServiceEnv> {
  const like = likePost(deps);
  const unlike = unlikePost(deps);
  return new Hono<ServiceEnv>()
    .post("/api/forum/likes", async (c) => {
      const identity = caller(c);
      requirePosting(identity);
      return c.json(toLike(await like(identity.sub, await body(c, newLike))), 201);
    })
    // Also for those whose plan has ended: what is given can be taken back.
    .delete("/api/forum/likes/:postId", async (c) => {
      await unlike(caller(c).sub, pathId(c.req.param("postId")));
      return c.body(null, 204);
    });
}

const toLike = ({ id, userId, postId, commentId, createdAt }: LikeRow): Like => ({
  id,
  userId,
  postId,
  commentId,
  createdAt: createdAt.toISOString(),
});
