import type { Clock } from "@reclaim/platform/clock";
import type { ServiceEnv } from "@reclaim/platform/service";
import type { MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";
import type { Page } from "../shared/paging.repository.ts";
import type { PostRow } from "./posts.wire.ts";

const TTL_MS = 1_000;
/** More than there are lists. */
const MAX_PAGES = 100;

/**
 * First pages of lists, the same for all readers, read once a second at most, however many ask at
 * once. A write through this process clears them, so that it is seen at once; one through another
 * process is seen a second later.
 */
export function createHotPages({ clock }: { clock: Clock }) {
  const pages = new LRUCache<string, Promise<Page<PostRow>>>({
    max: MAX_PAGES,
    ttl: TTL_MS,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  });
  return {
    read(list: string, load: () => Promise<Page<PostRow>>): Promise<Page<PostRow>> {
      const known = pages.get(list);
      if (known) return known;
      const page = load();
      pages.set(list, page);
      page.catch(() => {
        if (pages.peek(list) === page) pages.delete(list);
      });
      return page;
    },
    clear: () => pages.clear(),
  };
}
export type HotPages = ReturnType<typeof createHotPages>;

/** Whatever a call wrote may stand on a page. */
export const clearAfterWrites =
  (pages: HotPages): MiddlewareHandler<ServiceEnv> => async (c, next) => {
    await next();
    if (c.req.method !== "GET") pages.clear();
  };
