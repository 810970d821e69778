import assert from "node:assert/strict";
import { testIdentity } from "@reclaim/platform/testing";
import { sql } from "drizzle-orm";
import { communityTest } from "../community.testing.ts";
import { seedCircle } from "./seed-circle.repository.ts";

const { test, given, get, accepted, service } = await communityTest();
const { db } = service.deps;

/** Tables that grow with the circle; categories and pseudonyms of one page are few. */
const LARGE_TABLES = new Set([
  "forum_posts",
  "forum_comments",
  "forum_likes",
  "forum_reactions",
  "forum_reaction_counts",
  "blocks",
]);

interface Statement {
  text: string;
  params: unknown[];
}
interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  Plans?: Plan[];
}

/** All statements that drizzle runs from now on, also those that were prepared before. */
function recordStatements(): Statement[] {
  const statements: Statement[] = [];
  const { session } = db as unknown as {
    session: { logger: { logQuery(text: string, params: unknown[]): void } };
  };
  session.logger.logQuery = (text, params) => void statements.push({ text, params });
  return statements;
}

function toLiteral(value: unknown): string {
  if (value === null || typeof value === "number") return String(value);
  if (Array.isArray(value)) return `'{${value.map((one) => JSON.stringify(one)).join()}}'`;
  const text = value instanceof Date ? value.toISOString() : String(value);
  return `'${text.replaceAll("'", "''")}'`;
}

async function explain({ text, params }: Statement): Promise<Plan> {
  const filled = text.replaceAll(/\$(\d+)/g, (_all, n: string) => toLiteral(params[Number(n) - 1]));
  const answer: unknown = await db.execute(sql.raw(`explain (format json) ${filled}`));
  const [row] = (Array.isArray(answer) ? answer : (answer as { rows: unknown[] }).rows) as {
    "QUERY PLAN": { Plan: Plan }[];
  }[];
  return row!["QUERY PLAN"][0]!.Plan;
}

const findSequentialScans = (plan: Plan): string[] => [
  ...(plan["Node Type"] === "Seq Scan" && LARGE_TABLES.has(plan["Relation Name"] ?? "")
    ? [plan["Relation Name"]!]
    : []),
  ...(plan.Plans ?? []).flatMap(findSequentialScans),
];

test("every query of lists, search, comments, blocks and activity goes by an index", async () => {
  await seedCircle(db, { posts: 3_000, comments: 6_000 });
  await db.execute(sql.raw(`insert into community.blocks (user_id, pseudonym_id)
    select 'blocker-' || n % 300, n from generate_series(1, 3000) n`));
  for (
    const [column, table, least] of [
      ["post_id", "forum_posts", 1_500_000_000],
      ["comment_id", "forum_comments", 1_800_000_000],
    ]
  ) {
    await db.execute(sql.raw(`insert into community.forum_reactions
      (id, user_id, pseudonym_id, ${column}, emoji, created_at)
      select ${least} + row_number() over (), 'reactor-' || n, n, id, '🔥', created_at
      from community.${table}, generate_series(1, 4) n on conflict do nothing`));
  }
  await db.execute(sql.raw(
    "analyze community.blocks, community.forum_reactions, community.forum_reaction_counts",
  ));
  const { who } = await given.member();
  const own = await given.post(who);
  const { id: commentId } = await given.comment(who, own.id);
  const { id: postId, pseudonymId } = (await get(testIdentity(), "/api/forum/posts"))
    .find((post: { id: number }) => post.id !== own.id);

  const { cursor } = await get(who, "/api/forum/activity");

  const statements = recordStatements();
  await accepted(who, "POST", "/api/blocks", { pseudonymId });
  for (
    const path of [
      "forum/posts",
      "forum/posts?limit=50",
      "forum/posts/type/win",
      "forum/categories/1/posts",
      `forum/user/${who.sub}/posts`,
      `forum/posts/${postId}`,
      `forum/posts/${postId}/comments`,
      `forum/posts/${postId}/reactions`,
      `forum/comments/${commentId}/reactions`,
      "forum/search?q=slept",
      "forum/search?q=slept&type=win&categoryId=2",
      "forum/search?q=gorlinsol",
      "forum/search?q=-slept",
      `forum/activity?since=${encodeURIComponent(cursor)}`,
      "blocks",
    ]
  ) await get(who, `/api/${path}`);
  await accepted(who, "DELETE", `/api/blocks/${pseudonymId}`);

  const queries = statements.filter(({ text }) => /^(select|\()/.test(text));
  assert.ok(queries.length > 20, `${queries.length} queries`);
  for (const query of queries) {
    assert.deepEqual(findSequentialScans(await explain(query)), [], query.text);
  }
});

test("a query without an index is told from the others", async () => {
  await seedCircle(db, { posts: 1_000, comments: 1_000 });
  const text = "select id from community.forum_posts where title = $1";
  assert.deepEqual(findSequentialScans(await explain({ text, params: ["x"] })), ["forum_posts"]);
});
