import { listQuery, newPost, postType } from "@reclaim/contracts/community";
import { notFound } from "@reclaim/platform/errors";
import { caller, type ServiceDeps, type ServiceEnv } from "@reclaim/platform/service";
import { body, query } from "@reclaim/platform/validate";
import { Hono } from "hono";
import * as z from "zod/mini";
import { pathId } from "../shared/ids.ts";
import { answerJson, answerPage, withCrisis } from "../shared/answers.ts";
import { requirePosting } from "../shared/posting.ts";
import { postReads } from "./posts.repository.ts";
import { listCategoryPosts, readPost, sharePost } from "./posts.use-cases.ts";

export function postRoutes({ db, clock }: ServiceDeps): Hono<ServiceEnv> {
  const posts = postReads(db);
  const read = readPost({ db, clock, posts });
  const share = sharePost({ db, clock, posts });
  const ofCategory = listCategoryPosts({ db, clock, posts });
  return new Hono<ServiceEnv>()
    .get("/api/forum/posts", async (c) => {
      const { sub } = caller(c);
      return answerPage(c, await posts.newest(sub, query(c.req, listQuery)));
    })
    .get("/api/forum/posts/type/:type", async (c) => {
      const { sub } = caller(c);
      const list = query(c.req, listQuery);
      const type = c.req.param("type");
      if (type === "all") return answerPage(c, await posts.newest(sub, list));
      if (!z.safeParse(postType, type).success) throw notFound();
      return answerPage(c, await posts.ofType(sub, list, type));
    })
    .get("/api/forum/categories/:idOrSlug/posts", async (c) => {
      const { sub } = caller(c);
      const list = query(c.req, listQuery);
      return answerPage(c, await ofCategory(sub, list, c.req.param("idOrSlug")));
    })
    .get("/api/forum/user/:userId/posts", async (c) => {
      const { sub } = caller(c);
      if (c.req.param("userId") !== sub) throw notFound();
      return answerPage(c, await posts.own(sub, query(c.req, listQuery)));
    })
    .get(
      "/api/forum/posts/:id",
      async (c) => answerJson(c, await read(caller(c).sub, pathId(c.req.param("id")))),
    )
    .post("/api/forum/posts", async (c) => {
      const identity = caller(c);
      requirePosting(identity);
      const said = await body(c, newPost);
      const { title = "", content, tags } = said;
      const json = withCrisis(await share(identity, said), title, content, tags.join(" "));
      return answerJson(c, json, 201);
    });
}
