import { version } from "@reclaim/contracts/release-names";
import { notFound } from "@reclaim/platform/errors";
import * as z from "zod/mini";
import { unknownVersion } from "../publishing/publishing.errors.ts";

/** Calls about one thing that can be released. */
export const RELEASED = "/api/releases/:name{(?:shell|mfe-[a-z0-9-]+)}";

/** An id in an address; what is none of ours leads nowhere (404). */
export function idOf(part: string): string {
  const { data } = z.safeParse(z.uuid(), part);
  if (!data) throw notFound();
  return data;
}

/** A version in an address, whether or not it was ever published. */
export function versionOf(part: string): string {
  const { data } = z.safeParse(version, part);
  if (!data) throw unknownVersion();
  return data;
}
