import assert from "node:assert/strict";
import { writtenPost } from "@reclaim/contracts-community/community";
import { starterIdentity, testIdentity } from "@reclaim/platform/testing";
import { communityTest } from "../community.testing.ts";
import { forumPosts } from "./posts.table.ts";

const { test, given, call, get, accepted, clock, service } = await communityTest();
type Who = ReturnType<typeof testIdentity>;

const edit = (who: Who, id: number, changes: object) =>
  call(who, "PATCH", `/api/forum/posts/${id}`, changes);
const remove = (who: Who, id: number) => call(who, "DELETE", `/api/forum/posts/${id}`);
const storedPost = async (id: number) =>
  (await service.deps.db.select().from(forumPosts)).find((row) => row.id === id);

test("a member changes his own post [PST-39]", async () => {
  const { who } = await given.member();
  const shared = await given.post(who, { categoryId: 1, tags: ["sleep"] });
  clock.set("2026-11-22T10:11:12.345Z");
  const changes = { categoryId: 3, title: "Fourth week", content: "Still.", type: "win", tags: [] };
  const { status, body } = await edit(who, shared.id, changes);
  assert.equal(status, 200);
  assert.deepEqual(writtenPost.parse(body), body);
  assert.deepEqual(body, {
    ...shared,
    ...changes,
    isEdited: true,
    updatedAt: "2026-11-22T10:11:00.000Z",
  });
  assert.deepEqual(await get(who, `/api/forum/posts/${shared.id}`), body);
});

test("what a change does not name stays, and no change is no edit [PST-39]", async () => {
  const { who } = await given.member();
  const shared = await given.post(who, { tags: ["sleep"] });
  for (const same of [{}, { content: shared.content }, { tags: ["sleep"] }]) {
    assert.deepEqual((await edit(who, shared.id, same)).body, shared);
  }
  const { body } = await edit(who, shared.id, { content: "Better." });
  assert.deepEqual(
    [body.content, body.title, body.tags, body.isEdited],
    ["Better.", shared.title, ["sleep"], true],
  );
  assert.equal((await edit(who, shared.id, { type: "win", title: " " })).body.title, "Win share");
});

test("another's post is changed and deleted by nobody else, like one that is not there [PST-39] [PST-40] [AUTH-09]", async () => {
  const author = await given.member();
  const shared = await given.post(author.who);
  const before = await storedPost(shared.id);
  const roles = ["member", "moderator", "admin"] as const;
  for (const who of roles.map((role) => testIdentity({ role }))) {
    for (const id of [shared.id, 999]) {
      // Also with a category that does not exist: nothing tells that the post is there.
      for (const changes of [{ content: "Mine now." }, { categoryId: 999 }]) {
        const answer = await edit(who, id, changes);
        assert.deepEqual([answer.status, answer.body.code], [404, "post_not_found"]);
      }
      const answer = await remove(who, id);
      assert.deepEqual([answer.status, answer.body.code], [404, "post_not_found"]);
    }
  }
  assert.deepEqual(await storedPost(shared.id), before);
});

for (
  const [what, changes] of Object.entries({
    "no content": { content: "" },
    "content of 5,001 characters": { content: "a".repeat(5001) },
    "a title of 201 characters": { title: "a".repeat(201) },
    "an unknown type": { type: "rant" },
    "six tags": { tags: ["a", "b", "c", "d", "e", "f"] },
  })
) {
  test(`a change to ${what} is refused [PST-39]`, async () => {
    const { who } = await given.member();
    const { id } = await given.post(who);
    const before = await storedPost(id);
    assert.equal((await edit(who, id, changes)).status, 400);
    assert.deepEqual(await storedPost(id), before);
  });
}

test("a change to a category that does not exist is refused [PST-39]", async () => {
  const { who } = await given.member();
  const { id } = await given.post(who);
  const answer = await edit(who, id, { categoryId: 999, content: "Elsewhere." });
  assert.equal(answer.body.code, "category_unknown");
  assert.equal((await storedPost(id))?.content, "I sleep again.");
});

test("an edited post is screened as at writing, and only its answer says so [SAFE-05] [PST-39]", async () => {
  const { who } = await given.member();
  const { id } = await given.post(who);
  const content = "I want to die.";
  assert.equal((await edit(who, id, { content })).body.crisis, true);
  const read = await get(who, `/api/forum/posts/${id}`);
  assert.equal(read.content, content);
  assert.equal("crisis" in read, false);
  // Also where the sign stands in what was not changed.
  assert.equal((await edit(who, id, { tags: ["nights"] })).body.crisis, true);
});

test("a deleted post is gone with what was answered to it [PST-40]", async () => {
  const { who } = await given.member();
  const other = await given.member();
  const [gone, stays] = [await given.post(who), await given.post(who)];
  const { id: parentId } = await given.comment(other.who, gone.id);
  await given.comment(who, gone.id, { parentId });
  await accepted(other.who, "POST", "/api/forum/likes", { postId: gone.id });
  await accepted(other.who, "POST", "/api/forum/reactions", { postId: gone.id, emoji: "👍" });
  await accepted(other.who, "POST", "/api/reports", { postId: gone.id });
  const answer = await remove(who, gone.id);
  assert.deepEqual([answer.status, answer.body], [204, null]);
  for (const path of ["", "/comments", "/reactions"]) {
    const { status, body } = await call(who, "GET", `/api/forum/posts/${gone.id}${path}`);
    assert.deepEqual([status, body.code], [404, "post_not_found"]);
  }
  assert.deepEqual((await get(who, "/api/forum/posts")).length, 1);
  assert.equal((await remove(who, gone.id)).status, 404);
  assert.equal((await remove(who, stays.id)).status, 204);
});

test("whose plan has ended deletes, but does not change [PST-40] [PST-44]", async () => {
  const { who } = await given.member();
  const { id } = await given.post(who);
  const starter = starterIdentity({ sub: who.sub });
  assert.equal((await edit(starter, id, { content: "New." })).body.code, "upgrade_required");
  assert.equal((await remove(starter, id)).status, 204);
});

test("a post that is deleted while others answer it is not found, never a fault [PST-40]", async () => {
  const { who } = await given.member();
  const members = await Promise.all(Array.from({ length: 4 }, () => given.member()));
  for (let round = 0; round < 4; round++) {
    const { id: postId } = await given.post(who);
    const { id: commentId } = await given.comment(who, postId);
    const answers = await Promise.all([
      ...members.flatMap(({ who: other }) => [
        call(other, "POST", "/api/forum/comments", { postId, content: "I know it." }),
        call(other, "POST", "/api/forum/comments", {
          postId,
          parentId: commentId,
          content: "Yes.",
        }),
        call(other, "POST", "/api/forum/likes", { postId }),
        call(other, "POST", "/api/forum/reactions", { postId, emoji: "👍" }),
        call(other, "POST", "/api/forum/reactions", { commentId, emoji: "👍" }),
        call(other, "POST", "/api/reports", { postId }),
        call(other, "POST", "/api/reports", { commentId }),
      ]),
      remove(who, postId),
      call(who, "DELETE", `/api/forum/comments/${commentId}`),
      edit(who, postId, { content: "Other words." }),
    ]);
    for (const { status, body } of answers) {
      assert.ok([200, 201, 204, 404, 422].includes(status), JSON.stringify(body));
    }
    assert.equal((await call(who, "GET", `/api/forum/posts/${postId}`)).status, 404);
  }
});

test("what moderators keep from others is its author's only [PST-40]", async () => {
  const { who } = await given.member();
  const other = (await given.member()).who;
  const { id } = await given.post(who);
  for (const review of ["held", "hidden"] as const) {
    await service.deps.db.update(forumPosts).set({ review });
    assert.equal((await get(who, `/api/forum/posts/${id}`)).review, review);
    const paths = ["", "/comments", "/reactions"].map((path) => `/api/forum/posts/${id}${path}`);
    const answers = [
      ...await Promise.all(paths.map((path) => call(other, "GET", path))),
      await call(other, "POST", "/api/forum/comments", { postId: id, content: "I know it." }),
      await call(other, "POST", "/api/forum/likes", { postId: id }),
      await call(other, "POST", "/api/forum/reactions", { postId: id, emoji: "👍" }),
    ];
    for (const { status, body } of answers) {
      assert.deepEqual([status, body.code], [404, "post_not_found"]);
    }
  }
});
