import assert from "node:assert/strict";
import { testIdentity } from "@reclaim/platform/testing";
import { count, eq, sql } from "drizzle-orm";
import { forumComments } from "../comments/comments.table.ts";
import { communityTest } from "../community.testing.ts";
import { forumLikes } from "../likes/likes.table.ts";
import { forumPosts } from "../posts/posts.table.ts";
import { seedCircle } from "./seed-circle.repository.ts";

const { test, given, get, service } = await communityTest();
const { db } = service.deps;

test("a seeded circle has the size told, and its counters equal its rows [PST-42]", async () => {
  await seedCircle(db, { posts: 1_200, comments: 3_000 });
  const [posts] = await db.select({ rows: count(), busiest: sql`max(comment_count)` })
    .from(forumPosts);
  assert.equal(posts?.rows, 1_200);
  assert.ok(Number(posts?.busiest) >= 200);
  assert.equal(await db.$count(forumComments), 3_000);
  assert.ok(await db.$count(forumLikes) > 100);
  const comments = db.$count(forumComments, eq(forumComments.postId, forumPosts.id));
  const likes = db.$count(forumLikes, eq(forumLikes.postId, forumPosts.id));
  assert.equal(
    await db.$count(forumPosts, sql`${forumPosts.commentCount} <> ${comments}`),
    0,
    "comments",
  );
  assert.equal(await db.$count(forumPosts, sql`${forumPosts.likes} <> ${likes}`), 0, "likes");
});

test("replies of a seeded circle are to comments of the same post, one level deep", async () => {
  await seedCircle(db, { posts: 50, comments: 400 });
  const rows = await db.select().from(forumComments);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const replies = rows.filter(({ parentId }) => parentId !== null);
  assert.ok(replies.length > 20);
  for (const { parentId, postId, createdAt } of replies) {
    const parent = byId.get(parentId!);
    assert.equal(parent?.postId, postId);
    assert.equal(parent?.parentId, null);
    assert.ok(createdAt);
  }
});

test("a seeded circle is read as any other", async () => {
  await seedCircle(db, { posts: 60, comments: 10 });
  const [newest] = await get(testIdentity(), "/api/forum/posts");
  assert.match(newest.pseudonym.pseudonym, /^Walker \d+$/);
  assert.ok((await get(testIdentity(), "/api/forum/search?q=slept")).length > 0);
});

test("a circle that has members is not seeded", async () => {
  await given.member();
  await assert.rejects(seedCircle(db, { posts: 10, comments: 10 }), /seed an empty one/);
  assert.equal(await db.$count(forumPosts), 0);
});
