import assert from "node:assert/strict";
import {
  type Reaction,
  reaction as reactionContract,
  REACTIONS,
  reactionsAnswer,
} from "@reclaim/contracts-community/community";
import { starterIdentity, testIdentity } from "@reclaim/platform/testing";
import { communityTest, ids } from "../community.testing.ts";
import { forumReactionCounts, forumReactions } from "./reactions.table.ts";

const { test, given, call, get, clock, service } = await communityTest();
const SERVER_NOW = "2026-11-21T09:00:00.000Z";
type Who = ReturnType<typeof testIdentity>;

const react = (who: Who, fields: object) => call(who, "POST", "/api/forum/reactions", fields);
const takeBack = (who: Who, id: number | string) =>
  call(who, "DELETE", `/api/forum/reactions/${id}`);

/** A member with a post and a comment on it. */
async function written() {
  const author = await given.member();
  const { id: postId } = await given.post(author.who);
  const { id: commentId } = await given.comment(author.who, postId);
  return { author, postId, commentId };
}

test("a reaction to a post is answered and stored [API-36] [ENT-24]", async () => {
  clock.set(SERVER_NOW);
  const { postId } = await written();
  const { who, pseudonym } = await given.member();
  const { status, body } = await react(who, {
    userId: who.sub,
    pseudonymId: pseudonym.id,
    postId,
    emoji: "💪",
  });
  assert.equal(status, 201);
  assert.deepEqual(body, {
    id: body.id,
    userId: who.sub,
    isOwn: true,
    pseudonymId: pseudonym.id,
    postId,
    commentId: null,
    emoji: "💪",
    createdAt: SERVER_NOW,
  });
  assert.deepEqual(reactionContract.parse(body), body);
  const { isOwn: _isOwn, ...row } = body;
  assert.deepEqual(await service.deps.db.select().from(forumReactions), [{
    ...row,
    createdAt: clock.now(),
  }]);
});

test("the reactions to a post and to a comment are listed and summed [API-35]", async () => {
  const { postId, commentId } = await written();
  const [one, two] = [(await given.member()).who, (await given.member()).who];
  const fire = await react(one, { postId, emoji: "🔥" });
  clock.set("2026-11-21T09:02:00Z");
  const thumb = await react(one, { postId, emoji: "👍" });
  const { body: own } = await react(two, { postId, emoji: "🔥" });
  clock.set("2026-11-21T09:03:00Z");
  const sparkles = await react(one, { postId, emoji: "✨" });
  await react(one, { commentId, emoji: "🙏" });

  const ofPost = await get(two, `/api/forum/posts/${postId}/reactions`);
  assert.deepEqual(reactionsAnswer.parse(ofPost), ofPost);
  // His own first, so that he can take it back however many there are.
  assert.deepEqual(ids(ofPost.reactions), [
    own.id,
    ...[sparkles, thumb, fire].map(({ body }) => body.id),
  ]);
  assert.deepEqual(ofPost.summary, [
    { emoji: "👍", count: 1 },
    { emoji: "🔥", count: 2 },
    { emoji: "✨", count: 1 },
  ]);
  const ofComment = await get(two, `/api/forum/comments/${commentId}/reactions`);
  assert.deepEqual(ofComment.summary, [{ emoji: "🙏", count: 1 }]);
  assert.deepEqual(
    ofComment.reactions.map((row: { commentId: number; postId: null }) => [
      row.commentId,
      row.postId,
    ]),
    [[commentId, null]],
  );
});

test("a list of reactions has 50 at most, its summary counts all", async () => {
  const { postId } = await written();
  await service.deps.db.insert(forumReactions).values(
    Array.from({ length: 60 }, (_, index) => ({
      userId: `subject-${index}`,
      pseudonymId: index + 1,
      postId,
      emoji: "👍" as const,
    })),
  );
  const { reactions, summary } = await get(testIdentity(), `/api/forum/posts/${postId}/reactions`);
  assert.equal(reactions.length, 50);
  assert.deepEqual(summary, [{ emoji: "👍", count: 60 }]);
});

test("nobody learns who reacted but himself [SAFE-12] [SAFE-13]", async () => {
  const { author, postId } = await written();
  const { who } = await given.member();
  await react(who, { postId, emoji: "❤️" });
  const answer = await get(author.who, `/api/forum/posts/${postId}/reactions`);
  assert.ok(!JSON.stringify(answer).includes(who.sub));
  assert.deepEqual(
    answer.reactions.map((row: Reaction) => [row.userId, row.pseudonymId, row.isOwn]),
    [[null, null, false]],
  );
});

test("each of the eight is taken once per member and target, also at once [PST-32]", async () => {
  const { postId, commentId } = await written();
  const { who } = await given.member();
  const answers = await Promise.all([1, 2, 3].map(() => react(who, { postId, emoji: "👍" })));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409, 409]);
  assert.equal((await react(who, { postId, emoji: "👍" })).body.code, "already_reacted");
  for (const emoji of REACTIONS.slice(1)) {
    assert.equal((await react(who, { postId, emoji })).status, 201, emoji);
  }
  assert.equal((await react(who, { commentId, emoji: "👍" })).status, 201);
  assert.equal((await react(who, { commentId, emoji: "👍" })).status, 409);
  const other = await given.member();
  assert.equal((await react(other.who, { postId, emoji: "👍" })).status, 201);
});

test("an emoji outside the eight is refused, also by the database [ENT-24]", async () => {
  const { postId } = await written();
  const { who, pseudonym } = await given.member();
  for (const emoji of ["🍺", "", "thumbs up", undefined]) {
    const answer = await react(who, { postId, emoji });
    assert.deepEqual([answer.status, answer.body.details[0].field], [400, "emoji"]);
  }
  await assert.rejects(
    service.deps.db.insert(forumReactions).values({
      userId: who.sub,
      pseudonymId: pseudonym.id,
      postId,
      emoji: "🍺" as never,
    }),
  );
});

test("a reaction is taken back by who gave it [API-38]", async () => {
  const { postId } = await written();
  const { who } = await given.member();
  const { body: { id } } = await react(who, { postId, emoji: "👏" });
  assert.equal((await takeBack(who, id)).status, 204);
  assert.deepEqual((await get(who, `/api/forum/posts/${postId}/reactions`)).reactions, []);
  assert.equal((await takeBack(who, id)).body.code, "reaction_not_found");
  assert.equal((await react(who, { postId, emoji: "👏" })).status, 201);
});

test("another's reaction stays where it is [PST-23] [AUTH-09]", async () => {
  const { author, postId } = await written();
  const { who } = await given.member();
  const { body: { id } } = await react(who, { postId, emoji: "👏" });
  assert.equal((await takeBack(author.who, id)).status, 404);
  assert.equal((await takeBack(author.who, "x")).status, 404);
  assert.equal((await get(who, `/api/forum/posts/${postId}/reactions`)).reactions.length, 1);
});

test("nobody reacts as another or without a pseudonym [AUTH-09] [AUTH-17]", async () => {
  const { author, postId } = await written();
  const { who } = await given.member();
  for (const foreign of [{ userId: author.who.sub }, { pseudonymId: author.pseudonym.id }]) {
    const answer = await react(who, { postId, emoji: "👍", ...foreign });
    assert.deepEqual([answer.status, answer.body.code], [403, "not_your_identity"]);
  }
  const nameless = await react(testIdentity(), { postId, emoji: "👍" });
  assert.deepEqual([nameless.status, nameless.body.code], [403, "pseudonym_required"]);
});

test("what does not exist has no reactions and gets none", async () => {
  const { postId, commentId } = await written();
  const { who } = await given.member();
  const codes = async (answers: ReturnType<typeof call>[]) =>
    (await Promise.all(answers)).map(({ status, body }) => [status, body.code]);
  const missing = [[404, "post_not_found"], [404, "comment_not_found"]];
  assert.deepEqual(
    await codes(
      ["posts", "comments"].map((of) => call(who, "GET", `/api/forum/${of}/999/reactions`)),
    ),
    missing,
  );
  assert.deepEqual(
    await codes(
      [{ postId: 999 }, { commentId: 999 }].map((target) => react(who, { ...target, emoji: "👍" })),
    ),
    missing,
  );
  for (const wrong of [{}, { postId, commentId }]) {
    assert.equal((await react(who, { ...wrong, emoji: "👍" })).status, 400);
  }
});

test("a Starter member sees reactions, gives none, and may take his back [COM-33] [PST-44]", async () => {
  const { postId } = await written();
  const { who } = await given.member();
  const { body: { id } } = await react(who, { postId, emoji: "👍" });
  const ended = starterIdentity({ sub: who.sub });
  const refused = await react(ended, { postId, emoji: "🔥" });
  assert.deepEqual([refused.status, refused.body.code], [403, "upgrade_required"]);
  assert.equal((await get(ended, `/api/forum/posts/${postId}/reactions`)).reactions.length, 1);
  assert.equal((await takeBack(ended, id)).status, 204);
});

test("the summary is right after many at once, what is taken back, erased or deleted", async () => {
  const { author, postId, commentId } = await written();
  const members = await Promise.all(
    ["a", "b", "c", "d"].map((name) => given.member(`Many ${name}`)),
  );
  const summary = async (path: string) =>
    (await get(testIdentity(), `/api/forum/${path}/reactions`)).summary;
  const made = await Promise.all(
    members.flatMap((
      { who },
    ) => [react(who, { postId, emoji: "🔥" }), react(who, { commentId, emoji: "🙏" })]),
  );
  assert.ok(made.every(({ status }) => status === 201));
  assert.deepEqual(await summary(`posts/${postId}`), [{ emoji: "🔥", count: 4 }]);
  assert.deepEqual(await summary(`comments/${commentId}`), [{ emoji: "🙏", count: 4 }]);

  await takeBack(members[0]!.who, made[0]!.body.id);
  await call(members[1]!.who, "POST", "/internal/erase");
  assert.deepEqual(await summary(`posts/${postId}`), [{ emoji: "🔥", count: 2 }]);
  assert.deepEqual(await summary(`comments/${commentId}`), [{ emoji: "🙏", count: 3 }]);

  assert.equal((await call(author.who, "DELETE", `/api/forum/posts/${postId}`)).status, 204);
  assert.deepEqual(await service.deps.db.select().from(forumReactionCounts), []);
});
