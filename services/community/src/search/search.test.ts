import assert from "node:assert/strict";
import { foundPost as foundPostContract } from "@reclaim/contracts-community/search";
import { starterIdentity, testIdentity } from "@reclaim/platform/testing";
import { communityTest, ids } from "../community.testing.ts";

const { test, given, call, get, accepted } = await communityTest();
type Who = ReturnType<typeof testIdentity>;

const path = (q: string, rest = "") => `/api/forum/search?q=${encodeURIComponent(q)}${rest}`;
const found = async (who: Who, q: string, rest = ""): Promise<number[]> =>
  ids(await get(who, path(q, rest)));

test("a post is found by any English form of the words of its title, text and tags", async () => {
  const { who } = await given.member();
  const { id } = await given.post(who, {
    title: "Walking home",
    content: "My knees held on the stairs.",
    tags: ["fatherhood"],
  });
  await given.post(who, { title: "Other", content: "Nothing of it.", tags: [] });
  for (const q of ["walked", "KNEE", "stair", "fatherhood", "walk knee", "home or garden"]) {
    assert.deepEqual(await found(who, q), [id], q);
  }
  for (const q of ["garden", "walk garden", "walk -knee", '"held home"', "the", "-"]) {
    assert.deepEqual(await found(who, q), [], q);
  }
  assert.deepEqual(await found(who, '"held on the stairs"'), [id]);
  const [row] = await get(who, path("walk"));
  assert.deepEqual(foundPostContract.parse(row), row);
});

test("what matches is marked as parts of plain text, whatever the text holds", async () => {
  const { who } = await given.member();
  await given.post(who, {
    title: "Sleep \u0001and\u0002 <b>walks</b>",
    content: `${
      "Much else was said before. ".repeat(20)
    }Then I walked & slept "well" <i>again</i>.`,
  });
  const [{ highlights }] = await get(who, path("walking"));
  const matching = (parts: { text: string; isMatch: boolean }[]) =>
    parts.filter(({ isMatch }) => isMatch).map(({ text }) => text);
  assert.deepEqual(matching(highlights.title), ["walks"]);
  assert.deepEqual(matching(highlights.excerpt), ["walked"]);
  const textOf = (parts: { text: string }[]) => parts.map(({ text }) => text).join("");
  assert.equal(textOf(highlights.title), "Sleep and <b>walks</b>");
  assert.ok(textOf(highlights.excerpt).length < 300);
  assert.ok(!JSON.stringify(highlights).includes("&amp;"));
});

test("a search narrows by type and category, newest first, in pages", async () => {
  const { who } = await given.member();
  const expected: number[] = [];
  for (let index = 0; index < 7; index++) {
    const { id } = await given.post(who, { content: "I walked.", type: "win", categoryId: 2 });
    expected.unshift(id);
    await given.post(who, { content: "I walked.", type: "win", categoryId: 1 });
    await given.post(who, { content: "I walked.", type: "daily", categoryId: 2 });
    await given.post(who, { content: "I sat.", type: "win", categoryId: 2 });
  }
  assert.deepEqual(await found(who, "walk", "&type=win&categoryId=2"), expected);
  assert.equal((await found(who, "walk", "&limit=50")).length, 21);
  const query = `${path("walk", "&type=win&categoryId=2")}`;
  const cursor = (await call(who, "GET", `${query}&limit=3`)).headers.get("x-next-cursor");
  const second = await call(who, "GET", `${query}&limit=3&cursor=${encodeURIComponent(cursor!)}`);
  assert.deepEqual(ids(second.body), expected.slice(3, 6));
});

test("a search leaves out whom its reader has blocked, and says what he supports [PST-45]", async () => {
  const [one, two] = [await given.member(), await given.member()];
  const ours = await given.post(one.who, { content: "I walked." });
  const theirs = await given.post(two.who, { content: "I walked." });
  const reader = starterIdentity();
  assert.deepEqual(await found(reader, "walk"), [theirs.id, ours.id]);
  await accepted(reader, "POST", "/api/blocks", { pseudonymId: two.pseudonym.id });
  assert.deepEqual(await found(reader, "walk"), [ours.id]);
  await accepted(two.who, "POST", "/api/forum/likes", { postId: ours.id });
  const likes = (await get(two.who, path("walk"))) as { isLiked: boolean }[];
  assert.deepEqual(likes.map(({ isLiked }) => isLiked), [false, true]);
});

for (
  const [what, query] of Object.entries({
    "no words": "?q=",
    "blanks": "?q=%20%20",
    "no q": "",
    "101 characters": `?q=${"a".repeat(101)}`,
    "an unknown type": "?q=a&type=rant",
    "a category that is no number": "?q=a&categoryId=x",
    "no cursor": "?q=a&cursor=x",
  })
) {
  test(`a search with ${what} is refused`, async () => {
    const { status } = await call(testIdentity(), "GET", `/api/forum/search${query}`);
    assert.equal(status, 400);
  });
}

test("any signs are words or nothing, and break nothing", async () => {
  const { who } = await given.member();
  await given.post(who);
  for (
    const q of ["'", '"', "\\", "a:*", "!&|()<->", "%_", "' or 1=1 --", "or or", "𝔰𝔩𝔢𝔢𝔭", "\u202e"]
  ) {
    assert.equal((await call(who, "GET", path(q))).status, 200, q);
  }
});
