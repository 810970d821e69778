import { USUAL_LIMIT } from "@reclaim/contracts-common/paging";
import type { Page, PageRequest } from "../shared/paging.repository.ts";
import type { HotPages } from "./hot-pages.cache.ts";
import type { PostFilter, PostQueries } from "./posts.repository.ts";
import type { FindViewerParts, PostRow, ViewerParts } from "./posts.wire.ts";

/** Has blocked nobody. */
const NOBODY = "";

/** A page of a list without the posts of whom `viewer` blocked, and what its posts are to him. */
export const listPosts = (
  { posts, hotPages, findViewerParts }: {
    posts: PostQueries;
    hotPages: HotPages;
    findViewerParts: FindViewerParts;
  },
) =>
async (
  viewer: string,
  request: PageRequest,
  filter: PostFilter = {},
): Promise<{ page: Page<PostRow>; parts: ViewerParts }> => {
  if (!request.start && request.limit === USUAL_LIMIT) {
    const page = await hotPages.read(
      JSON.stringify(filter),
      () => posts.list(request, NOBODY, filter),
    );
    const parts = await findViewerParts(viewer, page.rows);
    if (page.rows.every(({ pseudonymId }) => !parts.blocked.has(pseudonymId))) {
      return { page, parts };
    }
  }
  const page = await posts.list(request, viewer, filter);
  return { page, parts: await findViewerParts(viewer, page.rows) };
};
