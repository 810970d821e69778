import assert from "node:assert/strict";
import { receivedReport } from "@reclaim/contracts-community/community";
import { queueItem } from "@reclaim/contracts-community/moderation";
import { starterIdentity, testIdentity } from "@reclaim/platform/testing";
import { communityTest } from "../community.testing.ts";

const { test, given, call, get } = await communityTest();
const moderator = testIdentity({ role: "moderator" });
const report = (who: ReturnType<typeof testIdentity>, fields: object) =>
  call(who, "POST", "/api/reports", fields);
const queue = (who = moderator) => get(who, "/api/moderation/queue");

test("a reported post and a reported comment reach the moderators [PST-36] [AUTH-15]", async () => {
  const author = await given.member("Quiet Mountain");
  const post = await given.post(author.who);
  const comment = await given.comment(author.who, post.id, { content: "Not kind." });
  const who = testIdentity();
  const received = await report(who, { postId: post.id, reason: " Spam " });
  assert.equal(received.status, 201);
  receivedReport.parse(received.body);
  assert.equal((await report(who, { commentId: comment.id })).status, 201);

  const rows = await queue();
  for (const row of rows) assert.deepEqual(queueItem.parse(row), row);
  const [ofPost, ofComment] = rows;
  assert.equal(ofPost.post.id, post.id);
  assert.equal(ofPost.comment, null);
  assert.equal(ofPost.reports[0].reason, "Spam");
  assert.equal(ofPost.post.content, post.content);
  assert.equal(ofComment.post.id, post.id);
  assert.equal(ofComment.comment.id, comment.id);
  assert.equal(ofComment.reports[0].reason, null);
  assert.equal(ofComment.comment.content, "Not kind.");
  assert.equal(ofComment.pseudonym.pseudonym, "Quiet Mountain");
});

test("a report counts once per reporter and target, also at once [PST-36]", async () => {
  const author = await given.member();
  const { id: postId } = await given.post(author.who);
  const who = testIdentity();
  const answers = await Promise.all([1, 2, 3].map(() => report(who, { postId })));
  assert.deepEqual(answers.map((answer) => answer.status).sort(), [201, 409, 409]);
  assert.equal((await report(who, { postId })).body.code, "already_reported");
  assert.equal((await queue())[0].reports.length, 1);
  assert.equal((await report(testIdentity(), { postId })).status, 201);
  const [row, ...others] = await queue();
  assert.equal(row.reports.length, 2);
  assert.deepEqual(others, []);
});

test("neither reporter nor number of reports is shown to anybody [PST-37]", async () => {
  const author = await given.member();
  const post = await given.post(author.who);
  const reporter = await given.member("Reporter");
  const received = await report(reporter.who, { postId: post.id });
  assert.deepEqual(Object.keys(received.body).sort(), ["commentId", "createdAt", "postId"]);
  assert.deepEqual(await get(author.who, `/api/forum/posts/${post.id}`), post);
  const text = JSON.stringify(await queue());
  assert.ok(!text.includes(reporter.who.sub) && !text.includes("Reporter"));
  assert.ok(!text.includes(author.who.sub));
});

test("members cannot read reports; moderators and admins can [AUTH-15] [ENT-40]", async () => {
  const answer = await call(testIdentity(), "GET", "/api/moderation/queue");
  assert.equal(answer.status, 403);
  assert.deepEqual(await queue(), []);
  assert.deepEqual(await queue(testIdentity({ role: "admin" })), []);
});

test("a Starter member without a pseudonym may report [PST-44]", async () => {
  const author = await given.member();
  const { id } = await given.post(author.who);
  assert.equal((await report(starterIdentity(), { postId: id })).status, 201);
});

test("what does not exist cannot be reported", async () => {
  assert.equal((await report(testIdentity(), { postId: 999 })).body.code, "post_not_found");
  assert.equal((await report(testIdentity(), { commentId: 999 })).body.code, "comment_not_found");
});

test("a report names one target and is made as oneself [AUTH-09]", async () => {
  const author = await given.member();
  const { id: postId } = await given.post(author.who);
  const { id: commentId } = await given.comment(author.who, postId);
  for (const wrong of [{}, { postId, commentId }, { postId: "1" }]) {
    assert.equal((await report(testIdentity(), wrong)).status, 400);
  }
  assert.equal((await report(testIdentity(), { postId, userId: author.who.sub })).status, 403);
  assert.equal((await report(testIdentity(), { postId, reason: "a".repeat(501) })).status, 400);
  assert.deepEqual(await queue(), []);
});
