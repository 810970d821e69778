import { listQuery, newComment } from "@reclaim/contracts/community";
import { caller, type ServiceDeps, type ServiceEnv } from "@reclaim/platform/service";
import { body, query } from "@reclaim/platform/validate";
import { Hono } from "hono";
import { pathId } from "../shared/ids.ts";
import { answerJson, answerPage, withCrisis } from "../shared/answers.ts";
import { requirePosting } from "../shared/posting.ts";
import { commentReads } from "./comments.repository.ts";
import { addComment, listComments } from "./comments.use-cases.ts";

export function commentRoutes({ db, clock }: ServiceDeps): Hono<ServiceEnv> {
  const comments = commentReads(db);
  const list = listComments({ db, clock, comments });
  const add = addComment({ db, clock, comments });
  return new Hono<ServiceEnv>()
    .get("/api/forum/posts/:postId/comments", async (c) => {
      const { sub } = caller(c);
      const page = query(c.req, listQuery);
      return answerPage(c, await list(sub, page, pathId(c.req.param("postId"))));
    })
    .post("/api/forum/comments", async (c) => {
      const identity = caller(c);
      requirePosting(identity);
      const said = await body(c, newComment);
      return answerJson(c, withCrisis(await add(identity, said), said.content), 201);
    });
}
