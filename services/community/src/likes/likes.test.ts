import assert from "node:assert/strict";
import { like as likeContract } from "@reclaim/contracts-community/community";
import { starterIdentity, testIdentity } from "@reclaim/platform/testing";
import { communityTest } from "../community.testing.ts";
import { forumLikes } from "./likes.table.ts";

const { test, given, call, get, clock, service } = await communityTest();
const SERVER_NOW = "2026-11-21T09:00:00.000Z";
type Who = ReturnType<typeof testIdentity>;

const like = (who: Who, postId: unknown, fields: object = {}) =>
  call(who, "POST", "/api/forum/likes", { postId, ...fields });
const unlike = (who: Who, postId: number | string) =>
  call(who, "DELETE", `/api/forum/likes/${postId}`);
const likesOf = async (postId: number) =>
  (await get(testIdentity(), `/api/forum/posts/${postId}`)).likes;

/** A post of somebody. */
async function aPost(): Promise<number> {
  const { who } = await given.member();
  return (await given.post(who)).id;
}

test("a like is answered, stored and counted on its post [API-39] [ENT-23]", async () => {
  clock.set(SERVER_NOW);
  const postId = await aPost();
  const who = testIdentity();
  const { status, body } = await like(who, postId, { userId: who.sub });
  assert.equal(status, 201);
  const stored = { id: body.id, userId: who.sub, postId, commentId: null, createdAt: SERVER_NOW };
  assert.deepEqual(body, stored);
  assert.deepEqual(likeContract.parse(body), body);
  assert.deepEqual(await service.deps.db.select().from(forumLikes), [{
    ...stored,
    createdAt: clock.now(),
  }]);
  assert.equal(await likesOf(postId), 1);
});

test("a post says in lists and by its address whether its reader likes it", async () => {
  const [liked, other] = [await aPost(), await aPost()];
  const who = testIdentity();
  await like(who, liked);
  const seenBy = async (reader: Who) => {
    const list: { id: number; isLiked: boolean }[] = await get(reader, "/api/forum/posts");
    return list.map(({ id, isLiked }) => [id, isLiked]);
  };
  assert.deepEqual(await seenBy(who), [[other, false], [liked, true]]);
  assert.deepEqual(await seenBy(testIdentity()), [[other, false], [liked, false]]);
  assert.equal((await get(who, `/api/forum/posts/${liked}`)).isLiked, true);
  await unlike(who, liked);
  assert.equal((await get(who, `/api/forum/posts/${liked}`)).isLiked, false);
});

test("a like is of a post or of a comment, never of both or none [ENT-23]", async () => {
  const { who } = await given.member();
  const { id: postId } = await given.post(who);
  const { id: commentId } = await given.comment(who, postId);
  const store = (target: object) =>
    service.deps.db.insert(forumLikes).values({ userId: who.sub, ...target });
  await store({ commentId });
  await assert.rejects(store({}));
  await assert.rejects(store({ postId, commentId }));
});

test("each member counts once, also with many calls at once [PST-31] [PST-42]", async () => {
  const postId = await aPost();
  const who = testIdentity();
  const answers = await Promise.all([1, 2, 3, 4].map(() => like(who, postId)));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409, 409, 409]);
  assert.equal((await like(who, postId)).body.code, "already_liked");
  assert.equal(await likesOf(postId), 1);
  await Promise.all([1, 2, 3].map(() => like(testIdentity(), postId)));
  assert.equal(await likesOf(postId), 4);
});

test("a like can be taken back and given again [PST-33]", async () => {
  const postId = await aPost();
  const [who, other] = [testIdentity(), testIdentity()];
  await like(other, postId);
  await like(who, postId);
  assert.equal((await unlike(who, postId)).status, 204);
  assert.equal(await likesOf(postId), 1);
  const again = await unlike(who, postId);
  assert.deepEqual([again.status, again.body.code], [404, "like_not_found"]);
  assert.equal(await likesOf(postId), 1);
  assert.equal((await like(who, postId)).status, 201);
  assert.equal(await likesOf(postId), 2);
});

test("nobody likes as another, or takes another's like back [AUTH-09]", async () => {
  const postId = await aPost();
  const [who, other] = [testIdentity(), testIdentity()];
  const foreign = await like(who, postId, { userId: other.sub });
  assert.deepEqual([foreign.status, foreign.body.code], [403, "not_your_identity"]);
  assert.equal(await likesOf(postId), 0);
  await like(other, postId);
  assert.equal((await unlike(who, postId)).status, 404);
  assert.equal(await likesOf(postId), 1);
});

test("what does not exist cannot be liked", async () => {
  for (const [method, path] of [["POST", "likes"], ["DELETE", "likes/999"]] as const) {
    const body = method === "POST" ? { postId: 999 } : undefined;
    const answer = await call(testIdentity(), method, `/api/forum/${path}`, body);
    assert.deepEqual([answer.status, answer.body.code], [404, "post_not_found"]);
  }
  assert.equal((await unlike(testIdentity(), "x")).status, 404);
  assert.equal((await like(testIdentity(), "1")).status, 400);
});

test("a Starter member supports nothing, but may take back what he gave [COM-33] [PST-44]", async () => {
  const postId = await aPost();
  const who = starterIdentity();
  const refused = await like(who, postId);
  assert.deepEqual([refused.status, refused.body.code], [403, "upgrade_required"]);
  assert.equal(await likesOf(postId), 0);
  await like(testIdentity({ sub: who.sub }), postId);
  assert.equal((await unlike(who, postId)).status, 204);
});

test("the likes of erased accounts still count, and name nobody [PST-42]", async () => {
  const postId = await aPost();
  for (const who of [testIdentity(), testIdentity()]) {
    await like(who, postId);
    assert.equal((await call(who, "POST", "/internal/erase")).status, 204);
  }
  const rows = await service.deps.db.select().from(forumLikes);
  assert.deepEqual(rows.map(({ userId }) => userId), ["", ""]);
  assert.equal(await likesOf(postId), 2);
});

test("the likes of a post are gone with it", async () => {
  const postId = await aPost();
  await like(testIdentity(), postId);
  const { forumPosts } = await import("../posts/posts.table.ts");
  await service.deps.db.delete(forumPosts);
  assert.deepEqual(await service.deps.db.select().from(forumLikes), []);
});
