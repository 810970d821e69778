import assert from "node:assert/strict";
import { comment as commentContract } from "@reclaim/contracts-community/community";
import { starterIdentity, testIdentity } from "@reclaim/platform/testing";
import { communityTest, ids } from "../community.testing.ts";

const { test, given, call, get, clock, pages } = await communityTest();
const SERVER_NOW = "2026-11-21T09:00:00.000Z";
const commentsOf = (who: ReturnType<typeof testIdentity>, postId: number) =>
  get(who, `/api/forum/posts/${postId}/comments`);
const countOf = async (postId: number) =>
  (await get(testIdentity(), `/api/forum/posts/${postId}`)).commentCount;

test("a comment is answered, stored and listed [API-29] [API-30] [ENT-22]", async () => {
  clock.set(SERVER_NOW);
  const { who, pseudonym } = await given.member("Quiet Mountain");
  const { id: postId } = await given.post(who);
  const { status, body } = await call(who, "POST", "/api/forum/comments", {
    postId,
    content: "Me too.",
    userId: who.sub,
    pseudonymId: pseudonym.id,
  });
  assert.equal(status, 201);
  assert.deepEqual(body, {
    id: body.id,
    postId,
    parentId: null,
    userId: who.sub,
    isOwn: true,
    pseudonymId: pseudonym.id,
    pseudonym: {
      pseudonym: "Quiet Mountain",
      avatarColor: "#336699",
      avatarInitials: "QM",
    },
    content: "Me too.",
    likes: 0,
    isEdited: false,
    isDeleted: false,
    review: null,
    createdAt: SERVER_NOW,
    updatedAt: SERVER_NOW,
  });
  assert.deepEqual(commentContract.parse(body), body);
  assert.deepEqual(await commentsOf(who, postId), [body]);
});

test("comments of a post are its own only, newest first [API-29] [API-41]", async () => {
  const { who } = await given.member();
  const [one, two] = [await given.post(who), await given.post(who)];
  const first = await given.comment(who, one.id);
  await given.comment(who, two.id);
  const last = await given.comment(who, one.id);
  assert.deepEqual(ids(await commentsOf(who, one.id)), [last.id, first.id]);
});

test("others' comments show the pseudonym, never the subject [SAFE-13] [SAFE-14]", async () => {
  const { who } = await given.member("Quiet Mountain");
  const { id } = await given.post(who);
  await given.comment(who, id);
  const [row] = await commentsOf(testIdentity(), id);
  assert.equal(row.isOwn, false);
  assert.ok(!JSON.stringify(row).includes(who.sub));
  assert.equal(row.pseudonym.pseudonym, "Quiet Mountain");
});

test("each comment raises the post's count, also many at once [PST-42]", async () => {
  const { who } = await given.member();
  const { id } = await given.post(who);
  await given.comment(who, id);
  assert.equal(await countOf(id), 1);
  await Promise.all(Array.from({ length: 8 }, () => given.comment(who, id)));
  assert.equal(await countOf(id), 9);
  assert.equal((await commentsOf(who, id)).length, 9);
});

test("a reply names a comment of the same post [PST-43]", async () => {
  const { who } = await given.member();
  const [one, two] = [await given.post(who), await given.post(who)];
  const parent = await given.comment(who, one.id);
  const reply = await given.comment(who, one.id, { parentId: parent.id });
  assert.equal(reply.parentId, parent.id);
  for (const [postId, parentId] of [[two.id, parent.id], [one.id, 999]]) {
    const answer = await call(who, "POST", "/api/forum/comments", {
      postId,
      parentId,
      content: "I know it.",
    });
    assert.equal(answer.status, 422);
    assert.equal(answer.body.code, "parent_unknown");
  }
  assert.equal(await countOf(two.id), 0);
  assert.equal(await countOf(one.id), 2);
});

for (
  const [what, fields] of Object.entries({
    "under 3 characters [ENT-21]": { content: "ok" },
    "of blanks [ENT-21]": { content: "      " },
    "without a visible character [ENT-21]": { content: "\u200b".repeat(9) },
    "of two visible characters [ENT-21]": { content: "o\u200b\u200b\u200bk" },
    "of 2,001 characters [ENT-20]": { content: "a".repeat(2001) },
    "without a post": { postId: undefined },
  })
) {
  test(`a comment ${what} is refused`, async () => {
    const { who } = await given.member();
    const { id } = await given.post(who);
    const answer = await call(who, "POST", "/api/forum/comments", {
      postId: id,
      content: "I know it.",
      ...fields,
    });
    assert.equal(answer.status, 400);
    assert.equal(answer.body.details[0].field, Object.keys(fields)[0]);
    assert.equal(await countOf(id), 0);
  });
}

test("a comment of 2,000 characters and one of 3 are accepted [ENT-20] [ENT-21]", async () => {
  const { who } = await given.member();
  const { id } = await given.post(who);
  for (const content of ["a".repeat(2000), "Yes"]) {
    assert.equal((await given.comment(who, id, { content })).content, content);
  }
});

test("a post that does not exist has no comments and gets none", async () => {
  const { who } = await given.member();
  assert.equal((await call(who, "GET", "/api/forum/posts/999/comments")).status, 404);
  assert.equal((await call(who, "GET", "/api/forum/posts/x/comments")).status, 404);
  const answer = await call(who, "POST", "/api/forum/comments", { postId: 999, content: "Hello" });
  assert.equal(answer.body.code, "post_not_found");
});

test("nobody comments as another or without a pseudonym [AUTH-09] [AUTH-17]", async () => {
  const [one, two] = [await given.member(), await given.member()];
  const { id: postId } = await given.post(one.who);
  const comment = { postId, content: "I know it." };
  for (const foreign of [{ userId: two.who.sub }, { pseudonymId: two.pseudonym.id }]) {
    const answer = await call(one.who, "POST", "/api/forum/comments", { ...comment, ...foreign });
    assert.equal(answer.status, 403);
    assert.equal(answer.body.code, "not_your_identity");
  }
  const nameless = await call(testIdentity(), "POST", "/api/forum/comments", comment);
  assert.equal(nameless.status, 403);
  assert.equal(nameless.body.code, "pseudonym_required");
  assert.equal(await countOf(postId), 0);
});

test("a Starter member reads comments, but writes none [COM-33] [PST-44]", async () => {
  const author = await given.member();
  const { id } = await given.post(author.who);
  await given.comment(author.who, id);
  const { who } = await given.member("Reader", starterIdentity());
  const answer = await call(who, "POST", "/api/forum/comments", { postId: id, content: "Hello" });
  assert.equal(answer.status, 403);
  assert.equal(answer.body.code, "upgrade_required");
  assert.equal((await commentsOf(who, id)).length, 1);
});

test("client-sent likes, ids and times of a comment have no effect [ENT-25]", async () => {
  clock.set(SERVER_NOW);
  const { who } = await given.member();
  const { id } = await given.post(who);
  const stored = await given.comment(who, id, {
    id: 77,
    likes: 9,
    createdAt: "2001-01-01T00:00:00Z",
  });
  assert.deepEqual([stored.id === 77, stored.likes, stored.createdAt], [false, 0, SERVER_NOW]);
});

test("following the cursors yields every comment once [API-41] [API-42]", async () => {
  const { who } = await given.member();
  const { id } = await given.post(who);
  const written = [];
  for (let turn = 0; turn < 7; turn++) written.unshift((await given.comment(who, id)).id);
  const read = await pages(who, `/api/forum/posts/${id}/comments`, 3);
  assert.deepEqual(read.map(ids), [written.slice(0, 3), written.slice(3, 6), written.slice(6)]);
});

test("a comment with signs of risk is saved as written, seen by all, and only its answer says so [SAFE-05] [SAFE-09]", async () => {
  const { who } = await given.member();
  const { id: postId } = await given.post(who);
  const content = "I think they are better off without me.";
  const { crisis, ...added } = await given.comment(who, postId, { content });
  assert.equal(crisis, true);
  assert.equal(added.content, content);
  assert.deepEqual(await commentsOf(who, postId), [added]);
  const [seen] = await commentsOf(testIdentity(), postId);
  assert.equal(seen.content, content);
  assert.equal(await countOf(postId), 1);
  assert.equal("crisis" in await given.comment(who, postId), false);
});
