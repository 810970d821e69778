import { pgSchema } from "drizzle-orm/pg-core";

export const releasesSchema = pgSchema("releases");
