import { pgSchema } from "drizzle-orm/pg-core";

/** Everything of this service; no other service reads it. */
export const insightsSchema = pgSchema("insights");
