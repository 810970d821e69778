import assert from "node:assert/strict";
import type { Comment } from "@reclaim/contracts-community/community";
import { testIdentity } from "@reclaim/platform/testing";
import { communityTest, ids, name } from "../community.testing.ts";

const { test, given, call, get, accepted, clock, service } = await communityTest();
type Who = ReturnType<typeof testIdentity>;

const leave = (who: Who, posts?: "keep" | "remove") =>
  accepted(who, "POST", "/internal/leave", { posts });
const erase = (who: Who) => accepted(who, "POST", "/internal/erase");
const take = (pseudonym: string) =>
  call(testIdentity(), "POST", "/api/pseudonyms", name(pseudonym));
const freeNames = () => service.runJob("community/free-names");

/** Two members who have written on each other's posts. */
async function circle() {
  const [leaver, stayer] = [await given.member("Quiet Mountain"), await given.member()];
  const [own, theirs] = [await given.post(leaver.who), await given.post(stayer.who)];
  await given.comment(stayer.who, own.id);
  const comment = await given.comment(leaver.who, theirs.id);
  const reply = await given.comment(stayer.who, theirs.id, { parentId: comment.id });
  await given.comment(leaver.who, theirs.id);
  return { leaver, stayer, own, theirs, comment, reply };
}

test("who leaves without a word about his posts becomes a member without a name [PST-14]", async () => {
  const { leaver, stayer, own, theirs } = await circle();
  for (const step of [() => leave(leaver.who), () => erase(leaver.who)]) {
    await step();
    const post = await get(stayer.who, `/api/forum/posts/${own.id}`);
    assert.deepEqual(
      [post.content, post.pseudonym, post.pseudonymId, post.commentCount],
      [own.content, null, leaver.pseudonym.id, 1],
    );
    const comments: Comment[] = await get(stayer.who, `/api/forum/posts/${theirs.id}/comments`);
    assert.deepEqual(comments.map((row) => row.pseudonym === null), [true, false, true]);
  }
});

test("who takes his posts along leaves no word, and others' answers are counted right [PST-42]", async () => {
  const { leaver, stayer, own, theirs, reply } = await circle();
  // Services are told until they have heard: once or more often.
  for (let time = 0; time < 2; time++) await leave(leaver.who, "remove");
  assert.equal((await call(stayer.who, "GET", `/api/forum/posts/${own.id}`)).status, 404);
  assert.deepEqual(ids(await get(stayer.who, "/api/forum/posts")), [theirs.id]);
  const comments: Comment[] = await get(stayer.who, `/api/forum/posts/${theirs.id}/comments`);
  assert.deepEqual(comments.map((row) => [row.isDeleted, row.content]), [
    [false, reply.content],
    [true, ""],
  ]);
  assert.equal((await get(stayer.who, `/api/forum/posts/${theirs.id}`)).commentCount, 1);
  const exported = await get(leaver.who, "/internal/export");
  assert.deepEqual([exported.posts, exported.comments], [[], []]);
});

test("the name of who left is free after 90 days, not before, and for look-alikes neither", async () => {
  clock.set("2026-01-01T09:00:00Z");
  const { who } = await given.member("Quiet Mountain");
  await leave(who);
  clock.set("2026-01-31T09:00:00Z");
  await leave(who);
  await erase(who);
  clock.set("2026-04-01T08:59:59Z");
  await freeNames();
  for (const taken of ["Quiet Mountain", "quiet mountain", "Qu\u0456et Mountain"]) {
    assert.equal((await take(taken)).body.code, "pseudonym_taken");
  }
  const automatic = name("Quiet Mountain", { automatic: true });
  const { body } = await call(testIdentity(), "POST", "/api/pseudonyms", automatic);
  assert.equal(body.pseudonym, "Quiet Mountain2");

  clock.set("2026-04-01T09:00:00Z");
  await freeNames();
  assert.equal((await take("Quiet Mountain")).status, 201);
});
