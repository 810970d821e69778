import { newPost, postChanges, postType } from "@reclaim/contracts-community/community";
import { screenForCrisis } from "@reclaim/platform/crisis-screening";
import { notFound } from "@reclaim/platform/errors";
import { requireCaller, type ServiceDeps, type ServiceEnv } from "@reclaim/platform/service";
import { parseBody } from "@reclaim/platform/validate";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { findCategory } from "../categories/find-category.use-case.ts";
import { pathId } from "../shared/ids.ts";
import { listPages } from "../shared/list-pages.ts";
import type { Screen } from "../shared/screening.ts";
import { requirePosting } from "../shared/posting.ts";
import { type PostFilter, postQueries } from "./posts.repository.ts";
import { createPostSerializer, type FindViewerParts, type PostRow, toPost } from "./posts.wire.ts";
import { deletePost } from "./delete-post.use-case.ts";
import { editPost } from "./edit-post.use-case.ts";
import { sharePost } from "./share-post.use-case.ts";
import type { HotPages } from "./hot-pages.cache.ts";
import { listPosts } from "./list-posts.use-case.ts";
import { readPost } from "./read-post.use-case.ts";

export function postRoutes(
  deps: ServiceDeps & { screen: Screen },
  hotPages: HotPages,
  findViewerParts: FindViewerParts,
): Hono<ServiceEnv> {
  const { db, clock, screen } = deps;
  const pages = listPages(deps);
  const posts = postQueries(db);
  const read = readPost({ db, clock, posts });
  const share = sharePost({ db, clock, posts, screen });
  const edit = editPost({ db, clock, posts, screen });
  const remove = deletePost(deps);
  const toJson = createPostSerializer();
  const list = listPosts({ posts, hotPages, findViewerParts });

  async function respond(c: Context<ServiceEnv>, filter?: PostFilter): Promise<Response> {
    const { sub } = requireCaller(c);
    const { page, parts } = await list(sub, pages.readRequest(c), filter);
    return pages.respondWithJson(c, page, (row) => toJson(row, sub, parts.liked));
  }
  return new Hono<ServiceEnv>()
    .get("/api/forum/posts", (c) => respond(c))
    .get("/api/forum/posts/type/:type", (c) => {
      const type = c.req.param("type");
      if (type === "all") return respond(c);
      if (!z.safeParse(postType, type).success) throw notFound();
      return respond(c, { type });
    })
    .get("/api/forum/categories/:idOrSlug/posts", async (c) => {
      const { id } = await findCategory(db)(c.req.param("idOrSlug"));
      return await respond(c, { categoryId: id });
    })
    .get("/api/forum/user/:userId/posts", async (c) => {
      const { sub } = requireCaller(c);
      if (c.req.param("userId") !== sub) throw notFound();
      const page = await posts.ofMember(pages.readRequest(c), sub);
      const { liked } = await findViewerParts(sub, page.rows);
      return pages.respond(c, page, (row) => toPost(row, sub, liked));
    })
    .get("/api/forum/posts/:id", async (c) => {
      const { sub } = requireCaller(c);
      const row = await read(pathId(c.req.param("id")), sub);
      return c.json(toPost(row, sub, (await findViewerParts(sub, [row])).liked));
    })
    .post("/api/forum/posts", async (c) => {
      const identity = requireCaller(c);
      requirePosting(identity);
      const row = await share(identity, await parseBody(c, newPost));
      return c.json({ ...toPost(row, identity.sub, new Set()), ...screenPost(row) }, 201);
    })
    .patch("/api/forum/posts/:id", async (c) => {
      const identity = requireCaller(c);
      requirePosting(identity);
      const id = pathId(c.req.param("id"));
      const row = await edit(identity, id, await parseBody(c, postChanges));
      const { liked } = await findViewerParts(identity.sub, [row]);
      return c.json({ ...toPost(row, identity.sub, liked), ...screenPost(row) });
    })
    // Also for those whose plan has ended: what is given can be taken back.
    .delete("/api/forum/posts/:id", async (c) => {
      await remove(requireCaller(c).sub, pathId(c.req.param("id")));
      return c.body(null, 204);
    });
}

const screenPost = ({ title, content, tags }: PostRow) =>
  screenForCrisis(title, content, tags.join(" "));
