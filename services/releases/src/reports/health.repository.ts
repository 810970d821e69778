import type { Db } from "@reclaim/platform/database";
import { and, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import type { PgColumn } from "drizzle-orm/pg-core";
import { type Health, noHealth } from "./health.model.ts";
import { healthMinutes } from "./health.table.ts";
import { TIME_CLASSES } from "./time-classes.model.ts";

/** Something for each count of a version: `number` for the plain ones, `times` for those in classes. */
const counts = <Plain, Classes>(
  number: (column: PgColumn) => Plain,
  times: (column: PgColumn) => Classes,
) => ({
  visits: number(healthMinutes.visits),
  failed: number(healthMinutes.failed),
  loadErrors: number(healthMinutes.loadErrors),
  renderErrors: number(healthMinutes.renderErrors),
  integrityFailures: number(healthMinutes.integrityFailures),
  lcp: times(healthMinutes.lcp),
  inp: times(healthMinutes.inp),
});

const given = (column: PgColumn): SQL => sql`excluded.${sql.identifier(toSnakeCase(column.name))}`;
const added = counts(
  (column) => sql`${column} + ${given(column)}`,
  (column) =>
    sql`(select array_agg(stored + given order by place)
      from unnest(${column}, ${given(column)}) with ordinality as classes(stored, given, place))`,
);

const sum = (value: SQL | PgColumn) => sql<number>`coalesce(sum(${value}), 0)::int`;
const sums = counts(sum, (column) => {
  // One sum for each class: faster than to unnest the classes of every minute and group them.
  const classes = TIME_CLASSES.map((_, index) => sum(sql`${column}[${sql.raw(`${index + 1}`)}]`));
  return sql<number[]>`array[${sql.join(classes, sql`, `)}]`;
});

const keyOf = ({ name, version }: { name: string; version: string }) => `${name} ${version}`;
const minuteOf = (instant: Date): Date => new Date(Math.floor(instant.getTime() / 60_000) * 60_000);

export function healthRepository(db: Db) {
  return {
    /** Adds to the counts of the minute of `now`. A version stands in `rows` once. */
    async add(rows: (Health & { name: string; version: string })[], now: Date): Promise<void> {
      // In the same order everywhere: else two processes could wait for each other's rows.
      const inOrder = rows.toSorted((a, b) => keyOf(a) < keyOf(b) ? -1 : 1);
      await db.insert(healthMinutes)
        .values(inOrder.map((row) => ({ ...row, minute: minuteOf(now) })))
        .onConflictDoUpdate({
          target: [healthMinutes.name, healthMinutes.version, healthMinutes.minute],
          set: added,
        });
    },

    /** All counts of a version from the minute of `since` on. */
    async sum(name: string, version: string, since: Date): Promise<Health> {
      const [row] = await db.select(sums).from(healthMinutes).where(and(
        eq(healthMinutes.name, name),
        eq(healthMinutes.version, version),
        gte(healthMinutes.minute, minuteOf(since)),
      ));
      return row ?? noHealth();
    },

    async forgetBefore(instant: Date): Promise<void> {
      await db.delete(healthMinutes).where(lt(healthMinutes.minute, instant));
    },
  };
}
