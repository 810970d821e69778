import { version } from "@reclaim/contracts-releases/release-names";
import * as z from "zod/mini";
import { unknownVersion } from "./versions.errors.ts";

/** A version in an address, whether or not it was ever published. */
export function parseVersion(part: string): string {
  const { data } = z.safeParse(version, part);
  if (!data) throw unknownVersion();
  return data;
}
