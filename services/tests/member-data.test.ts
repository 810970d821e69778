import assert from "node:assert/strict";
import { PILLAR_IDS } from "@reclaim/contracts-members/catalogue";
import { declaredTables, storedRows, storedTables } from "@reclaim/platform/testing";
import { SERVICES } from "../all.ts";
import { startProduct, type Visitor } from "./product.ts";

const product = await startProduct();
Deno.test.afterAll(() => product.close());
const { db } = product.service("identity").deps;

const EMAIL = "martin@example.org";
const PASSWORD = "a good password";
let people = 0;

/** A member who has used everything that stores something, and what names him anywhere. */
async function given(who: { email: string; word: string }) {
  const visitor = product.visitor();
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await visitor.call(method, path, body);
    assert.ok(answer.status < 300, `${method} ${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const timeZone = "Europe/Vienna";
  const me = await call("POST", "/api/onboarding", {
    timeZone,
    name: `Name ${who.word}`,
    goals: ["Mental Clarity"],
    account: { email: who.email, password: PASSWORD, username: `user_${++people}` },
  });
  await call("POST", "/api/check-ins", {
    mood: 4,
    thoughts: `Thoughts ${who.word}`,
    timeZone,
    clientId: crypto.randomUUID(),
  });
  await call("POST", "/api/journal-entries", {
    promptId: "grateful",
    promptText: `Prompt ${who.word}`,
    content: `Entry ${who.word}`,
    timeZone,
    clientId: crypto.randomUUID(),
  });
  await call("POST", `/api/module-progress/${PILLAR_IDS[0]}/1/complete`);
  await call("POST", "/api/practice", {
    exerciseId: "body-scan",
    seconds: 300,
    clientId: crypto.randomUUID(),
  });
  await call("PUT", "/api/favourite-exercises/gratitude");
  await call("POST", "/api/push-subscriptions", {
    endpoint: `https://push.reclaim.test/${who.word}`,
    keys: { p256dh: "A".repeat(87), auth: "A".repeat(22) },
  });
  await call("POST", "/api/user-feedback", {
    userId: me.id,
    featureId: "journal",
    sentiment: "positive",
    emoji: "love-it",
    comment: `Comment ${who.word}`,
  });
  await call("POST", "/api/support-messages", { message: `Message ${who.word}` });
  await call("POST", "/api/pseudonyms", {
    pseudonym: `Walker ${who.word}`,
    avatarColor: "#336699",
    avatarInitials: "WA",
  });
  const post = await call("POST", "/api/forum/posts", {
    categoryId: 1,
    title: `Title ${who.word}`,
    content: `Post ${who.word}`,
    type: "daily",
    tags: [],
  });
  await call("POST", "/api/forum/comments", { postId: post.id, content: `Reply ${who.word}` });
  const recommendations = await call("POST", "/api/ai/recommendations", { streak: 3 });
  await call("PUT", "/api/ai/plan", { recommendationsId: recommendations.id });
  await call("POST", "/api/ai/coach", { message: `Question ${who.word}` });
  await call("POST", "/api/waitlist", { email: who.email });
  await call("GET", "/api/subscription");
  return Object.assign(visitor, {
    id: me.id as string,
    subject: me.communitySubject as string,
    post: post as { id: number; pseudonymId: number },
  });
}

const signIn = (email: string, password = PASSWORD) =>
  product.visitor().call("POST", "/api/auth/sign-in/email", { email, password });

/** Every row that a service stores, after the name of its table. */
async function everything(): Promise<string[]> {
  const found = await Promise.all(SERVICES.map(({ name }) => storedRows(db, name)));
  return found.flat();
}
const about = async (...ids: string[]) =>
  (await everything()).filter((row) => ids.some((id) => row.includes(id)));

function setClocks(instant: string): void {
  for (const { name } of SERVICES) product.service(name).deps.clock.set(instant);
}
const finishDeletions = () => product.service("identity").runJob("identity/finish-deletions");
const remove = (who: Visitor, body: unknown = { password: PASSWORD }) =>
  who.call("DELETE", "/api/me", body);

const test = (name: string, run: () => Promise<void>) =>
  Deno.test(name, async () => {
    for (const { name } of SERVICES) await product.service(name).reset();
    for (const { name } of SERVICES) product.service(name).mails.length = 0;
    setClocks("2026-11-22T09:00:00Z");
    await run();
  });

Deno.test("every table says whose its rows are, or that they are nobody's", async () => {
  const names = new Set<string>();
  for (const { name, memberData } of SERVICES) {
    if (!memberData) continue;
    assert.deepEqual(
      await storedTables(db, name),
      declaredTables(memberData),
      `memberData of ${name}: list every table of its schema`,
    );
    for (const { exportName } of memberData.tables) {
      if (!exportName) continue;
      assert.ok(!names.has(exportName), `two kinds of rows are exported as ${exportName}`);
      names.add(exportName);
    }
  }
});

test("the export holds all that is stored about a member, and nothing of others [PRF-16]", async () => {
  const martin = await given({ email: EMAIL, word: "oak" });
  const other = await given({ email: "paul@example.org", word: "birch" });
  const { pseudonymId } = other.post;
  await martin.call("POST", "/api/blocks", { pseudonymId });
  const answer = await martin.call("GET", "/api/me/export");
  assert.equal(answer.status, 200);
  assert.equal(answer.headers.get("cache-control"), "no-store");
  assert.equal(
    answer.headers.get("content-disposition"),
    'attachment; filename="reclaim-2026-11-22.json"',
  );
  const { exportedAt, ...kinds } = answer.body;
  assert.equal(exportedAt, "2026-11-22T09:00:00.000Z");
  assert.equal(kinds.account[0].email, EMAIL);
  assert.equal(kinds.account[0].username, "user_1");
  assert.equal(kinds.sessions.length, 1);
  assert.equal(kinds.profile[0].name, "Name oak");
  assert.equal(kinds.profile[0].notificationPreferences.checkInTime, "08:00");
  assert.equal(kinds.checkIns[0].thoughts, "Thoughts oak");
  assert.equal(kinds.journalEntries[0].content, "Entry oak");
  assert.equal(kinds.moduleProgress[0].completed, true);
  assert.equal(kinds.practices[0].seconds, 300);
  assert.deepEqual(Object.keys(kinds.pushSubscriptions[0]).sort(), ["createdAt", "userId"]);
  assert.equal(kinds.favouriteExercises[0].exerciseId, "gratitude");
  assert.ok(kinds.badges.some((row: { badgeId: string }) => row.badgeId === "firstSteps"));
  assert.equal(kinds.feedback[0].comment, "Comment oak");
  assert.equal(kinds.supportMessages[0].message, "Message oak");
  assert.equal(kinds.pseudonym[0].pseudonym, "Walker oak");
  assert.equal(kinds.posts[0].content, "Post oak");
  assert.ok(!("searchVector" in kinds.posts[0]));
  assert.equal(kinds.blocks[0].pseudonymId, pseudonymId);
  assert.equal(kinds.comments[0].content, "Reply oak");
  assert.equal(kinds.aiAnswers[0].kind, "recommendations");
  assert.equal(kinds.plan[0].title, kinds.aiAnswers[0].strategy.title);
  assert.equal(kinds.coachMessages[0].content, "Question oak");
  assert.ok(kinds.subscription[0].trialEndsAt);
  assert.equal(kinds.waitlist[0].email, EMAIL);
  const text = JSON.stringify(answer.body);
  for (const foreign of ["birch", "paul@", other.id, other.subject]) {
    assert.ok(!text.includes(foreign), foreign);
  }
  assert.doesNotMatch(text, /"(token|password)"/);
});

test("an export that lacks a part is no export", async () => {
  const martin = await given({ email: EMAIL, word: "oak" });
  const back = product.breakDown("billing");
  const answer = await martin.call("GET", "/api/me/export");
  back();
  assert.equal(answer.status, 503);
  assert.equal(answer.body.code, "unavailable");
});

test("a deleted account is signed out everywhere and signs in no more [PRF-19]", async () => {
  const martin = await given({ email: EMAIL, word: "oak" });
  const phone = await signIn(EMAIL);
  const elsewhere = product.visitor(phone.headers.getSetCookie()[0]?.split(";")[0]);
  assert.equal((await elsewhere.call("GET", "/api/me")).status, 200);
  const old = product.visitor(martin.cookie);
  assert.equal((await remove(martin)).status, 204);
  for (const visitor of [martin, old, elsewhere]) {
    for (const path of ["/api/me", "/api/me/export", `/api/check-ins/user/${martin.id}`]) {
      assert.equal((await visitor.call("GET", path)).status, 401, path);
    }
  }
  assert.equal((await signIn(EMAIL)).status, 401);
  const byName = { username: "user_1", password: PASSWORD };
  const visitor = product.visitor();
  assert.equal((await visitor.call("POST", "/api/auth/sign-in/username", byName)).status, 401);
  assert.equal((await signIn(`${martin.id}@deleted.reclaim.invalid`)).status, 401);
});

test("of a deleted member the circle shows a number, and no call gives his name [PRF-19]", async () => {
  const martin = await given({ email: EMAIL, word: "oak" });
  const reader = await product.guest();
  const post = async () =>
    (await reader.call("GET", `/api/forum/posts/${martin.post.id}`)).body as {
      pseudonym: unknown;
      pseudonymId: number;
    };
  assert.deepEqual((await post()).pseudonym, {
    pseudonym: "Walker oak",
    avatarColor: "#336699",
    avatarInitials: "WO",
  });
  await remove(martin);
  assert.equal((await post()).pseudonym, null);
  assert.equal((await post()).pseudonymId, martin.post.pseudonymId);
  for (
    const path of [
      "/api/forum/posts",
      `/api/forum/posts/${martin.post.id}`,
      `/api/forum/comments/post/${martin.post.id}`,
    ]
  ) {
    const { body } = await reader.call("GET", path);
    assert.doesNotMatch(JSON.stringify(body), /Walker|WO"|martin/, path);
  }
});

test("deleting asks for the password, and of a guest for a word", async () => {
  const martin = await given({ email: EMAIL, word: "oak" });
  for (const body of [{ password: "another password" }, { word: "delete" }]) {
    const refused = await remove(martin, body);
    assert.equal(refused.status, 403);
    assert.equal(refused.body.code, "wrong_password");
  }
  assert.equal((await martin.call("GET", "/api/me")).status, 200);
  const guest = await product.guest();
  assert.equal((await remove(guest, { word: "yes" })).status, 400);
  assert.equal((await guest.call("GET", "/api/me")).status, 200);
  assert.equal((await remove(guest, { word: "delete" })).status, 204);
  assert.equal((await guest.call("GET", "/api/me")).status, 401);
});

test("a deleted account's data is kept 30 days and then gone from every service [PRF-20] [PAY-13]", async () => {
  const martin = await given({ email: EMAIL, word: "oak" });
  const paul = await given({ email: "paul@example.org", word: "birch" });
  const his = [martin.id, martin.subject, EMAIL, "Walker oak"];
  const others = (await about(paul.id, paul.subject, "paul@example.org")).sort();
  await remove(martin);

  setClocks("2026-12-22T08:59:59Z");
  await finishDeletions();
  const kept = new Set((await about(...his)).map((row) => row.split(":")[0]));
  for (
    const table of [
      "check_ins",
      "journal_entries",
      "user_feedback",
      "forum_posts",
      "user_pseudonyms",
      "answers",
      "plans",
      "coach_messages",
      "waitlist",
    ]
  ) {
    assert.ok(kept.has(table), table);
  }

  setClocks("2026-12-22T09:00:00Z");
  await finishDeletions();
  assert.deepEqual(await about(...his), []);
  assert.deepEqual((await about(paul.id, paul.subject, "paul@example.org")).sort(), others);
  const { body } = await paul.call("GET", `/api/forum/posts/${martin.post.id}`);
  assert.equal(body.content, "Post oak", "others have answered it");
  assert.equal(body.pseudonym, null);
  await finishDeletions();
});

test("posts go with the account when the member says so, also when the circle hears of it later", async () => {
  const martin = await given({ email: EMAIL, word: "oak" });
  const paul = await given({ email: "paul@example.org", word: "birch" });
  const back = product.breakDown("community");
  assert.equal((await remove(martin, { password: PASSWORD, posts: "remove" })).status, 204);
  back();
  await finishDeletions();
  const { status } = await paul.call("GET", `/api/forum/posts/${martin.post.id}`);
  assert.equal(status, 404);
  assert.equal((await paul.call("GET", `/api/forum/posts/${paul.post.id}`)).body.isOwn, true);
});

test("a service that fails when an account is deleted is told again until it has heard", async () => {
  const martin = await given({ email: EMAIL, word: "oak" });
  const back = product.breakDown("community");
  assert.equal((await remove(martin)).status, 204);
  await assert.rejects(finishDeletions());
  setClocks("2026-12-22T09:00:00Z");
  await assert.rejects(finishDeletions());
  assert.ok((await about(martin.id)).length > 0, "the account waits for the community");
  back();
  await finishDeletions();
  assert.deepEqual(await about(martin.id, martin.subject), []);
});

test("who deleted his account is told until when it is kept, and may begin anew", async () => {
  const martin = await given({ email: EMAIL, word: "oak" });
  await remove(martin);
  const [mail, ...more] = product.service("identity").mails;
  assert.equal(mail?.to, EMAIL);
  assert.match(mail?.text ?? "", /November 22, 2026/);
  assert.match(mail?.text ?? "", /December 22, 2026/);
  assert.deepEqual(more, []);
  const again = await product.visitor().call("POST", "/api/onboarding", {
    timeZone: "Europe/Vienna",
    account: { email: EMAIL, password: PASSWORD, username: "user_1" },
  });
  assert.equal(again.status, 201);
  assert.notEqual(again.body.id, martin.id);
  setClocks("2026-12-22T09:00:00Z");
  await finishDeletions();
  assert.equal((await signIn(EMAIL)).status, 200, "the new account stays");
});
