import { notFound } from "@reclaim/platform/errors";
import * as z from "zod/mini";

/** Calls about one thing that can be released. */
export const RELEASED = "/api/releases/:name{(?:shell|mfe-[a-z0-9-]+)}";

/** An id in an address; what is none of ours leads nowhere (404). */
export function parseId(part: string): string {
  const { data } = z.safeParse(z.uuid(), part);
  if (!data) throw notFound();
  return data;
}
