import {
  decision as decisionContract,
  ownDecision,
  queueItem,
} from "@reclaim/contracts-community/moderation";
import type { Identity } from "@reclaim/platform/identity";
import { storedRows, testIdentity } from "@reclaim/platform/testing";
import assert from "node:assert/strict";
import { communityTest } from "../community.testing.ts";

const { test, given, call, get, accepted, clock, service } = await communityTest({
  spamReview: true,
});
const moderator = testIdentity({ role: "moderator" });
const START = "2026-11-21T09:00:00.000Z";
const RISK = "I want to kill myself tonight.";

const queue = (query = "") => get(moderator, `/api/moderation/queue${query}`);
const decide = (fields: object, who = moderator) =>
  call(who, "POST", "/api/moderation/decisions", fields);
const decided = (fields: object) =>
  accepted(moderator, "POST", "/api/moderation/decisions", fields);
const report = (target: object, who = testIdentity()) =>
  accepted(who, "POST", "/api/reports", target);
const decisionsOf = (who: Identity) => get(who, "/api/forum/decisions");
const listed = async (who: Identity): Promise<number[]> =>
  (await get(who, "/api/forum/posts")).map((post: { id: number }) => post.id);

/** An author with a post that a reader comments. */
async function circle() {
  clock.set(START);
  const [author, reader] = [await given.member("Quiet Mountain"), await given.member()];
  const post = await given.post(author.who);
  const comment = await given.comment(reader.who, post.id);
  return { author, reader, post, comment };
}

test("the queue shows signs of risk first, then the longest wait, and can be filtered", async () => {
  const { author, reader } = await circle();
  const texts = ["First", RISK, "Second"];
  const ids: number[] = [];
  for (const content of texts) {
    const { id } = await given.post(author.who, { content });
    await report({ postId: id });
    ids.push(id);
  }
  const rows = await queue();
  for (const row of rows) assert.deepEqual(queueItem.parse(row), row);
  assert.deepEqual(rows.map((row: { post: { id: number } }) => row.post.id), [
    ids[1],
    ids[0],
    ids[2],
  ]);
  assert.deepEqual(rows.map((row: { hasRisk: boolean }) => row.hasRisk), [true, false, false]);
  assert.deepEqual(await queue("?kind=held"), []);
  assert.equal((await queue("?kind=report")).length, 3);
  const first = await call(moderator, "GET", "/api/moderation/queue?limit=2");
  const cursor = first.headers.get("x-next-cursor");
  const rest = await call(moderator, "GET", `/api/moderation/queue?limit=2&cursor=${cursor}`);
  assert.deepEqual([...first.body, ...rest.body], rows);
  assert.equal(rest.headers.get("x-next-cursor"), null);
  assert.ok(!JSON.stringify(rows).includes(reader.who.sub));
});

test("members can neither read the queue nor decide nor read history; admins can [AUTH-15]", async () => {
  const { reader, post } = await circle();
  for (const who of [reader.who, testIdentity()]) {
    for (const path of ["queue", "history"]) {
      assert.equal((await call(who, "GET", `/api/moderation/${path}`)).status, 403);
    }
    const wanted = { postId: post.id, action: "hide", reason: "Because" };
    assert.equal((await decide(wanted, who)).status, 403);
    const answer = await call(who, "POST", "/api/moderation/appeals/1/answer", {
      outcome: "lifted",
      reason: "Because",
    });
    assert.equal(answer.status, 403);
  }
  const admin = testIdentity({ role: "admin" });
  assert.equal(
    (await decide({ postId: post.id, action: "warn", reason: "Kindly" }, admin)).status,
    201,
  );
  assert.equal((await get(admin, "/api/moderation/history")).length, 1);
});

test("a hidden post is its author's only, who is told why; restored it is everybody's", async () => {
  const { author, reader, post } = await circle();
  await report({ postId: post.id });
  const made = await decided({ postId: post.id, action: "hide", reason: "An advertisement." });
  assert.deepEqual(decisionContract.parse(made), made);
  assert.equal(made.pseudonym.pseudonym, "Quiet Mountain");
  assert.deepEqual(await queue(), []);
  assert.deepEqual(await listed(reader.who), []);
  assert.equal((await call(reader.who, "GET", `/api/forum/posts/${post.id}`)).status, 404);
  assert.equal((await get(author.who, `/api/forum/posts/${post.id}`)).review, "hidden");
  const [told] = await decisionsOf(author.who);
  assert.deepEqual(ownDecision.parse(told), told);
  assert.deepEqual([told.action, told.reason, told.postId, told.mayAppeal], [
    "hide",
    "An advertisement.",
    post.id,
    true,
  ]);
  assert.deepEqual(await decisionsOf(reader.who), []);
  assert.equal((await decide({ postId: post.id, action: "hide", reason: "Again" })).status, 409);

  await decided({ postId: post.id, action: "restore" });
  assert.deepEqual(await listed(reader.who), [post.id]);
  assert.equal((await decide({ postId: post.id, action: "restore" })).body.code, "already_decided");
});

test("a hidden comment counts no more on its post, and counts again when it is restored [PST-42]", async () => {
  const { author, reader, post, comment } = await circle();
  const count = async () => (await get(author.who, `/api/forum/posts/${post.id}`)).commentCount;
  const seen = async (who: Identity) =>
    (await get(who, `/api/forum/posts/${post.id}/comments`)).length;
  await decided({ commentId: comment.id, action: "hide", reason: "Unkind." });
  assert.deepEqual([await count(), await seen(author.who), await seen(reader.who)], [0, 0, 1]);
  await decided({ commentId: comment.id, action: "restore" });
  assert.deepEqual([await count(), await seen(author.who)], [1, 1]);
});

test("dismissed reports leave the post as it is, and its author learns nothing [PST-37]", async () => {
  const { author, reader, post } = await circle();
  await report({ postId: post.id, reason: "I do not like him" });
  await decided({ postId: post.id, action: "dismiss" });
  assert.deepEqual(await queue(), []);
  assert.deepEqual(await listed(reader.who), [post.id]);
  assert.deepEqual(await decisionsOf(author.who), []);
  const appealed = await call(author.who, "POST", "/api/forum/appeals", {
    decisionId: (await get(moderator, "/api/moderation/history"))[0].id,
    text: "Who?",
  });
  assert.equal(appealed.body.code, "decision_not_found");
  assert.equal((await decide({ postId: post.id, action: "dismiss" })).status, 409);
  // A report by somebody else opens it again, with that report only.
  clock.set("2026-11-21T09:01:00Z");
  await report({ postId: post.id });
  assert.deepEqual((await queue()).map((row: { reports: object[] }) => row.reports.length), [1]);
});

test("a suspended pseudonym reads, and writes again after its end", async () => {
  const { author, reader, post, comment } = await circle();
  clock.set(START);
  const made = await decided({
    pseudonymId: author.pseudonym.id,
    action: "suspend",
    reason: "A break.",
    days: 2,
  });
  const endsAt = "2026-11-23T09:00:00.000Z";
  assert.equal(made.endsAt, endsAt);
  const { who } = author;
  const writing: [string, string, object][] = [
    ["POST", "/api/forum/posts", { categoryId: 1, content: "Hello" }],
    ["POST", "/api/forum/comments", { postId: post.id, content: "Hello" }],
    ["POST", "/api/forum/likes", { postId: post.id }],
    ["POST", "/api/forum/reactions", { commentId: comment.id, emoji: "👍" }],
    ["PATCH", `/api/forum/posts/${post.id}`, { content: "Other" }],
  ];
  for (const [method, path, body] of writing) {
    const answer = await call(who, method, path, body);
    assert.deepEqual([answer.status, answer.body.code, answer.body.endsAt], [
      403,
      "pseudonym_suspended",
      endsAt,
    ], path);
  }
  assert.deepEqual(await listed(who), [post.id]);
  assert.equal((await call(who, "DELETE", `/api/forum/posts/${post.id}`)).status, 204);
  assert.equal((await call(reader.who, ...writing[0] as [string, string, object])).status, 201);
  clock.set(endsAt);
  assert.equal((await call(who, ...writing[0] as [string, string, object])).status, 201);
  clock.set(START);
});

test("a suspension can be lifted before its end", async () => {
  const { author } = await circle();
  const pseudonymId = author.pseudonym.id;
  assert.equal((await decide({ pseudonymId, action: "lift" })).status, 409);
  await decided({ pseudonymId, action: "suspend", reason: "A break.", days: 2 });
  clock.set("2026-11-21T10:00:00Z");
  await decided({ pseudonymId, action: "lift", reason: "It was another one." });
  await given.post(author.who);
  assert.deepEqual((await decisionsOf(author.who)).map((row: { action: string }) => row.action), [
    "lift",
    "suspend",
  ]);
});

test("an author appeals once, and is told the answer; lifting undoes what was decided", async () => {
  const { author, reader, post } = await circle();
  const { id: decisionId } = await decided({ postId: post.id, action: "hide", reason: "Spam." });
  const appeal = (who: Identity, text = "It is my own story.") =>
    call(who, "POST", "/api/forum/appeals", { decisionId, text });
  assert.equal((await appeal(reader.who)).body.code, "decision_not_found");
  assert.equal((await appeal(author.who, "   ")).status, 400);
  const { status, body } = await appeal(author.who);
  assert.equal(status, 201);
  assert.deepEqual([body.mayAppeal, body.appeal.text, body.appeal.answer], [
    false,
    "It is my own story.",
    null,
  ]);
  assert.equal((await appeal(author.who)).body.code, "already_appealed");

  const [waiting] = await queue();
  assert.deepEqual(queueItem.parse(waiting), waiting);
  assert.equal(waiting.kind, "appeal");
  assert.equal(waiting.decision.reason, "Spam.");
  assert.equal(waiting.decision.appeal.text, "It is my own story.");
  const path = `/api/moderation/appeals/${body.appeal.id}/answer`;
  const answer = { outcome: "lifted", reason: "You are right." };
  assert.equal((await call(moderator, "POST", path, { ...answer, reason: "" })).status, 400);
  await accepted(moderator, "POST", path, answer);
  assert.equal((await call(moderator, "POST", path, answer)).body.code, "already_answered");
  assert.deepEqual(await queue(), []);
  assert.deepEqual(await listed(reader.who), [post.id]);
  const [told, ...others] = await decisionsOf(author.who);
  assert.deepEqual([told.appeal.answer.outcome, told.appeal.answer.reason], [
    "lifted",
    "You are right.",
  ]);
  assert.deepEqual(others, []);
});

test("an upheld appeal leaves the decision as it is, and stands in the history", async () => {
  const { author, post } = await circle();
  const { id: decisionId } = await decided({ postId: post.id, action: "hide", reason: "Spam." });
  const { appeal } = await accepted(author.who, "POST", "/api/forum/appeals", {
    decisionId,
    text: "No!",
  });
  await accepted(moderator, "POST", `/api/moderation/appeals/${appeal.id}/answer`, {
    outcome: "upheld",
    reason: "It links to a shop.",
  });
  assert.equal((await get(author.who, `/api/forum/posts/${post.id}`)).review, "hidden");
  const history = await get(
    moderator,
    `/api/moderation/history?pseudonymId=${author.pseudonym.id}`,
  );
  assert.deepEqual(
    new Set(history.map((row: { action: string }) => row.action)),
    new Set(["uphold", "hide"]),
  );
});

test("an appeal with signs of risk offers help to its author and comes first [SAFE-09]", async () => {
  const { author, post, comment } = await circle();
  await report({ commentId: comment.id });
  const { id: decisionId } = await decided({ postId: post.id, action: "hide", reason: "Spam." });
  const answer = await accepted(author.who, "POST", "/api/forum/appeals", {
    decisionId,
    text: RISK,
  });
  assert.equal(answer.crisis, true);
  assert.deepEqual((await queue()).map((row: { kind: string }) => row.kind), ["appeal", "report"]);
});

test("a warning hides nothing, leaves the report waiting, and can be appealed against", async () => {
  const { author, reader, post } = await circle();
  await report({ postId: post.id });
  await decided({ postId: post.id, action: "warn", reason: "Mind your words." });
  assert.deepEqual(
    (await queue()).map((row: { earlierDecisions: number }) => row.earlierDecisions),
    [1],
  );
  assert.deepEqual(await listed(reader.who), [post.id]);
  assert.deepEqual(
    (await decisionsOf(author.who)).map((row: { mayAppeal: boolean }) => row.mayAppeal),
    [true],
  );
});

test("nobody decides about what he wrote himself, nor about himself", async () => {
  const who = testIdentity({ role: "moderator" });
  const { pseudonym } = await given.member("Moderating", who);
  const { id } = await given.post(who);
  for (const target of [{ postId: id }, { pseudonymId: pseudonym.id }]) {
    const answer = await decide({ ...target, action: "warn", reason: "Well done" }, who);
    assert.deepEqual([answer.status, answer.body.code], [403, "own_content"]);
  }
});

test("a decision names one target and what it needs", async () => {
  const { author, post, comment } = await circle();
  const pseudonymId = author.pseudonym.id;
  for (
    const wrong of [
      { action: "hide", reason: "Why" },
      { postId: post.id, commentId: comment.id, action: "hide", reason: "Why" },
      { postId: post.id, action: "hide" },
      { postId: post.id, action: "hide", reason: "   " },
      { postId: post.id, action: "warn" },
      { pseudonymId, action: "suspend", reason: "Why" },
      { pseudonymId, action: "suspend", reason: "Why", days: 0 },
      { pseudonymId, action: "suspend", reason: "Why", days: 366 },
      { pseudonymId, action: "warn", reason: "Why", days: 3 },
      { pseudonymId, action: "hide", reason: "Why" },
      { postId: post.id, action: "lift" },
      { postId: post.id, action: "uphold", reason: "Why" },
      { postId: post.id, action: "hide", reason: "a".repeat(501) },
    ]
  ) assert.equal((await decide(wrong)).status, 400, JSON.stringify(wrong));
  for (
    const [missing, code] of [
      [{ postId: 999 }, "post_not_found"],
      [{ commentId: 999 }, "comment_not_found"],
      [{ pseudonymId: 999 }, "pseudonym_unknown"],
    ] as const
  ) assert.equal((await decide({ ...missing, action: "warn", reason: "Why" })).body.code, code);
  assert.deepEqual(await get(moderator, "/api/moderation/history"), []);
});

test("two moderators who decide at once make one decision", async () => {
  const { post } = await circle();
  const answers = await Promise.all(
    [1, 2, 3].map(() => decide({ postId: post.id, action: "hide", reason: "Spam." })),
  );
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409, 409]);
  assert.equal((await get(moderator, "/api/moderation/history")).length, 1);
});

test("the history pages through every decision once, for one pseudonym or all", async () => {
  const { author, reader, post } = await circle();
  for (let turn = 0; turn < 5; turn++) {
    clock.set(`2026-11-21T09:0${turn}:00Z`);
    await decided({ postId: post.id, action: "warn", reason: `Warning ${turn}` });
  }
  await decided({ pseudonymId: reader.pseudonym.id, action: "warn", reason: "Another" });
  const path = `/api/moderation/history?pseudonymId=${author.pseudonym.id}&limit=2`;
  const seen: string[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const page: Awaited<ReturnType<typeof call>> = await call(
      moderator,
      "GET",
      `${path}${cursor && `&cursor=${cursor}`}`,
    );
    seen.push(...page.body.map((row: { reason: string }) => row.reason));
    cursor = page.headers.get("x-next-cursor");
  }
  assert.deepEqual(seen, [4, 3, 2, 1, 0].map((turn) => `Warning ${turn}`));
  assert.equal((await get(moderator, "/api/moderation/history")).length, 6);
});

test("neither moderators nor authors are shown a subject; the log keeps who decided [SAFE-12] [SAFE-13]", async () => {
  const { author, reader, post } = await circle();
  await report({ postId: post.id }, reader.who);
  const waiting = await queue();
  const { id: decisionId } = await decided({ postId: post.id, action: "hide", reason: "Spam." });
  const appeal = await accepted(author.who, "POST", "/api/forum/appeals", {
    decisionId,
    text: "No!",
  });
  const answers = [waiting, await queue(), await get(moderator, "/api/moderation/history"), appeal];
  answers.push(await decisionsOf(author.who));
  for (const { sub } of [author.who, reader.who, moderator]) {
    assert.ok(!JSON.stringify(answers).includes(sub));
  }
  const rows = await storedRows(service.deps.db, "community");
  assert.ok(
    rows.some((row) => row.startsWith("moderation_decisions") && row.includes(moderator.sub)),
  );
});

test("what looks like spam is held: its author sees it, others do not, until it is approved", async () => {
  const { reader } = await circle();
  const newcomer = await given.member();
  const link = { content: "Look at https://shop.test/pills" };
  const post = await given.post(newcomer.who, link);
  assert.equal(post.review, "held");
  const mine = await get(newcomer.who, `/api/forum/user/${newcomer.who.sub}/posts`);
  assert.deepEqual(mine.map((row: { review: string }) => row.review), ["held"]);
  const open = await given.post(reader.who);
  const comment = await given.comment(newcomer.who, open.id, link);
  assert.equal(comment.review, "held");
  assert.deepEqual(
    await listed(reader.who),
    (await listed(reader.who)).filter((id) => id !== post.id),
  );
  assert.equal((await get(reader.who, `/api/forum/posts/${open.id}`)).commentCount, 0);

  const rows = await queue("?kind=held");
  assert.deepEqual(rows.map((row: { heldFor: string }) => row.heldFor), ["link", "link"]);
  assert.equal((await decide({ postId: post.id, action: "dismiss" })).status, 409);
  await decided({ postId: post.id, action: "approve" });
  await decided({ commentId: comment.id, action: "approve" });
  assert.ok((await listed(reader.who)).includes(post.id));
  assert.equal((await get(reader.who, `/api/forum/posts/${open.id}`)).commentCount, 1);
  assert.deepEqual(await queue(), []);
});

test("words that look like spam after a change are held, too, and counted no more", async () => {
  const { reader } = await circle();
  const newcomer = await given.member();
  const link = "Look at https://shop.test/pills";
  const post = await given.post(newcomer.who);
  const open = await given.post(reader.who);
  const comment = await given.comment(newcomer.who, open.id);
  const edit = (path: string, content: string) =>
    accepted(newcomer.who, "PATCH", `/api/forum/${path}`, { content });
  assert.equal((await edit(`posts/${post.id}`, "Better words.")).review, null);
  assert.equal((await edit(`posts/${post.id}`, link)).review, "held");
  assert.equal((await edit(`comments/${comment.id}`, link)).review, "held");
  assert.ok(!(await listed(reader.who)).includes(post.id));
  assert.equal((await get(reader.who, `/api/forum/posts/${open.id}`)).commentCount, 0);
  // Held already: another change neither counts nor opens a case again.
  assert.equal((await edit(`comments/${comment.id}`, `${link} now`)).review, "held");
  assert.equal((await get(reader.who, `/api/forum/posts/${open.id}`)).commentCount, 0);
  assert.equal((await queue("?kind=held")).length, 2);
  await decided({ commentId: comment.id, action: "approve" });
  assert.equal((await get(reader.who, `/api/forum/posts/${open.id}`)).commentCount, 1);
});

test("a text with signs of self-harm risk is never held [SAFE-09]", async () => {
  const { who } = await given.member();
  const content = `${RISK} I wrote it down at https://letter.test/goodbye`;
  const post = await given.post(who, { content });
  assert.deepEqual([post.review, post.crisis, post.content], [null, true, content]);
  const comment = await given.comment(who, post.id, { content });
  assert.deepEqual([comment.review, comment.crisis], [null, true]);
});

test("a moderator's own posts are not held", async () => {
  const who = testIdentity({ role: "moderator" });
  await given.member("Moderating", who);
  const post = await given.post(who, { content: "The rules: https://reclaim.test/rules" });
  assert.equal(post.review, null);
});

test("a deleted post takes its case along", async () => {
  const { author, post } = await circle();
  await report({ postId: post.id });
  await accepted(author.who, "DELETE", `/api/forum/posts/${post.id}`);
  assert.deepEqual(await queue(), []);
});
