import { createHttp } from "@reclaim/host-api";
import { beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { FakeBroadcastChannel } from "../testing/fake-broadcast-channel.ts";
import { clearDevice, fillDevice } from "../testing/device-storage.ts";
import { flushOutbox, type OutboxCall, type OutboxDeps, sendOrQueue } from "./outbox.ts";
import {
  clearOutbox,
  listOutboxItems,
  type OutboxItem,
  StorageUnavailable,
  storeItem,
} from "./outbox.storage.ts";

beforeEach(clearDevice);

type Answer = number | "offline" | Response;

/** A page on a server that gives these answers, the last one again and again. */
function page(...answers: Answer[]) {
  const sent: Record<string, unknown>[] = [];
  const order: string[] = [];
  const fetch = (_path: unknown, init?: RequestInit) => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === "offline") return Promise.reject(new TypeError("Failed to fetch"));
    sent.push(JSON.parse(String(init?.body)));
    order.push("sent");
    if (answer instanceof Response) return Promise.resolve(answer.clone());
    return Promise.resolve(Response.json({ id: "answer" }, { status: answer ?? 201 }));
  };
  const deps: OutboxDeps = {
    http: createHttp({ fetch }),
    now: () => new Date("2026-03-05T22:00:00Z"),
    onSent: vi.fn(),
    refresh: vi.fn(() => Promise.resolve(void order.push("refreshed"))),
  };
  return { deps, sent, order, answers };
}
const schema = z.object({ id: z.string() });
const entry = (text: string, fields: Partial<OutboxCall> = {}): OutboxCall => ({
  clientId: crypto.randomUUID(),
  kind: "journal-entry",
  path: "/api/journal-entries",
  body: { text },
  ...fields,
});
const ME = "member-1";
const texts = async (owner = ME) => (await listOutboxItems(owner)).map(({ body }) => body.text);
const waits = async (...words: string[]) => {
  const { deps } = page("offline");
  for (const text of words) await sendOrQueue(deps, ME, entry(text), schema);
};

test("online, a thing is sent at once and nothing is kept", async () => {
  const { deps, sent } = page(201);
  const outcome = await sendOrQueue(deps, ME, entry("A walk."), schema);
  expect(outcome).toEqual({ state: "sent", answer: { id: "answer" }, hasCrisis: false });
  expect(sent).toEqual([{ text: "A walk.", clientId: expect.any(String) }]);
  expect(await texts()).toEqual([]);
});

test("what is made offline is kept on the device with its own date", async () => {
  const { deps } = page("offline");
  const item = entry("A walk.", { whenKept: { localDate: "2026-03-05" } });
  expect(await sendOrQueue(deps, ME, item, schema)).toMatchObject({
    state: "queued",
    hasCrisis: false,
  });
  expect(await listOutboxItems(ME)).toEqual([{
    clientId: item.clientId,
    kind: "journal-entry",
    path: "/api/journal-entries",
    body: { text: "A walk.", clientId: item.clientId, localDate: "2026-03-05" },
    owner: ME,
    at: "2026-03-05T22:00:00.000Z",
  }]);
});

test.for([502, 503, 504])(
  "behind a gateway without a service, a %i, it is kept",
  async (status) => {
    const { deps } = page(status);
    expect(await sendOrQueue(deps, ME, entry("A walk."), schema)).toMatchObject({
      state: "queued",
      hasCrisis: false,
    });
  },
);

test("a sign-in page of a foreign network is no answer of ours", async () => {
  const { deps } = page(new Response("<html>Accept our terms</html>"));
  expect(await sendOrQueue(deps, ME, entry("A walk."), schema)).toMatchObject({
    state: "queued",
    hasCrisis: false,
  });
});

test.for([400, 401, 403, 422, 429, 500])(
  "a %i is told to the form, and nothing is kept",
  async (status) => {
    const { deps } = page(status);
    await expect(sendOrQueue(deps, ME, entry("A walk."), schema)).rejects.toThrow(String(status));
    expect(await texts()).toEqual([]);
  },
);

test("when storage is full or forbidden the form is told, to keep the words itself", async () => {
  fillDevice();
  const { deps } = page("offline");
  await expect(sendOrQueue(deps, ME, entry("A walk."), schema)).rejects.toThrow(StorageUnavailable);
});

test("back online, what waits is sent once, oldest first, and leaves the device", async () => {
  await waits("First.", "Second.");
  const { deps, sent } = page(201);
  await flushOutbox(deps, ME);
  await flushOutbox(deps, ME);
  expect(sent.map(({ text }) => text)).toEqual(["First.", "Second."]);
  expect(deps.onSent).toHaveBeenCalledTimes(2);
  expect(await texts()).toEqual([]);
});

test("an empty answer is none of ours, and the words stay", async () => {
  await waits("First.");
  const { deps } = page(new Response(""));
  await flushOutbox(deps, ME);
  expect(deps.onSent).not.toHaveBeenCalled();
  expect(await texts()).toEqual(["First."]);
});

test("the page asks for the member once for all that was sent, before it leaves the list", async () => {
  await waits("First.", "Second.");
  const { deps, order } = page(201);
  deps.refresh = async () => {
    order.push("refreshed");
    expect(await texts()).toHaveLength(2);
  };
  await flushOutbox(deps, ME);
  expect(order).toEqual(["sent", "sent", "refreshed"]);
});

test("something new takes its turn behind what waits, so that the later one holds", async () => {
  await waits("First.");
  const { deps, sent } = page(201);
  const outcome = await sendOrQueue(deps, ME, entry("Second."), schema);
  expect(outcome).toEqual({ state: "sent", answer: { id: "answer" }, hasCrisis: false });
  expect(sent.map(({ text }) => text)).toEqual(["First.", "Second."]);
  // Of its own, the form tells.
  expect(deps.onSent).toHaveBeenCalledOnce();
});

test("what waits can be said otherwise until it is sent", async () => {
  const { deps } = page("offline");
  const item = entry("A walk.");
  await sendOrQueue(deps, ME, item, schema);
  await sendOrQueue(deps, ME, { ...item, body: { text: "A long walk." } }, schema);
  expect(await texts()).toEqual(["A long walk."]);
});

test("what is said otherwise while it is on its way goes out again under the same id", async () => {
  await waits("A walk.");
  const [item] = await listOutboxItems(ME) as [OutboxItem];
  const { deps, sent } = page(201);
  const { send } = deps.http;
  deps.http.send = async (...call) => {
    const answer = await send(...call);
    if (sent.length === 1) {
      await storeItem({ ...item, body: { ...item.body, text: "A long walk." } });
    }
    return answer as never;
  };
  await flushOutbox(deps, ME);
  expect(sent.map(({ text, clientId }) => [text, clientId])).toEqual([
    ["A walk.", item.clientId],
    ["A long walk.", item.clientId],
  ]);
  expect(await texts()).toEqual([]);
});

test.for(["offline", 401, 429, 500, 503] as const)(
  "on %s the rest waits for the next time",
  async (answer) => {
    await waits("First.", "Second.");
    const { deps, sent } = page(201, answer);
    await flushOutbox(deps, ME);
    expect(sent.length).toBeLessThanOrEqual(2);
    expect(await texts()).toEqual(["Second."]);
    expect((await listOutboxItems(ME))[0]).not.toHaveProperty("refused");
  },
);

test("what the server does not take keeps its words and says why, and is not sent again", async () => {
  await waits("First.", "Second.");
  const message = "That day is too long ago.";
  const { deps, sent } = page(
    Response.json({ code: "date_out_of_reach", message }, { status: 422 }),
    201,
  );
  await flushOutbox(deps, ME);
  await flushOutbox(deps, ME);
  expect(sent.map(({ text }) => text)).toEqual(["First.", "Second."]);
  expect((await listOutboxItems(ME)).map(({ body, refused }) => [body.text, refused])).toEqual([
    ["First.", message],
  ]);
});

test("a practice that the server does not take leaves the device, since nobody can do anything about it", async () => {
  const practice = { kind: "practice", path: "/api/practice", body: { seconds: 60 } } as const;
  await sendOrQueue(page("offline").deps, ME, entry("", practice), schema);
  await waits("First.");
  const { deps, sent } = page(400, 201);
  await flushOutbox(deps, ME);
  expect(sent).toHaveLength(2);
  expect(await listOutboxItems(ME)).toEqual([]);
});

test("who else uses the device sees nothing of it, and sends none of it", async () => {
  await waits("Mine.");
  const { deps, sent } = page(201);
  await flushOutbox(deps, "member-2");
  expect(await texts("member-2")).toEqual([]);
  expect(sent).toEqual([]);
  await clearOutbox("member-2");
  expect(await texts()).toEqual(["Mine."]);
  await clearOutbox(ME);
  expect(await texts()).toEqual([]);
});

test("what is kept in one tab is told to the others", async () => {
  vi.stubGlobal("BroadcastChannel", FakeBroadcastChannel);
  vi.resetModules();
  const here = await import("./outbox.storage.ts");
  vi.resetModules();
  const there = await import("./outbox.storage.ts");
  const heard = vi.fn();
  const stop = there.subscribeOutbox(heard);
  const item = { ...entry("A walk."), owner: ME, at: "2026-03-05T22:00:00Z" };
  await here.storeItem(item);
  expect(heard).toHaveBeenCalledOnce();
  stop();
  await here.discardItem(item.clientId);
  expect(heard).toHaveBeenCalledOnce();
});

/** Web Locks as tabs share them: a tab that does not wait gets none while another holds it. */
function shareLocks() {
  let held = false;
  const request = async (_name: string, _options: object, use: (lock: unknown) => unknown) => {
    if (held) return use(null);
    held = true;
    await use({});
    held = false;
  };
  vi.stubGlobal("navigator", { locks: { request } });
}

test("two tabs at once send each thing once", async () => {
  shareLocks();
  await waits("First.", "Second.");
  const { deps, sent } = page(201);
  await Promise.all([flushOutbox(deps, ME), flushOutbox(deps, ME)]);
  expect(sent.map(({ text }) => text)).toEqual(["First.", "Second."]);
});

test("in a browser without locks a page sends each thing once", async () => {
  await waits("First.", "Second.");
  const { deps, sent } = page(201);
  await Promise.all([flushOutbox(deps, ME), flushOutbox(deps, ME)]);
  expect(sent.map(({ text }) => text)).toEqual(["First.", "Second."]);
});
