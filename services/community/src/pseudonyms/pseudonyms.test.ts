import assert from "node:assert/strict";
import { initialsOf, pseudonym as pseudonymContract } from "@reclaim/contracts-community/community";
import type { Identity } from "@reclaim/platform/identity";
import { starterIdentity, testIdentity } from "@reclaim/platform/testing";
import { communityTest, name } from "../community.testing.ts";

const { test, given, call } = await communityTest();

const create = (who: Identity, pseudonym: string, fields = {}) =>
  call(who, "POST", "/api/pseudonyms", name(pseudonym, fields));
const own = (who: Identity) => call(who, "GET", `/api/pseudonyms/user/${who.sub}`);

test("a created pseudonym comes back as the member's own [API-33] [API-34] [ENT-27]", async () => {
  const who = testIdentity();
  assert.equal((await own(who)).status, 404);
  const created = await create(who, "  Quiet Mountain ", { userId: who.sub });
  assert.equal(created.status, 201);
  assert.deepEqual(pseudonymContract.parse(created.body), {
    id: created.body.id,
    userId: who.sub,
    pseudonym: "Quiet Mountain",
    avatarColor: "#336699",
    avatarInitials: "QM",
    provisional: false,
  });
  assert.deepEqual((await own(who)).body, created.body);
});

Deno.test("initials are the first letters of two words, or two letters of one [IDN-12]", () => {
  const names = ["Mountain Seeker Two", "newRoads", "x", "élan vital", "  Still   Water "];
  assert.deepEqual(names.map(initialsOf), ["MS", "NE", "X", "ÉV", "SW"]);
});

test("a pseudonym of 30 characters is accepted, of 31 refused [ENT-14]", async () => {
  assert.equal((await create(testIdentity(), "a".repeat(30))).status, 201);
  const answer = await create(testIdentity(), "a".repeat(31));
  assert.equal(answer.status, 400);
  assert.equal(answer.body.details[0].field, "pseudonym");
});

for (
  const [what, fields] of Object.entries({
    "an empty name": { pseudonym: "   " },
    "a name with a control character": { pseudonym: "a\0b" },
    "a name with a zero-width space": { pseudonym: "Quiet\u200bRiver" },
    "a name that turns what follows around": { pseudonym: "Quiet\u202eRiver" },
    "a name of fillers alone": { pseudonym: "\u3164\u115f" },
    "a name of blank Braille alone": { pseudonym: "\u2800\u2800" },
    "a colour of 6 characters": { avatarColor: "#12345" },
    "a colour of 8 characters": { avatarColor: "#1234567" },
    "three initials": { avatarInitials: "ABC" },
  })
) {
  test(`${what} is refused [ENT-14]`, async () => {
    const who = testIdentity();
    assert.equal((await create(who, "Somebody", fields)).status, 400);
    assert.equal((await own(who)).status, 404);
  });
}

test("a taken name is refused, also in other letters [ENT-14]", async () => {
  await given.member("MountainSeeker");
  const answer = await create(testIdentity(), "mountainSEEKER");
  assert.equal(answer.status, 409);
  assert.equal(answer.body.code, "pseudonym_taken");
});

for (
  const [what, lookAlike] of Object.entries({
    "Cyrillic letters": "Qu\u0456et M\u043eunt\u0430\u0456n",
    "Greek letters": "Quiet M\u03bfuntain",
    "full-width letters": "\uff31\uff55\uff49\uff45\uff54 Mountain",
    "mathematical letters": "\u{1d410}uiet Mountain",
    "other case and letters": "QUIET M\u041eUNTAIN",
    "a wide space": "Quiet\u2003Mountain",
    "two spaces": "Quiet  Mountain",
    "a capital I for an l": "Si1ent Oak",
    "a digit for a letter": "Silent 0ak",
  })
) {
  test(`a name that looks like a taken one by ${what} is taken, too [ENT-14]`, async () => {
    await given.member("Quiet Mountain");
    await given.member("Silent Oak");
    const who = testIdentity();
    const answer = await create(who, lookAlike);
    assert.deepEqual([answer.status, answer.body.code], [409, "pseudonym_taken"]);
    assert.equal((await own(who)).status, 404);
    // Nor by replacing an automatic name.
    await create(who, "Bold Pine", { automatic: true });
    assert.equal((await create(who, lookAlike)).body.code, "pseudonym_taken");
    // An automatic one gets a number.
    const { body } = await create(testIdentity(), lookAlike, { automatic: true });
    assert.match(body.pseudonym, /2$/);
  });
}

test("two members who want look-alikes at once do not both get one [ENT-14]", async () => {
  const names = ["Steady", "\u0405teady", "ste\u0430dy", "\uff33teady"];
  const answers = await Promise.all(names.map((name) => create(testIdentity(), name)));
  assert.deepEqual(answers.map((answer) => answer.status).sort(), [201, 409, 409, 409]);
});

test("names of other alphabets are names of their own [ENT-14]", async () => {
  for (const name of ["Тихий лес", "静かな山", "هادئ", "Ήσυχος", "Élan 💪"]) {
    assert.equal((await create(testIdentity(), name)).status, 201, name);
  }
});

test("of two members who want one name at once, one gets it [ENT-14]", async () => {
  const members = Array.from({ length: 4 }, () => testIdentity());
  const answers = await Promise.all(members.map((who) => create(who, "NewRoads")));
  assert.deepEqual(answers.map((answer) => answer.status).sort(), [201, 409, 409, 409]);
});

test("a taken automatic name gets a number, with initials by the rule [IDN-13]", async () => {
  const automatic = { automatic: true };
  const names = [];
  for (let turn = 0; turn < 3; turn++) {
    const { status, body } = await create(testIdentity(), "Quiet River", automatic);
    assert.equal(status, 201);
    assert.equal(body.avatarInitials, "QR");
    names.push(body.pseudonym);
  }
  assert.deepEqual(names, ["Quiet River", "Quiet River2", "Quiet River3"]);
  const long = "a".repeat(30);
  await create(testIdentity(), long, automatic);
  assert.equal(
    (await create(testIdentity(), long, automatic)).body.pseudonym,
    `${"a".repeat(29)}2`,
  );
});

test("automatic names taken by many at once all succeed and all differ [IDN-13]", async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => create(testIdentity(), "Calm Oak", { automatic: true })),
  );
  assert.deepEqual(new Set(answers.map((answer) => answer.status)), new Set([201]));
  assert.equal(new Set(answers.map((answer) => answer.body.pseudonym)).size, 6);
});

test("two tabs that create an automatic name get the same one", async () => {
  const who = testIdentity();
  const answers = await Promise.all([
    create(who, "Calm Oak", { automatic: true }),
    create(who, "Bold Pine", { automatic: true }),
  ]);
  assert.deepEqual(answers.map((answer) => answer.status).sort(), [200, 201]);
  assert.deepEqual(answers[0]?.body, answers[1]?.body);
});

test("an automatic name is replaced once by a chosen one, which stays [IDN-14] [IDN-15]", async () => {
  const who = testIdentity();
  const automatic = (await create(who, "Calm Oak", { automatic: true })).body;
  assert.equal(automatic.provisional, true);
  const chosen = await create(who, "Old Harbour");
  assert.equal(chosen.status, 200);
  assert.equal(chosen.body.id, automatic.id);
  assert.equal(chosen.body.avatarInitials, "OH");
  assert.equal(chosen.body.provisional, false);

  const second = await create(who, "Third Name");
  assert.equal(second.status, 409);
  assert.equal(second.body.code, "pseudonym_locked");
  assert.deepEqual((await own(who)).body, chosen.body);
  assert.equal((await create(testIdentity(), "Calm Oak")).status, 201);
});

test("replacing by a taken name is refused and may be tried again [IDN-14]", async () => {
  await given.member("Old Harbour");
  const who = testIdentity();
  await create(who, "Calm Oak", { automatic: true });
  const refused = await create(who, "Old Harbour");
  assert.equal(refused.body.code, "pseudonym_taken");
  assert.equal((await own(who)).body.pseudonym, "Calm Oak");
  assert.equal((await create(who, "New Harbour")).status, 200);
});

test("a chosen name is not replaced by an automatic one [IDN-15]", async () => {
  const { who, pseudonym } = await given.member("Old Harbour");
  const answer = await create(who, "Calm Oak", { automatic: true });
  assert.deepEqual(answer.body, pseudonym);
});

for (const what of ["post", "comment"] as const) {
  test(`the first ${what} locks an automatic name [IDN-16]`, async () => {
    const other = await given.member();
    const { id } = await given.post(other.who);
    const who = testIdentity();
    await create(who, "Calm Oak", { automatic: true });
    await (what === "post" ? given.post(who) : given.comment(who, id));
    assert.equal((await create(who, "Old Harbour")).body.code, "pseudonym_locked");
    assert.equal((await own(who)).body.pseudonym, "Calm Oak");
  });
}

test("another member's pseudonym is not found, and none is made for him [AUTH-09]", async () => {
  const [who, other] = [testIdentity(), await given.member()];
  const answer = await call(who, "GET", `/api/pseudonyms/user/${other.who.sub}`);
  assert.equal(answer.status, 404);
  const stranger = testIdentity();
  const write = await create(who, "Old Harbour", { userId: stranger.sub });
  assert.equal(write.status, 403);
  assert.equal(write.body.code, "not_your_identity");
  assert.equal((await own(stranger)).status, 404);
  assert.equal((await own(who)).status, 404);
});

test("a Starter member may hold a pseudonym [PST-44]", async () => {
  assert.equal((await create(starterIdentity(), "Old Harbour")).status, 201);
});

test("a visitor gets 401 from every call of the community [AUTH-12]", async () => {
  for (
    const path of [
      "GET /api/pseudonyms/user/1",
      "POST /api/pseudonyms",
      "GET /api/forum/categories",
      "GET /api/forum/categories/general",
      "GET /api/forum/categories/1/posts",
      "POST /api/forum/categories",
      "GET /api/forum/posts",
      "GET /api/forum/posts/type/all",
      "GET /api/forum/posts/1",
      "GET /api/forum/posts/1/comments",
      "GET /api/forum/user/1/posts",
      "POST /api/forum/posts",
      "POST /api/forum/comments",
      "POST /api/forum/likes",
      "DELETE /api/forum/likes/1",
      "GET /api/forum/posts/1/reactions",
      "GET /api/forum/comments/1/reactions",
      "POST /api/forum/reactions",
      "DELETE /api/forum/reactions/1",
      "GET /api/forum/activity",
      "POST /api/reports",
      "GET /api/moderation/queue",
    ]
  ) {
    const [method = "", address = ""] = path.split(" ");
    const body = method === "POST" ? {} : undefined;
    assert.equal((await call(null, method, address, body)).status, 401, path);
  }
});
