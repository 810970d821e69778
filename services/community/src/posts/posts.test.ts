import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { post as postContract, postList } from "@reclaim/contracts-community/community";
import { starterIdentity, testIdentity } from "@reclaim/platform/testing";
import { newestPostsSql } from "../../service.ts";
import { communityTest, ids, name, post } from "../community.testing.ts";

const { test, given, call, get, clock, pages, service } = await communityTest();
const SERVER_NOW = "2026-11-21T09:00:00.000Z";

test("a shared post is answered, stored and read back [API-25] [API-26] [SAFE-14]", async () => {
  clock.set(SERVER_NOW);
  const { who, pseudonym } = await given.member("Quiet Mountain");
  const { status, body } = await call(
    who,
    "POST",
    "/api/forum/posts",
    post({ userId: who.sub, pseudonymId: pseudonym.id, categoryId: 2, tags: ["sleep"] }),
  );
  assert.equal(status, 201);
  assert.deepEqual(body, {
    id: body.id,
    userId: who.sub,
    isOwn: true,
    isLiked: false,
    pseudonymId: pseudonym.id,
    pseudonym: {
      pseudonym: "Quiet Mountain",
      avatarColor: "#336699",
      avatarInitials: "QM",
    },
    categoryId: 2,
    title: "Third week",
    content: "I sleep again.",
    type: "daily",
    tags: ["sleep"],
    likes: 0,
    commentCount: 0,
    isEdited: false,
    review: null,
    createdAt: SERVER_NOW,
    updatedAt: SERVER_NOW,
  });
  assert.deepEqual(postContract.parse(body), body);
  assert.deepEqual(await get(who, `/api/forum/posts/${body.id}`), body);
  assert.deepEqual(await get(who, "/api/forum/posts"), [body]);
});

test("nobody learns another author's subject [SAFE-12] [SAFE-13] [SAFE-14] [ENT-27]", async () => {
  const author = await given.member("Quiet Mountain");
  const { id } = await given.post(author.who);
  const reader = testIdentity();
  for (
    const path of [
      "/api/forum/posts",
      "/api/forum/posts/type/daily",
      "/api/forum/posts/type/all",
      "/api/forum/categories/1/posts",
      `/api/forum/posts/${id}`,
    ]
  ) {
    const answer = await get(reader, path);
    assert.ok(!JSON.stringify(answer).includes(author.who.sub), path);
    const [row] = Array.isArray(answer) ? answer : [answer];
    assert.equal(row.isOwn, false);
    assert.equal(row.userId, null);
    assert.equal(row.pseudonym.pseudonym, "Quiet Mountain");
  }
});

test("only what the answer needs is in it: no account, plan or streak [SAFE-12]", async () => {
  const { who } = await given.member(
    "Quiet Mountain",
    testIdentity({ email: "him@example.com", username: "him" }),
  );
  const text = JSON.stringify(await given.post(who));
  assert.doesNotMatch(text, /example\.com|"him"|tier|premium|streak|joined/i);
});

test("a post keeps its name where the author's account was erased [PST-14]", async () => {
  const { who, pseudonym } = await given.member();
  const { id } = await given.post(who);
  const { userPseudonyms } = await import("../pseudonyms/pseudonyms.table.ts");
  await service.deps.db.delete(userPseudonyms);
  const row = await get(testIdentity(), `/api/forum/posts/${id}`);
  assert.equal(row.pseudonym, null);
  assert.equal(row.pseudonymId, pseudonym.id);
  assert.deepEqual(postContract.parse(row), row);
});

test("the posts of a type, of all types and of a category [API-21] [API-23] [API-24]", async () => {
  const { who } = await given.member();
  const daily = await given.post(who, { type: "daily", categoryId: 1 });
  const win = await given.post(who, { type: "win", categoryId: 2 });
  const support = await given.post(who, { type: "support", categoryId: 2 });
  const listed = async (path: string) => ids(await get(who, `/api/forum/${path}`));
  assert.deepEqual(await listed("posts"), [support.id, win.id, daily.id]);
  assert.deepEqual(await listed("posts/type/all"), [support.id, win.id, daily.id]);
  assert.deepEqual(await listed("posts/type/daily"), [daily.id]);
  assert.deepEqual(await listed("posts/type/win"), [win.id]);
  assert.deepEqual(await listed("posts/type/support"), [support.id]);
  assert.deepEqual(await listed("categories/2/posts"), [support.id, win.id]);
  assert.deepEqual(await listed("categories/body-health/posts"), [daily.id]);
  assert.deepEqual(await listed("categories/general/posts"), []);
  assert.equal((await call(who, "GET", "/api/forum/posts/type/rant")).status, 404);
});

for (const id of ["999", "0", "-1", "abc", "1.5", "99999999999", "%00"]) {
  test(`there is no post ${id} [API-25]`, async () => {
    assert.equal((await call(testIdentity(), "GET", `/api/forum/posts/${id}`)).status, 404);
  });
}

test("my posts are my own only, and others' are not found [API-32] [AUTH-09]", async () => {
  const [one, two] = [await given.member(), await given.member()];
  const mine = await given.post(one.who);
  await given.post(two.who);
  assert.deepEqual(await get(one.who, `/api/forum/user/${one.who.sub}/posts`), [mine]);
  assert.equal((await call(one.who, "GET", `/api/forum/user/${two.who.sub}/posts`)).status, 404);
});

test("a foreign userId or pseudonymId writes nothing [AUTH-09]", async () => {
  const [one, two] = [await given.member(), await given.member()];
  for (const foreign of [{ userId: two.who.sub }, { pseudonymId: two.pseudonym.id }]) {
    const answer = await call(one.who, "POST", "/api/forum/posts", post(foreign));
    assert.equal(answer.status, 403);
    assert.equal(answer.body.code, "not_your_identity");
  }
  assert.deepEqual(await get(one.who, "/api/forum/posts"), []);
});

test("nobody posts without a pseudonym [AUTH-17]", async () => {
  const who = testIdentity();
  const answer = await call(who, "POST", "/api/forum/posts", post());
  assert.equal(answer.status, 403);
  assert.equal(answer.body.code, "pseudonym_required");
  assert.deepEqual(await get(who, "/api/forum/posts"), []);
});

test("a Starter member reads, but does not post [COM-33] [PST-44] [AUTH-13] [AUTH-14]", async () => {
  const author = await given.member();
  await given.post(author.who);
  const { who } = await given.member("Reader", starterIdentity());
  const { status, body } = await call(who, "POST", "/api/forum/posts", post());
  assert.equal(status, 403);
  assert.equal(body.code, "upgrade_required");
  assert.equal(body.feature, "community_posting");
  assert.equal(body.tier, "essential");
  assert.equal((await get(who, "/api/forum/posts")).length, 1);
});

test("an Essential member posts [AUTH-13]", async () => {
  const essential = { tier: "essential", source: "subscription", endsAt: null } as const;
  const { who } = await given.member("Payer", testIdentity({ entitlement: essential }));
  await given.post(who);
});

for (
  const [what, fields] of Object.entries({
    "no content [ENT-21]": { content: "" },
    "blank content [ENT-21]": { content: " \n " },
    "content without a visible character [ENT-21]": {
      content: "\u200b\u2060 \ufeff\u202e\u200f\u3164\u2800\u{e0041}\u00ad",
    },
    "a tag without a visible character": { tags: ["\u200b"] },
    "no category [ENT-21]": { categoryId: undefined },
    "a category that is no number": { categoryId: "1" },
    "content of 5,001 characters [ENT-19]": { content: "a".repeat(5001) },
    "content that no database takes": { content: "a\0b" },
    "a title of 201 characters [ENT-16]": { title: "a".repeat(201) },
    "an unknown type [ENT-17]": { type: "rant" },
    "six tags [PST-10]": { tags: ["a", "b", "c", "d", "e", "f"] },
    "a tag of 31 characters [PST-10]": { tags: ["a".repeat(31)] },
  })
) {
  test(`a post with ${what} is refused`, async () => {
    const { who } = await given.member();
    const answer = await call(who, "POST", "/api/forum/posts", post(fields));
    assert.equal(answer.status, 400);
    assert.equal(answer.body.details[0].field.split(".")[0], Object.keys(fields)[0]);
    assert.deepEqual(await get(who, "/api/forum/posts"), []);
  });
}

test("a post in a category that does not exist is refused [ENT-21]", async () => {
  const { who } = await given.member();
  const answer = await call(who, "POST", "/api/forum/posts", post({ categoryId: 999 }));
  assert.equal(answer.status, 422);
  assert.equal(answer.body.code, "category_unknown");
});

test("the limits themselves are accepted [ENT-16] [ENT-19] [PST-10]", async () => {
  const { who } = await given.member();
  const fields = {
    title: "t".repeat(200),
    content: "c".repeat(5000),
    tags: Array.from({ length: 5 }, (_, index) => `${index}`.repeat(30)),
  };
  const stored = await given.post(who, fields);
  for (const [key, value] of Object.entries(fields)) {
    assert.deepEqual(stored[key as keyof typeof stored], value);
  }
});

test("type, tags and title have defaults [ENT-17] [ENT-18]", async () => {
  const { who } = await given.member();
  const bare = { type: undefined, tags: undefined, title: undefined };
  const stored = await given.post(who, bare);
  assert.deepEqual([stored.type, stored.tags, stored.title], ["daily", [], "Daily share"]);
  assert.equal((await given.post(who, { type: "win", title: " " })).title, "Win share");
  assert.equal((await given.post(who, { type: "support", title: "" })).title, "Support share");
});

test("client-sent likes, counts, ids and times have no effect [ENT-18] [ENT-25]", async () => {
  clock.set(SERVER_NOW);
  const { who } = await given.member();
  const stored = await given.post(who, {
    id: 77,
    likes: 9,
    commentCount: 9,
    createdAt: "2001-01-01T00:00:00Z",
    updatedAt: "2001-01-01T00:00:00Z",
  });
  assert.deepEqual(
    [stored.id === 77, stored.likes, stored.commentCount, stored.createdAt, stored.updatedAt],
    [false, 0, 0, SERVER_NOW, SERVER_NOW],
  );
});

test("a post is stored exactly as written", async () => {
  const { who } = await given.member();
  const content = "  <b>It's</b> \"hard\"\n\n— 💪🏽 \\u0041 ' ; drop table --\t";
  const { id } = await given.post(who, { content });
  assert.equal((await get(who, `/api/forum/posts/${id}`)).content, content);
});

test("HTML and scripts are stored and answered as text, in every field", async () => {
  const { who } = await given.member("<b>Bold</b>");
  const html = "<script>alert(1)</script><img src=x onerror=alert(1)>&amp;";
  const tag = "<i>a</i>";
  const { id } = await given.post(who, { title: html, content: html, tags: [tag] });
  const { headers, body } = await call(testIdentity(), "GET", `/api/forum/posts/${id}`);
  assert.deepEqual([body.title, body.content, body.tags], [html, html, [tag]]);
  assert.equal(body.pseudonym.pseudonym, "<b>Bold</b>");
  assert.equal(headers.get("content-type"), "application/json");
});

test("no text turns another's screen around, and what was written is stored", async () => {
  const { who } = await given.member();
  const tricky = "a\u202eb\u2066c\u202d\u2069\u202c";
  const { id } = await given.post(who, { title: tricky, content: tricky, tags: [tricky] });
  await given.comment(who, id, { content: tricky });
  const read = await get(testIdentity(), `/api/forum/posts/${id}`);
  assert.deepEqual([read.title, read.content, read.tags], ["abc", "abc", ["abc"]]);
  const [comment] = await get(testIdentity(), `/api/forum/posts/${id}/comments`);
  assert.equal(comment.content, "abc");
  const [found] = await get(testIdentity(), "/api/forum/search?q=abc");
  assert.doesNotMatch(JSON.stringify(found ?? null), /[\u202a-\u202e\u2066-\u2069]/);
  const { forumPosts } = await import("./posts.table.ts");
  const [stored] = await service.deps.db.select().from(forumPosts);
  assert.equal(stored?.content, tricky);
  // Right-to-left text needs no controls.
  const arabic = await given.post(who, { content: "\u200fهذا أسبوعي الثالث" });
  assert.equal(arabic.content, "\u200fهذا أسبوعي الثالث");
});

test("a title without a visible character is the one of the type [ENT-17]", async () => {
  const { who } = await given.member();
  assert.equal((await given.post(who, { title: "\u200b\u202e" })).title, "Daily share");
});

test("following the cursors yields every post once, also of one instant [API-41]", async () => {
  const { who } = await given.member();
  const written = [];
  for (let turn = 0; turn < 12; turn++) {
    // Threes share an instant, and the clock once runs backwards.
    const minute = turn < 9 ? Math.floor(turn / 3) : 0;
    clock.set(`2026-11-21T09:0${minute}:00.123Z`);
    written.push(await given.post(who, { type: turn % 2 ? "win" : "daily", categoryId: 3 }));
  }
  const newestFirst = ids(
    written.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id),
  );
  for (const path of ["posts", "posts/type/all", "categories/3/posts", `user/${who.sub}/posts`]) {
    for (const limit of [1, 5, 6, 12, 13]) {
      const read = await pages(who, `/api/forum/${path}`, limit);
      assert.equal(read.length, Math.ceil(12 / limit), `${path} by ${limit}`);
      assert.deepEqual(ids(read.flat()), newestFirst);
    }
  }
  const wins = await pages(who, "/api/forum/posts/type/win", 4);
  assert.deepEqual(wins.map((page) => page.length), [4, 2]);
});

test("a post shared while somebody pages neither repeats nor hides one [API-41]", async () => {
  const { who } = await given.member();
  const [first, second, third] = [
    await given.post(who),
    await given.post(who),
    await given.post(who),
  ];
  const page = await call(who, "GET", "/api/forum/posts?limit=2");
  assert.deepEqual(ids(page.body), [third.id, second.id]);
  await given.post(who);
  const cursor = page.headers.get("x-next-cursor");
  const rest = await call(who, "GET", `/api/forum/posts?limit=2&cursor=${cursor}`);
  assert.deepEqual(ids(rest.body), [first.id]);
  assert.equal(rest.headers.get("x-next-cursor"), null);
});

test("a list has 20 rows unless told, and never more than 50 [API-41] [API-42]", async () => {
  const { who } = await given.member();
  for (let turn = 0; turn < 52; turn++) await given.post(who);
  const count = async (query: string) => (await get(who, `/api/forum/posts${query}`)).length;
  assert.equal(await count(""), 20);
  assert.equal(await count("?limit=50"), 50);
  assert.equal(await count("?limit=51"), 50);
  assert.equal(await count("?limit=1000000000000"), 50);
  postList.parse(await get(who, "/api/forum/posts?limit=50"));
});

for (
  const wrong of [
    "limit=0",
    "limit=-5",
    "limit=two",
    "limit=1.5",
    "limit=",
    "cursor=abc",
    "cursor=1.2.3",
    "cursor=1764000000000.7",
    `cursor=${"a".repeat(22)}`,
  ]
) {
  test(`a list refuses ${wrong} [API-41]`, async () => {
    const answer = await call(testIdentity(), "GET", `/api/forum/posts?${wrong}`);
    assert.equal(answer.status, 400);
    assert.equal(answer.body.details[0].field, wrong.split("=")[0]);
  });
}

test("neither times nor cursors tell the second of a post [SAFE-12]", async () => {
  clock.set("2026-11-21T09:00:41.123Z");
  const { who } = await given.member();
  for (let turn = 0; turn < 2; turn++) await given.post(who);
  const page = await call(testIdentity(), "GET", "/api/forum/posts?limit=1");
  assert.equal(page.body[0].createdAt, "2026-11-21T09:00:00.000Z");
  assert.equal(page.body[0].updatedAt, "2026-11-21T09:00:00.000Z");
  const cursor = Buffer.from(page.headers.get("x-next-cursor") ?? "", "base64url");
  assert.equal(cursor.length, 16);
  const exact = Date.parse("2026-11-21T09:00:42.123Z");
  for (let at = 0; at <= 10; at++) {
    assert.ok(Math.abs(cursor.readUIntBE(at, 6) - exact) > 3_600_000);
    assert.ok(Math.abs(cursor.readUIntLE(at, 6) - exact) > 3_600_000);
  }
});

test("answers of the community are not kept by caches", async () => {
  const { headers } = await call(testIdentity(), "GET", "/api/forum/posts");
  assert.equal(headers.get("cache-control"), "no-store");
  assert.equal(headers.get("content-type"), "application/json");
});

Deno.test("the SQL of the newest posts comes with its parameters for measuring", () => {
  const { sql, params } = newestPostsSql(service.deps.db);
  assert.match(sql, /forum_posts/);
  const used = new Set([...sql.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
  assert.equal(used.size, params.length);
  assert.deepEqual(new Set(params), new Set(["infinity", 0, ""]));
});

test("posts of many at once are all stored under their own names", async () => {
  const members = await Promise.all(Array.from({ length: 5 }, () => given.member()));
  await Promise.all(members.map(({ who }) => given.post(who)));
  for (const { who, pseudonym } of members) {
    const [mine] = await get(who, `/api/forum/user/${who.sub}/posts`);
    assert.equal(mine.pseudonymId, pseudonym.id);
  }
});

test("a name changed before the first post shows on it [IDN-14]", async () => {
  const who = testIdentity();
  await call(who, "POST", "/api/pseudonyms", name("Calm Oak", { automatic: true }));
  await call(who, "POST", "/api/pseudonyms", name("Old Harbour"));
  assert.equal((await given.post(who)).pseudonym?.pseudonym, "Old Harbour");
});

const HEAVY = "Nobody would miss me. I don’t want to be here anymore.";

test("a post with signs of risk is saved exactly as written, and only its answer says so [SAFE-05]", async () => {
  const { who } = await given.member();
  const { crisis, ...shared } = await given.post(who, { content: HEAVY });
  assert.equal(crisis, true);
  assert.equal(shared.content, HEAVY);
  assert.deepEqual(await get(who, `/api/forum/posts/${shared.id}`), shared);
  const calm = await given.post(who, { content: "This job is killing me." });
  assert.equal("crisis" in calm, false);
  for (const fields of [{ title: "I want to die" }, { tags: ["suicidal"] }]) {
    assert.equal((await given.post(who, fields)).crisis, true);
  }
});

test("who writes with signs of risk is seen and may write as before [SAFE-09]", async () => {
  const author = await given.member("Quiet Mountain");
  const reader = testIdentity();
  const heavy = await given.post(author.who, { content: HEAVY });
  const calm = await given.post(author.who);
  const seen = await get(reader, "/api/forum/posts");
  assert.deepEqual(ids(seen), [calm.id, heavy.id]);
  // Nobody can tell by anything but the words.
  const { id: _, content, ...rest } = seen[1];
  const { id: __, content: ___, ...others } = seen[0];
  assert.equal(content, HEAVY);
  assert.deepEqual(rest, others);
  assert.deepEqual(await get(author.who, `/api/pseudonyms/user/${author.who.sub}`), {
    ...author.pseudonym,
    provisional: false,
  });
  await given.comment(author.who, calm.id);
});
