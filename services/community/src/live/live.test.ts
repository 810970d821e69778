import type { Identity } from "@reclaim/platform/identity";
import { silentLog } from "@reclaim/platform/log";
import { liveEvents } from "@reclaim/contracts-community/live";
import { testIdentity } from "@reclaim/platform/testing";
import { readEvents } from "@reclaim/platform/testing/events";
import assert from "node:assert/strict";
import { communityTest } from "../community.testing.ts";
import { createNewsHub } from "./news.hub.ts";

const { test, given, accepted, call, service } = await communityTest();

async function follow(who: Identity = testIdentity(), lastEventId?: string) {
  const headers: HeadersInit = lastEventId === undefined ? {} : { "last-event-id": lastEventId };
  const request = new Request("http://reclaim.test/api/forum/live", { headers });
  const reader = readEvents(
    await service.app.fetch(request, { identity: who }),
    liveEvents,
  );
  if (lastEventId === undefined) await reader.ready();
  return reader;
}

test("a post, a comment, a reply and support reach all who follow, in their order", async () => {
  const [author, other] = [await given.member(), await given.member()];
  const readers = [await follow(), await follow(other.who)];
  const post = await given.post(author.who, { type: "win" });
  const comment = await given.comment(other.who, post.id);
  const reply = await given.comment(author.who, post.id, { parentId: comment.id });
  await accepted(other.who, "POST", "/api/forum/likes", { postId: post.id });
  for (const reader of readers) {
    const seen = [];
    for (let last; last?.event !== "post-changed" || last.data.likes !== 1;) {
      last = await reader.next();
      assert.ok(last);
      seen.push(last);
    }
    const { pseudonymId } = post;
    assert.deepEqual(seen.filter(({ event }) => event !== "post-changed"), [
      { event: "post", data: { id: post.id, categoryId: 1, type: "win", pseudonymId } },
      {
        event: "comment",
        data: {
          id: comment.id,
          postId: post.id,
          parentId: null,
          pseudonymId: other.pseudonym.id,
        },
      },
      {
        event: "comment",
        data: { id: reply.id, postId: post.id, parentId: comment.id, pseudonymId },
      },
    ]);
    assert.deepEqual(seen.at(-1)?.data, { id: post.id, likes: 1, commentCount: 2 });
    await reader.close();
  }
});

test("who joins is told what happens from then on, nothing from before", async () => {
  const { who } = await given.member();
  await given.post(who);
  const reader = await follow();
  const { id } = await given.post(who);
  assert.equal((await reader.until("post")).length, 1);
  const late = await follow();
  await given.comment(who, id);
  assert.deepEqual((await late.until("comment")).map(({ event }) => event), [
    "post-changed",
    "comment",
  ]);
  await Promise.all([reader.close(), late.close()]);
});

test("a stream that was cut goes on after its last event, without loss or repeat", async () => {
  const { who } = await given.member();
  const reader = await follow();
  await given.post(who);
  await reader.until("post");
  await reader.close();
  const missed = [await given.post(who), await given.post(who)];
  const resumed = await follow(testIdentity(), reader.lastId());
  const next = await given.post(who);
  const seen = [];
  while (seen.length < 3) seen.push((await resumed.until("post")).at(-1)?.data);
  assert.deepEqual(
    seen.map((data) => data.id),
    [...missed, next].map(({ id }) => id),
  );
  await resumed.close();
});

test("a stream that was cut before its first event misses nothing either", async () => {
  const { who } = await given.member();
  await given.post(who);
  const reader = await follow();
  await reader.close();
  const { id } = await given.post(who);
  const resumed = await follow(testIdentity(), reader.lastId());
  assert.deepEqual((await resumed.until("post")).map(({ data }) => data.id), [
    id,
  ]);
  await resumed.close();
});

test("what was missed and is no longer known is a reset, and so is an id that is none", async () => {
  const { who } = await given.member();
  const reader = await follow();
  await given.post(who);
  await reader.until("post");
  await reader.close();
  await given.post(who);
  service.deps.clock.set("2026-11-21T11:00:00Z");
  await service.runJob("community/remove-old-news");
  for (const id of [reader.lastId(), "1.1", "", "x".repeat(22)]) {
    const resumed = await follow(testIdentity(), id);
    assert.deepEqual((await resumed.until("reset")).map(({ event }) => event), ["reset"]);
    // What is posted while the place is told may be covered by the reset alone.
    await resumed.ready();
    await given.post(who, { content: "Later" });
    assert.deepEqual((await resumed.until("post")).map(({ event }) => event), ["post"]);
    await resumed.close();
  }
  service.deps.clock.set("2026-11-21T09:00:00Z");
});

test("news by an author whom the reader blocks never reach him, from the moment he blocks", async () => {
  const [author, other] = [await given.member(), await given.member()];
  const blocker = await given.member();
  const first = await given.post(author.who);
  const reader = await follow(blocker.who);
  await accepted(blocker.who, "POST", "/api/blocks", { pseudonymId: author.pseudonym.id });
  const cut = await follow(blocker.who);
  await cut.close();
  await given.post(author.who);
  const shown = await given.post(other.who);
  await given.comment(author.who, shown.id);
  await given.comment(other.who, first.id);
  const last = await given.comment(other.who, shown.id);
  for (const stream of [reader, await follow(blocker.who, cut.lastId())]) {
    const seen = [];
    for (let id; id !== last.id;) {
      const event = (await stream.until("comment")).filter(({ event }) => event !== "post-changed");
      seen.push(...event);
      id = event.at(-1)!.data.id;
    }
    assert.deepEqual(seen.map(({ event, data }) => [event, data.id]), [
      ["post", shown.id],
      ["comment", last.id],
    ]);
    await stream.close();
  }
});

test("events carry ids and counts only: no words, names or subjects [SAFE-12] [SAFE-13]", async () => {
  const author = await given.member("Quiet Mountain");
  const response = await service.app.fetch(new Request("http://reclaim.test/api/forum/live"), {
    identity: testIdentity(),
  });
  const [raw, read] = response.body!.tee();
  const reader = readEvents(new Response(read, response), liveEvents);
  await reader.ready();
  const post = await given.post(author.who, { content: "Keep walking." });
  await given.comment(author.who, post.id, { content: "Every day." });
  await reader.until("comment");
  const closed = reader.close();
  let text = "";
  const chunks = raw.pipeThrough(new TextDecoderStream()).getReader();
  while (!text.includes("event: comment")) text += (await chunks.read()).value;
  for (const secret of [author.who.sub, "Quiet Mountain", "Keep walking", "Every day", "2026-"]) {
    assert.ok(!text.includes(secret), secret);
  }
  await Promise.all([closed, chunks.cancel()]);
});

test("HEAD opens no stream, and a visitor gets none", async () => {
  const request = new Request("http://reclaim.test/api/forum/live", { method: "HEAD" });
  const answer = await service.app.fetch(request, { identity: testIdentity() });
  assert.equal(answer.status, 200);
  assert.equal(answer.body, null);
  assert.equal((await call(null, "GET", "/api/forum/live")).status, 401);
});

/** A hub of its own whose listening connection and timer are the test's. */
function givenHub(listen: (channel: string, heard: () => void) => Promise<() => Promise<void>>) {
  const stopping = new AbortController();
  let polls: (() => void) | undefined;
  const errors: string[] = [];
  const { db, identityKey } = service.deps;
  const hub = createNewsHub({
    db,
    identityKey,
    stopping: stopping.signal,
    log: { ...silentLog, error: (message) => void errors.push(message) },
    listen,
    poll(run) {
      polls = run;
      return () => polls = undefined;
    },
  });
  return {
    openRaw: () => hub.open("reader", undefined),
    open: (lastEventId?: string) =>
      readEvents(
        new Response(hub.open("reader", lastEventId), {
          headers: { "content-type": "text/event-stream" },
        }),
        liveEvents,
      ),
    poll: () => polls?.(),
    isPolling: () => polls !== undefined,
    stop: () => stopping.abort(),
    errors,
  };
}

test("polls find what a dead listening connection does not tell", async () => {
  const { open, poll, isPolling, errors } = givenHub(() => Promise.reject(new Error("no way")));
  const reader = open();
  await reader.ready();
  const { who } = await given.member();
  const { id } = await given.post(who);
  poll();
  const seen = await reader.until("post");
  assert.deepEqual(seen.map(({ data }) => data.id), [id]);
  assert.deepEqual(errors, ["cannot listen for news yet, polling instead"]);
  await reader.close();
  assert.equal(isPolling(), false);
});

test("who comes back to a process that has read nothing since, to news removed meanwhile, gets a reset", async () => {
  const { open } = givenHub(() => Promise.reject(new Error("no way")));
  const { who } = await given.member();
  await given.post(who);
  const reader = open();
  await reader.ready();
  await reader.close();
  await given.post(who);
  service.deps.clock.set("2026-11-21T11:00:00Z");
  await service.runJob("community/remove-old-news");
  const back = open(reader.lastId());
  assert.equal((await back.next())?.event, "reset");
  await back.close();
  service.deps.clock.set("2026-11-21T09:00:00Z");
});

test("one connection listens for all streams of a process, and one timer serves them", async () => {
  let listening = 0;
  const { open, stop, isPolling } = givenHub(() => {
    listening++;
    return Promise.resolve(() => Promise.resolve(void listening--));
  });
  const readers = Array.from({ length: 50 }, () => open());
  await Promise.all(readers.map((reader) => reader.ready()));
  assert.equal(listening, 1);
  assert.equal(isPolling(), true);
  stop();
  for (const reader of readers) assert.equal(await reader.next(), null);
  assert.equal(isPolling(), false);
});

test("an idle stream gets a comment every twentieth poll, and little more", async () => {
  const { openRaw, poll, stop } = givenHub(() => Promise.resolve(() => Promise.resolve()));
  const body = openRaw();
  for (let count = 0; count < 60; count++) poll();
  stop();
  const text = await new Response(body).text();
  assert.equal(text.match(/^:$/gm)?.length, 3);
  // Of a minute: the greeting is the larger part.
  assert.ok(text.length < 100, text);
});
