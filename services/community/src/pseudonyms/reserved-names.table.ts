import { text } from "drizzle-orm/pg-core";
import { communitySchema, instant } from "../community.schema.table.ts";

/**
 * Names of deleted accounts, by what they look like (`skeletonOf`) and without their owners: nobody
 * passes for a member who has just left.
 */
export const reservedNames = communitySchema.table("reserved_names", {
  skeleton: text().primaryKey(),
  freeAt: instant(),
});
