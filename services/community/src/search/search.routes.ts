import { type FoundPost, searchQuery } from "@reclaim/contracts-community/search";
import { requireCaller, type ServiceDeps, type ServiceEnv } from "@reclaim/platform/service";
import { parseQuery } from "@reclaim/platform/validate";
import { Hono } from "hono";
import { type FindViewerParts, toPost } from "../posts/posts.wire.ts";
import { listPages } from "../shared/list-pages.ts";
import { toHighlighted } from "./search.model.ts";
import { searchPosts } from "./search.repository.ts";

export function searchRoutes(
  deps: ServiceDeps,
  findViewerParts: FindViewerParts,
): Hono<ServiceEnv> {
  const search = searchPosts(deps.db);
  const pages = listPages(deps);
  return new Hono<ServiceEnv>().get("/api/forum/search", async (c) => {
    const { sub } = requireCaller(c);
    const page = await search(sub, pages.readRequest(c), parseQuery(c.req, searchQuery));
    const { liked } = await findViewerParts(sub, page.rows);
    return pages.respond(c, page, (row): FoundPost => ({
      ...toPost(row, sub, liked),
      highlights: {
        title: toHighlighted(row.markedTitle),
        excerpt: toHighlighted(row.markedExcerpt),
      },
    }));
  });
}
