import assert from "node:assert/strict";
import { testIdentity } from "@reclaim/platform/testing";
import { communityTest, ids } from "../community.testing.ts";
import type { Page } from "../shared/paging.repository.ts";
import { createHotPages } from "./hot-pages.cache.ts";
import { forumPosts } from "./posts.table.ts";
import type { PostRow } from "./posts.wire.ts";

const { test, given, get, accepted, clock, service } = await communityTest();
const START = "2026-11-21T09:00:00.000Z";
const PATH = "/api/forum/posts";

test("readers share a first page for a second, and see then what another process wrote", async () => {
  clock.set(START);
  const { who } = await given.member();
  await given.post(who);
  const titles = async (reader = testIdentity()) =>
    (await get(reader, PATH)).map(({ title }: { title: string }) => title);
  assert.deepEqual(await titles(), ["Third week"]);
  await service.deps.db.update(forumPosts).set({ title: "Fourth week" });
  assert.deepEqual(await titles(), ["Third week"]);
  assert.deepEqual(await titles(who), ["Third week"]);
  clock.set(new Date(clock.now().getTime() + 1_001).toISOString());
  assert.deepEqual(await titles(), ["Fourth week"]);
});

test("what is written through this process is on the page at once", async () => {
  clock.set(START);
  const { who } = await given.member();
  const reader = testIdentity();
  assert.deepEqual(await get(reader, PATH), []);
  const { id } = await given.post(who);
  assert.deepEqual(ids(await get(reader, PATH)), [id]);
  await accepted(reader, "POST", "/api/forum/likes", { postId: id });
  assert.equal((await get(who, PATH))[0].likes, 1);
  await accepted(who, "DELETE", `${PATH}/${id}`);
  assert.deepEqual(await get(reader, PATH), []);
});

test("of a shared page each reader has his own parts [SAFE-13]", async () => {
  clock.set(START);
  const [one, two, three] = [await given.member(), await given.member(), await given.member()];
  const [first, second] = [await given.post(one.who), await given.post(two.who)];
  await accepted(two.who, "POST", "/api/forum/likes", { postId: first.id });
  await accepted(three.who, "POST", "/api/blocks", { pseudonymId: two.pseudonym.id });
  const seen = await Promise.all(
    [one, two, three].map(async ({ who }) =>
      (await get(who, PATH)).map((
        { id, isOwn, isLiked, userId }: Record<string, unknown>,
      ) => [id, isOwn, isLiked, userId])
    ),
  );
  assert.deepEqual(seen, [
    [[second.id, false, false, null], [first.id, true, false, one.who.sub]],
    [[second.id, true, false, two.who.sub], [first.id, false, true, null]],
    [[first.id, false, false, null]],
  ]);
});

test("a post of an erased account is nobody's own on a shared page [PST-14]", async () => {
  const { who } = await given.member();
  await given.post(who);
  await accepted(who, "POST", "/internal/erase");
  const [row] = await get(testIdentity(), PATH);
  assert.equal(row.isOwn, false);
  assert.equal(row.userId, null);
  assert.equal(row.pseudonym, null);
});

Deno.test("many who ask at once read once, a failure is not kept, nor what a write overtook", async () => {
  const pages = createHotPages({ clock: { now: () => new Date(START) } });
  const page: Page<PostRow> = { rows: [], next: null };
  let reads = 0;
  const load = () => Promise.resolve(void reads++).then(() => page);
  await Promise.all([1, 2, 3].map(() => pages.read("all", load)));
  assert.equal(reads, 1);
  await assert.rejects(pages.read("wins", () => Promise.reject(new Error("database gone"))));
  assert.equal(await pages.read("wins", load), page);
  assert.equal(reads, 2);

  const slow = Promise.withResolvers<Page<PostRow>>();
  const overtaken = pages.read("daily", () => slow.promise);
  pages.clear();
  await pages.read("daily", load);
  slow.resolve({ ...page });
  await overtaken;
  assert.equal(await pages.read("daily", load), page);
  assert.equal(reads, 3);
});
