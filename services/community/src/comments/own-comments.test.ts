import assert from "node:assert/strict";
import { type Comment, writtenComment } from "@reclaim/contracts-community/community";
import { starterIdentity, testIdentity } from "@reclaim/platform/testing";
import { communityTest, ids } from "../community.testing.ts";
import { forumComments } from "./comments.table.ts";

const { test, given, call, get, accepted, clock, service } = await communityTest();
type Who = ReturnType<typeof testIdentity>;

const edit = (who: Who, id: number, content: string) =>
  call(who, "PATCH", `/api/forum/comments/${id}`, { content });
const remove = (who: Who, id: number) => call(who, "DELETE", `/api/forum/comments/${id}`);
const commentsOf = (who: Who, postId: number): Promise<Comment[]> =>
  get(who, `/api/forum/posts/${postId}/comments`);
const countOf = async (postId: number): Promise<number> =>
  (await get(testIdentity(), `/api/forum/posts/${postId}`)).commentCount;

/** A post of one member, with a comment of another. */
async function answered() {
  const { who: author } = await given.member();
  const { who } = await given.member();
  const { id: postId } = await given.post(author);
  return { author, who, postId, comment: await given.comment(who, postId) };
}

test("a member changes his own comment [PST-39]", async () => {
  const { who, postId, comment } = await answered();
  clock.set("2026-11-22T10:11:12.345Z");
  const { status, body } = await edit(who, comment.id, "I know it well.");
  assert.equal(status, 200);
  assert.deepEqual(writtenComment.parse(body), body);
  assert.deepEqual(body, {
    ...comment,
    content: "I know it well.",
    isEdited: true,
    updatedAt: "2026-11-22T10:11:00.000Z",
  });
  assert.deepEqual(await commentsOf(who, postId), [body]);
  const same = await given.comment(who, postId);
  assert.deepEqual((await edit(who, same.id, same.content)).body, same);
});

test("another's comment is changed and deleted by nobody else, like one that is not there [PST-39] [PST-40] [AUTH-09]", async () => {
  const { author, postId, comment } = await answered();
  const before = await service.deps.db.select().from(forumComments);
  const strangers = [author, testIdentity({ role: "moderator" }), testIdentity({ role: "admin" })];
  for (const who of strangers) {
    for (const id of [comment.id, 999]) {
      for (const answer of [await edit(who, id, "Mine now."), await remove(who, id)]) {
        assert.deepEqual([answer.status, answer.body.code], [404, "comment_not_found"]);
      }
    }
  }
  assert.deepEqual(await service.deps.db.select().from(forumComments), before);
  assert.equal(await countOf(postId), 1);
});

test("a comment is not changed to one that is too short or too long [PST-39]", async () => {
  const { who, postId, comment } = await answered();
  for (const content of ["ok", "   ", "a".repeat(2001)]) {
    assert.equal((await edit(who, comment.id, content)).status, 400);
  }
  assert.deepEqual(await commentsOf(who, postId), [comment]);
});

test("an edited comment is screened as at writing [SAFE-05] [PST-39]", async () => {
  const { who, comment } = await answered();
  assert.equal((await edit(who, comment.id, "I want to die.")).body.crisis, true);
  assert.equal("crisis" in (await edit(who, comment.id, "Better now.")).body, false);
});

test("a deleted comment without replies is gone and counted no more [PST-40] [PST-42]", async () => {
  const { who, postId, comment } = await answered();
  const { status, body } = await remove(who, comment.id);
  assert.deepEqual([status, body], [204, null]);
  assert.deepEqual(await commentsOf(who, postId), []);
  assert.equal(await countOf(postId), 0);
  assert.equal((await remove(who, comment.id)).status, 404);
  assert.equal((await edit(who, comment.id, "Back again.")).status, 404);
});

test("above replies an empty place stays without words and author [PST-40]", async () => {
  const { author, who, postId, comment } = await answered();
  const reply = await given.comment(author, postId, { parentId: comment.id });
  await accepted(author, "POST", "/api/forum/reactions", { commentId: comment.id, emoji: "👍" });
  assert.equal((await remove(who, comment.id)).status, 204);
  for (const viewer of [author, who]) {
    const [first, place] = await commentsOf(viewer, postId);
    assert.deepEqual([first?.id, first?.parentId, first?.content], [
      reply.id,
      place?.id,
      reply.content,
    ]);
    assert.deepEqual(place, {
      id: place?.id,
      postId,
      parentId: null,
      userId: null,
      isOwn: false,
      pseudonymId: null,
      pseudonym: null,
      content: "",
      likes: 0,
      isEdited: false,
      isDeleted: true,
      review: null,
      createdAt: comment.createdAt,
      updatedAt: comment.createdAt,
    });
  }
  assert.equal(await countOf(postId), 1);
  const [, place] = await commentsOf(who, postId);
  const target = { commentId: place?.id };
  for (
    const [path, body] of [["/api/forum/reactions", { ...target, emoji: "👍" }], [
      "/api/reports",
      target,
    ]]
  ) {
    assert.equal((await call(who, "POST", path as string, body)).body.code, "comment_not_found");
  }
  // The last reply takes the place along.
  assert.equal((await remove(author, reply.id)).status, 204);
  assert.deepEqual(await commentsOf(who, postId), []);
  assert.equal(await countOf(postId), 0);
});

test("a reply to a reply stands beside it, one level deep [PST-43]", async () => {
  const { author, who, postId, comment } = await answered();
  const reply = await given.comment(author, postId, { parentId: comment.id });
  const second = await given.comment(who, postId, { parentId: reply.id });
  assert.deepEqual([reply.parentId, second.parentId], [comment.id, comment.id]);
  assert.deepEqual(ids(await commentsOf(who, postId)), [second.id, reply.id, comment.id]);
});

test("counts equal the rows, whoever comments, deletes and likes at once [PST-42]", async () => {
  const { who: author } = await given.member();
  const { id: postId } = await given.post(author);
  const members = await Promise.all(Array.from({ length: 4 }, () => given.member()));
  const first = await Promise.all(members.map(({ who }) => given.comment(who, postId)));
  const answers = await Promise.all(members.flatMap(({ who }, index) => {
    const own = first[index]?.id;
    const next = first[(index + 1) % first.length]?.id;
    return [
      call(who, "POST", "/api/forum/comments", { postId, parentId: next, content: "I know it." }),
      call(who, "DELETE", `/api/forum/comments/${own}`),
      call(who, "DELETE", `/api/forum/comments/${own}`),
      call(who, "POST", "/api/forum/likes", { postId }),
      call(who, "POST", "/api/forum/likes", { postId }),
      call(who, "DELETE", `/api/forum/likes/${postId}`),
    ];
  }));
  for (const { status } of answers) assert.ok(status < 500);
  const rows = await commentsOf(author, postId);
  assert.equal(await countOf(postId), rows.filter((row) => !row.isDeleted).length);
  // Each reply has its place above it, and no place is without a reply.
  const parents = new Set(rows.map((row) => row.parentId));
  for (const { parentId } of rows) assert.ok(parentId === null || ids(rows).includes(parentId));
  for (const { id, isDeleted } of rows) assert.ok(!isDeleted || parents.has(id));
  const liked = await Promise.all(
    members.map(async ({ who }) => (await get(who, `/api/forum/posts/${postId}`)).isLiked),
  );
  const { likes } = await get(author, `/api/forum/posts/${postId}`);
  assert.equal(likes, liked.filter(Boolean).length);
});

test("whose plan has ended deletes, but does not change [PST-40] [PST-44]", async () => {
  const { who, comment } = await answered();
  const starter = starterIdentity({ sub: who.sub });
  assert.equal((await edit(starter, comment.id, "New words.")).body.code, "upgrade_required");
  assert.equal((await remove(starter, comment.id)).status, 204);
});

test("a comment that moderators keep from others is its author's only", async () => {
  const { author, who, postId, comment } = await answered();
  await service.deps.db.update(forumComments).set({ review: "hidden" });
  assert.deepEqual(await commentsOf(author, postId), []);
  assert.deepEqual((await commentsOf(who, postId)).map((row) => row.review), ["hidden"]);
  const target = { commentId: comment.id, emoji: "👍" };
  assert.equal((await call(author, "POST", "/api/forum/reactions", target)).status, 404);
  const reply = { postId, parentId: comment.id, content: "I know it." };
  assert.equal(
    (await call(author, "POST", "/api/forum/comments", reply)).body.code,
    "parent_unknown",
  );
});
