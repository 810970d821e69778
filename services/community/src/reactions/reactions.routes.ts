import { newReaction } from "@reclaim/contracts-community/community";
import { requireCaller, type ServiceDeps, type ServiceEnv } from "@reclaim/platform/service";
import { parseBody } from "@reclaim/platform/validate";
import { Hono } from "hono";
import { pathId } from "../shared/ids.ts";
import { requirePosting } from "../shared/posting.ts";
import { addReaction } from "./add-reaction.use-case.ts";
import { removeReaction } from "./remove-reaction.use-case.ts";
import { listReactions } from "./list-reactions.use-case.ts";
import { toReaction } from "./reactions.wire.ts";

export function reactionRoutes(deps: ServiceDeps): Hono<ServiceEnv> {
  const list = listReactions(deps);
  const create = addReaction(deps);
  const remove = removeReaction(deps);
  return new Hono<ServiceEnv>()
    .get("/api/forum/posts/:postId/reactions", async (c) => {
      const { sub } = requireCaller(c);
      return c.json(await list(sub, { postId: pathId(c.req.param("postId")) }));
    })
    .get("/api/forum/comments/:commentId/reactions", async (c) => {
      const { sub } = requireCaller(c);
      return c.json(await list(sub, { commentId: pathId(c.req.param("commentId")) }));
    })
    .post("/api/forum/reactions", async (c) => {
      const identity = requireCaller(c);
      requirePosting(identity);
      const row = await create(identity.sub, await parseBody(c, newReaction));
      return c.json(toReaction(row, identity.sub), 201);
    })
    // Also for those whose plan has ended: what is given can be taken back.
    .delete("/api/forum/reactions/:id", async (c) => {
      await remove(requireCaller(c).sub, pathId(c.req.param("id")));
      return c.body(null, 204);
    });
}
