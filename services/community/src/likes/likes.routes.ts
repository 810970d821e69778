import { type Like, newLike } from "@reclaim/contracts-community/community";
import { requireCaller, type ServiceDeps, type ServiceEnv } from "@reclaim/platform/service";
import { parseBody } from "@reclaim/platform/validate";
import { Hono } from "hono";
import { pathId } from "../shared/ids.ts";
import { toMinute } from "../shared/minute.model.ts";
import { requirePosting } from "../shared/posting.ts";
import type { LikeRow } from "./likes.table.ts";
import { likePost } from "./like-post.use-case.ts";
import { unlikePost } from "./unlike-post.use-case.ts";

export function likeRoutes(deps: ServiceDeps): Hono<ServiceEnv> {
  const like = likePost(deps);
  const unlike = unlikePost(deps);
  return new Hono<ServiceEnv>()
    .post("/api/forum/likes", async (c) => {
      const identity = requireCaller(c);
      requirePosting(identity);
      return c.json(toLike(await like(identity.sub, await parseBody(c, newLike))), 201);
    })
    // Also for those whose plan has ended: what is given can be taken back.
    .delete("/api/forum/likes/:postId", async (c) => {
      await unlike(requireCaller(c).sub, pathId(c.req.param("postId")));
      return c.body(null, 204);
    });
}

const toLike = ({ id, userId, postId, commentId, createdAt }: LikeRow): Like => ({
  id,
  userId,
  postId,
  commentId,
  createdAt: toMinute(createdAt),
});
