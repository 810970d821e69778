import {
  type Category,
  category,
  DEFAULT_CATEGORIES,
} from "@reclaim/contracts-community/community";
import { type Http, HttpError, useHost } from "@reclaim/host-api";
import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { keys } from "./query-keys.ts";
import { logFailure } from "./log-failure.ts";

const categoryList = z.array(category);

/** All categories in their order. An empty forum gets the default ones first (community specification §4). */
export function useCategories({ enabled = true }: { enabled?: boolean } = {}) {
  const { http, session } = useHost();
  return useQuery({
    queryKey: keys.categories,
    enabled: enabled && session.member !== null,
    queryFn: () => fetchCategories(http),
  });
}

/** One category by its id or slug; null when there is none. */
export function useCategory(idOrSlug: string | number | undefined) {
  const { http, session } = useHost();
  return useQuery({
    queryKey: keys.category(idOrSlug ?? ""),
    enabled: idOrSlug !== undefined && session.member !== null,
    async queryFn() {
      try {
        return await http.get(
          `/api/forum/categories/${encodeURIComponent(idOrSlug ?? "")}`,
          category,
        );
      } catch (error) {
        if (error instanceof HttpError && error.status === 404) return null;
        logFailure("Reading a category", error);
        throw error;
      }
    },
  });
}

async function fetchCategories(http: Http): Promise<Category[]> {
  try {
    const found = await http.get("/api/forum/categories", categoryList);
    if (found.length > 0) return found;
    await Promise.all(DEFAULT_CATEGORIES.map((values) => createDefaultCategory(http, values)));
    return await http.get("/api/forum/categories", categoryList);
  } catch (error) {
    logFailure("Reading the categories", error);
    throw error;
  }
}

/** Creates a default category; one that exists already is no failure. */
async function createDefaultCategory(
  http: Http,
  values: (typeof DEFAULT_CATEGORIES)[number],
): Promise<void> {
  try {
    await http.send("POST", "/api/forum/categories", values);
  } catch (error) {
    const exists = error instanceof HttpError &&
      (error.status === 409 || error.body.includes("already exists"));
    if (!exists) logFailure("Creating a default category", error);
  }
}
