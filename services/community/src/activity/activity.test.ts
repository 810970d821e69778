import assert from "node:assert/strict";
import { activity as activityContract } from "@reclaim/contracts-community/community";
import { testIdentity } from "@reclaim/platform/testing";
import { communityTest } from "../community.testing.ts";

const { test, given, call, get, accepted, clock } = await communityTest();
type Who = ReturnType<typeof testIdentity>;

/** Each deed has a time of its own, as in life. */
const later = () => clock.set(new Date(clock.now().getTime() + 1000).toISOString());

async function activityOf(who: Who, since?: string) {
  const answer = await get(
    who,
    `/api/forum/activity${since === undefined ? "" : `?since=${since}`}`,
  );
  assert.deepEqual(activityContract.parse(answer), answer);
  return answer;
}
const counted = async (who: Who, since: string) => {
  const { replies, reactions, postId } = await activityOf(who, since);
  return { replies, reactions, postId };
};
const like = (who: Who, postId: number) => {
  later();
  return accepted(who, "POST", "/api/forum/likes", { postId });
};
const react = (who: Who, target: object, emoji = "👍") => {
  later();
  return accepted(who, "POST", "/api/forum/reactions", { ...target, emoji });
};
const comment = (who: Who, postId: number, fields: object = {}) => {
  later();
  return given.comment(who, postId, { ...fields });
};

/** Two members; `me` has a post and has asked once. */
async function circle() {
  later();
  const [{ who: me }, { who: other }] = [await given.member(), await given.member()];
  const { id: postId } = await given.post(me);
  later();
  const { cursor } = await activityOf(me);
  return { me, other, postId, cursor };
}
const NOTHING = { replies: 0, reactions: 0, postId: null };

test("who asks for the first time is told of nothing from before [NTF-25]", async () => {
  const { me, other, postId } = await circle();
  await comment(other, postId);
  later();
  const first = await activityOf(me);
  assert.deepEqual(first, { ...NOTHING, cursor: first.cursor });
  assert.deepEqual(await counted(me, first.cursor), NOTHING);
});

test("a comment on my post and a reply to my comment are replies [NTF-25]", async () => {
  const { me, other, cursor, postId } = await circle();
  await comment(other, postId);
  assert.deepEqual(await counted(me, cursor), { replies: 1, reactions: 0, postId });

  const { id: theirs } = await given.post(other);
  const { id: parentId } = await comment(me, theirs);
  await comment(other, theirs, { parentId });
  await comment(other, theirs);
  // On two posts by now.
  assert.deepEqual(await counted(me, cursor), { replies: 2, reactions: 0, postId: null });
});

test("a reply to my comment on my own post is one reply", async () => {
  const { me, other, cursor, postId } = await circle();
  const { id: parentId } = await comment(me, postId);
  await comment(other, postId, { parentId });
  assert.deepEqual(await counted(me, cursor), { replies: 1, reactions: 0, postId });
});

test("likes and reactions to my post and comment are reactions [NTF-25]", async () => {
  const { me, other, cursor, postId } = await circle();
  const { id: commentId } = await comment(me, postId);
  await like(other, postId);
  await react(other, { postId });
  await react(other, { commentId }, "🔥");
  assert.deepEqual(await counted(me, cursor), { replies: 0, reactions: 3, postId });
});

test("what I do myself is no news, nor what others do among themselves", async () => {
  const { me, other, cursor, postId } = await circle();
  await comment(me, postId);
  await like(me, postId);
  await react(me, { postId });
  const { who: third } = await given.member();
  const { id: theirs } = await given.post(other);
  await comment(third, theirs);
  await like(third, theirs);
  await react(third, { postId: theirs });
  assert.deepEqual(await counted(me, cursor), NOTHING);
});

test("each is told once: the cursor goes along [NTF-25]", async () => {
  const { me, other, cursor, postId } = await circle();
  await comment(other, postId);
  const { cursor: next } = await activityOf(me, cursor);
  assert.deepEqual(await activityOf(me, next), { ...NOTHING, cursor: next });
  await like(other, postId);
  assert.deepEqual(await counted(me, next), { replies: 0, reactions: 1, postId });
});

test("what was taken back is not told", async () => {
  const { me, other, cursor, postId } = await circle();
  await like(other, postId);
  await accepted(other, "DELETE", `/api/forum/likes/${postId}`);
  assert.deepEqual(await counted(me, cursor), NOTHING);
});

test("nothing but numbers is told: no words, names or subjects [SAFE-12] [SAFE-13]", async () => {
  const { me, other, cursor, postId } = await circle();
  await comment(other, postId, { content: "Keep walking." });
  const answer = await activityOf(me, cursor);
  assert.deepEqual(Object.keys(answer).sort(), ["cursor", "postId", "reactions", "replies"]);
  assert.ok(!JSON.stringify(answer).includes(other.sub));
});

test("a mark that is no cursor is refused", async () => {
  for (const since of ["x", "-1", "", "1764000000000", "a".repeat(22)]) {
    assert.equal(
      (await call(testIdentity(), "GET", `/api/forum/activity?since=${since}`)).status,
      400,
    );
  }
});
