import type { Quota } from "@reclaim/contracts-insights/quota";
import { sql } from "drizzle-orm";
import { check, date, integer, primaryKey, text } from "drizzle-orm/pg-core";
import { insightsSchema } from "../insights.schema.table.ts";

/** How many answers of the model a member got on a day (UTC). */
export const modelQuotas = insightsSchema.table("model_quotas", {
  userId: text().notNull(),
  day: date().notNull(),
  quota: text().$type<Quota>().notNull(),
  used: integer().notNull(),
}, (table) => [
  primaryKey({ columns: [table.userId, table.day, table.quota] }),
  check("model_quotas_used", sql`${table.used} >= 0`),
]);
