import assert from "node:assert/strict";
import { receivedReport, report as reportContract } from "@reclaim/contracts/community";
import { identity, starter } from "@reclaim/platform/testing";
import { communityTest, ids } from "../shared/testing.ts";

const { test, given, call, get, pages } = await communityTest();
const moderator = identity({ role: "moderator" });
const report = (who: ReturnType<typeof identity>, fields: object) =>
  call(who, "POST", "/api/reports", fields);
const queue = (who = moderator) => get(who, "/api/moderation/reports");

test("a reported post and a reported comment reach the moderators [PST-36] [AUTH-15]", async () => {
  const author = await given.member("Quiet Mountain");
  const post = await given.post(author.who);
  const comment = await given.comment(author.who, post.id, { content: "Not kind." });
  const who = identity();
  const received = await report(who, { postId: post.id, reason: " Spam " });
  assert.equal(received.status, 201);
  receivedReport.parse(received.body);
  assert.equal((await report(who, { commentId: comment.id })).status, 201);

  const rows = await queue();
  for (const row of rows) assert.deepEqual(reportContract.parse(row), row);
  const [ofComment, ofPost] = rows;
  assert.equal(ofPost.postId, post.id);
  assert.equal(ofPost.commentId, null);
  assert.equal(ofPost.reason, "Spam");
  assert.equal(ofPost.content, post.content);
  assert.equal(ofComment.postId, post.id);
  assert.equal(ofComment.commentId, comment.id);
  assert.equal(ofComment.reason, null);
  assert.equal(ofComment.content, "Not kind.");
  assert.equal(ofComment.pseudonym.pseudonym, "Quiet Mountain");
});

test("a report counts once per reporter and target, also at once [PST-36]", async () => {
  const author = await given.member();
  const { id: postId } = await given.post(author.who);
  const who = identity();
  const answers = await Promise.all([1, 2, 3].map(() => report(who, { postId })));
  assert.deepEqual(answers.map((answer) => answer.status).sort(), [201, 409, 409]);
  assert.equal((await report(who, { postId })).body.code, "already_reported");
  assert.equal((await queue()).length, 1);
  assert.equal((await report(identity(), { postId })).status, 201);
  assert.equal((await queue()).length, 2);
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
  const answer = await call(identity(), "GET", "/api/moderation/reports");
  assert.equal(answer.status, 403);
  assert.deepEqual(await queue(), []);
  assert.deepEqual(await queue(identity({ role: "admin" })), []);
});

test("a Starter member without a pseudonym may report [PST-44]", async () => {
  const author = await given.member();
  const { id } = await given.post(author.who);
  assert.equal((await report(starter(), { postId: id })).status, 201);
});

test("what does not exist cannot be reported", async () => {
  assert.equal((await report(identity(), { postId: 999 })).body.code, "post_not_found");
  assert.equal((await report(identity(), { commentId: 999 })).body.code, "comment_not_found");
});

test("a report names one target and is made as oneself [AUTH-09]", async () => {
  const author = await given.member();
  const { id: postId } = await given.post(author.who);
  const { id: commentId } = await given.comment(author.who, postId);
  for (const wrong of [{}, { postId, commentId }, { postId: "1" }]) {
    assert.equal((await report(identity(), wrong)).status, 400);
  }
  assert.equal((await report(identity(), { postId, userId: author.who.sub })).status, 403);
  assert.equal((await report(identity(), { postId, reason: "a".repeat(501) })).status, 400);
  assert.deepEqual(await queue(), []);
});

test("following the cursors yields every report once [API-41]", async () => {
  const author = await given.member();
  const { id } = await given.post(author.who);
  for (let turn = 0; turn < 5; turn++) await report(identity(), { postId: id });
  const read = await pages(moderator, "/api/moderation/reports", 2);
  assert.deepEqual(read.map(ids), [[5, 4], [3, 2], [1]]);
});
