import assert from "node:assert/strict";
import { block as blockContract } from "@reclaim/contracts-community/blocks";
import { starterIdentity, testIdentity } from "@reclaim/platform/testing";
import { communityTest, ids } from "../community.testing.ts";

const { test, given, call, get, accepted, pages, clock } = await communityTest();
type Who = ReturnType<typeof testIdentity>;

const block = (who: Who, pseudonymId: number) =>
  accepted(who, "POST", "/api/blocks", { pseudonymId });

async function twoMembers() {
  const [me, other] = [await given.member("Reader"), await given.member("Loud Crow")];
  return { me: me.who, mine: me.pseudonym.id, other: other.who, blocked: other.pseudonym.id };
}

test("posts of a blocked pseudonym are missing from every list of the blocker [PST-38] [PST-45]", async () => {
  const { me, other, blocked } = await twoMembers();
  const theirs = await given.post(other);
  const { id } = await given.post(me);
  await block(me, blocked);
  const paths = ["posts", "posts/type/daily", "posts/type/all", "categories/1/posts"];
  for (const path of paths) {
    assert.deepEqual(ids(await get(me, `/api/forum/${path}`)), [id], path);
    assert.equal((await get(other, `/api/forum/${path}`)).length, 2, path);
  }
  // By its address it can still be read: a link to it must not look as if it was deleted.
  assert.equal((await get(me, `/api/forum/posts/${theirs.id}`)).id, theirs.id);
});

test("comments of a blocked pseudonym are missing from the blocker's comment lists [PST-45]", async () => {
  const { me, other, blocked } = await twoMembers();
  const { id: postId } = await given.post(me);
  const first = await given.comment(me, postId);
  const second = await given.comment(other, postId);
  await block(me, blocked);
  const path = `/api/forum/posts/${postId}/comments`;
  assert.deepEqual(ids(await get(me, path)), [first.id]);
  assert.deepEqual(ids(await get(other, path)), [second.id, first.id]);
});

test("pages stay full and reach every post, whatever is blocked [COM-34] [PST-45]", async () => {
  const { me, other, blocked } = await twoMembers();
  const expected: number[] = [];
  for (let index = 0; index < 9; index++) {
    const { id } = await given.post(index % 3 === 0 ? me : other);
    if (index % 3 === 0) expected.unshift(id);
  }
  await block(me, blocked);
  const [first, second] = await pages(me, "/api/forum/posts", 2);
  assert.deepEqual([...ids(first!), ...ids(second!)], expected);
});

test("nothing tells the blocked one: all answers stay as they were [PST-45] [SAFE-13]", async () => {
  const { me, other, blocked } = await twoMembers();
  const { id: postId } = await given.post(me);
  const read = () =>
    Promise.all(
      ["posts", `posts/${postId}`, `posts/${postId}/comments`, `posts/${postId}/reactions`].map(
        async (path) => {
          const { body, headers } = await call(other, "GET", `/api/forum/${path}`);
          return { body, headers: [...headers] };
        },
      ),
    );
  const before = await read();
  await block(me, blocked);
  assert.deepEqual(await read(), before);
  await given.comment(other, postId);
  await accepted(other, "POST", "/api/forum/likes", { postId });
  assert.equal((await get(me, `/api/forum/posts/${postId}`)).likes, 1);
});

test("one's blocks are listed newest first, in pages, and can be taken back [PST-38]", async () => {
  const { me, other, blocked } = await twoMembers();
  const { id } = await given.post(other);
  const made = await block(me, blocked);
  assert.deepEqual(blockContract.parse(made), made);
  assert.equal(made.pseudonym.pseudonym, "Loud Crow");
  const third = await given.member("Third");
  clock.set("2026-11-21T09:10:00Z");
  const later = await block(me, third.pseudonym.id);
  assert.deepEqual(await get(me, "/api/blocks"), [later, made]);
  assert.deepEqual((await pages(me, "/api/blocks", 1)).flat(), [later, made]);
  assert.deepEqual(await get(other, "/api/blocks"), []);

  await accepted(me, "DELETE", `/api/blocks/${blocked}`);
  assert.deepEqual(await get(me, "/api/blocks"), [later]);
  assert.deepEqual(ids(await get(me, "/api/forum/posts")), [id]);
});

test("a block that cannot be is refused by name", async () => {
  const { me, mine, blocked } = await twoMembers();
  const refused = async (method: string, path: string, body?: unknown) => {
    const answer = await call(me, method, path, body);
    return [answer.status, answer.body.code];
  };
  await block(me, blocked);
  assert.deepEqual(
    [
      await refused("POST", "/api/blocks", { pseudonymId: blocked }),
      await refused("POST", "/api/blocks", { pseudonymId: mine }),
      await refused("POST", "/api/blocks", { pseudonymId: 999_999 }),
      await refused("DELETE", `/api/blocks/${mine}`),
      (await refused("DELETE", "/api/blocks/x"))[0],
      (await refused("POST", "/api/blocks", { pseudonymId: "1" }))[0],
    ],
    [
      [409, "already_blocked"],
      [422, "own_pseudonym"],
      [404, "pseudonym_unknown"],
      [404, "block_not_found"],
      404,
      400,
    ],
  );
});

test("a Starter member blocks, and one without a pseudonym too [PST-44]", async () => {
  const { blocked } = await twoMembers();
  const reader = starterIdentity();
  assert.equal((await block(reader, blocked)).pseudonymId, blocked);
});

test("two tabs that block at once make one block", async () => {
  const { me, blocked } = await twoMembers();
  const answers = await Promise.all(
    [1, 2].map(() => call(me, "POST", "/api/blocks", { pseudonymId: blocked })),
  );
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409]);
  assert.equal((await get(me, "/api/blocks")).length, 1);
});
