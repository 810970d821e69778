import type { ComposedRemote, RemoteVersion } from "@reclaim/contracts-gateway/bootstrap";
import { PageLoadError, type Remote } from "@reclaim/host-api";
import { beforeEach, expect, test, vi } from "vitest";
import { createRemoteStore, type Loaders } from "./remote-store.ts";

const TIMEOUT = 10_000;

// A load's time limit is the only clock here; the tests turn it.
beforeEach(() => {
  vi.useFakeTimers();
});

const version = (number: string): RemoteVersion => ({
  version: number,
  entry: `/remotes/mfe-circle/${number}/remoteEntry.js`,
  module: `/remotes/mfe-circle/${number}/remote.js`,
});
const composed: ComposedRemote = {
  ...version("2"),
  manifest: { name: "mfe-circle", routes: [], navigation: [], slots: [] },
  lastGood: version("1"),
};
const circle: Remote = { name: "mfe-circle", routes: [{ path: "/community" }] };
const hangs = () => new Promise<never>(() => {});

type Answer = () => unknown;
/** A store whose loaders answer per way and version, with its calls and reports. */
function remote(
  answers: { direct?: Answer; container?: Answer; lastGood?: Answer },
  { lastGood = composed.lastGood, remembered = [] as string[] } = {},
) {
  const told: string[] = [];
  const memory = new Set(remembered);
  const asked: string[] = [];
  const ask = async (way: keyof typeof answers) => {
    asked.push(way);
    return await (answers[way] ?? missing)();
  };
  const loaders: Loaders = {
    direct: () => ask("direct"),
    container: (_name, { version }) => ask(version === "1" ? "lastGood" : "container"),
  };
  const reporter = {
    loaded: (version: string) => told.push(`${version} ran`),
    loadFailed: (version: string) => told.push(`${version} not loaded`),
    renderFailed: (version: string) => told.push(`${version} not rendered`),
  };
  const deps = { loaders, timeoutMs: TIMEOUT, reporter, failedVersions: memory };
  const store = createRemoteStore({ ...composed, lastGood }, deps);
  return { store, asked, told, memory };
}
async function loaded(...given: Parameters<typeof remote>) {
  const made = remote(...given);
  await made.store.load();
  return made;
}
const missing: Answer = () => {
  throw new TypeError("Failed to fetch dynamically imported module");
};
const gives = (remote: unknown): Answer => () => ({ default: remote });

test("a remote comes directly from its URL, without the container", async () => {
  const { store, asked, told } = remote({ direct: gives(circle) });
  expect(store.state()).toEqual({ status: "idle" });
  await store.load();
  expect(store.state()).toEqual({ status: "ready", remote: circle, version: "2" });
  expect(asked).toEqual(["direct"]);
  expect(told).toEqual(["2 ran"]);
});

test("the container takes over when the direct way failed", async () => {
  const { store, asked } = remote({ container: gives(circle) });
  await store.load();
  expect(store.state()).toEqual({ status: "ready", remote: circle, version: "2" });
  expect(asked).toEqual(["direct", "container"]);
});

test("when both ways to the new version failed, the last good one is shown", async () => {
  const { store, asked, told } = remote({ lastGood: gives(circle) });
  await store.load();
  expect(store.state()).toEqual({ status: "ready", remote: circle, version: "1" });
  expect(asked).toEqual(["direct", "container", "lastGood"]);
  expect(told).toEqual(["2 not loaded", "2 not loaded", "1 ran"]);
});

test("where the last good version took over before, it comes first", async () => {
  const { memory } = await loaded({ lastGood: gives(circle) });
  expect([...memory]).toEqual(["mfe-circle/2"]);
  const answers = { direct: gives(circle), lastGood: gives(circle) };
  const { store, asked, told } = await loaded(answers, { remembered: [...memory] });
  expect(store.state()).toMatchObject({ status: "ready", version: "1" });
  expect(asked).toEqual(["lastGood"]);
  expect(told).toEqual(["1 ran"]);
});

test("a version that failed before is still tried when the last good one fails", async () => {
  const { store, asked } = await loaded({ direct: gives(circle) }, {
    remembered: ["mfe-circle/2"],
  });
  expect(store.state()).toMatchObject({ status: "ready", version: "2" });
  expect(asked).toEqual(["lastGood", "direct"]);
});

test("a version that did not come without a network is not remembered as failed", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { store, memory } = await loaded({ lastGood: gives(circle) });
  expect(store.state()).toMatchObject({ status: "ready", version: "1" });
  expect(memory.size).toBe(0);
});

test("what never came is not remembered as failed", async () => {
  const { store, memory } = await loaded({});
  expect(store.state()).toMatchObject({ status: "failed" });
  expect(memory.size).toBe(0);
});

test("a version whose page throws gives way to the last good one", async () => {
  const { store, asked, told, memory } = await loaded({
    direct: gives(circle),
    lastGood: gives(circle),
  });
  expect(await store.handleRenderError("2", new Error("no such function"))).toBe(true);
  expect(store.state()).toMatchObject({ status: "ready", version: "1" });
  expect(asked).toEqual(["direct", "lastGood"]);
  expect(told).toEqual(["2 ran", "2 not rendered", "1 ran"]);
  expect([...memory]).toEqual(["mfe-circle/2"]);
});

test("a page whose chunk did not come is told as not loaded, and gives way, too", async () => {
  const { store, told } = await loaded({ direct: gives(circle), lastGood: gives(circle) });
  await store.handleRenderError("2", new PageLoadError(new TypeError("Failed to fetch")));
  expect(told).toEqual(["2 ran", "2 not loaded", "1 ran"]);
});

test("the last good version is fetched once, however many places fail", async () => {
  const { store, asked } = await loaded({ direct: gives(circle), lastGood: gives(circle) });
  const error = new Error("broken");
  expect(
    await Promise.all([store.handleRenderError("2", error), store.handleRenderError("2", error)]),
  )
    .toEqual([true, true]);
  // A place that was slower to fail.
  expect(await store.handleRenderError("2", error)).toBe(true);
  expect(asked).toEqual(["direct", "lastGood"]);
});

test("when the last good version throws as well, nothing takes over", async () => {
  const { store, told } = await loaded({ direct: gives(circle), lastGood: gives(circle) });
  await store.handleRenderError("2", new Error("broken"));
  expect(await store.handleRenderError("1", new Error("broken"))).toBe(false);
  expect(store.state()).toMatchObject({ status: "ready", version: "1" });
  expect(told.at(-1)).toBe("1 not rendered");
});

test("when the last good version does not come, what is shown stays", async () => {
  const { store } = await loaded({ direct: gives(circle) });
  const shown: string[] = [];
  store.subscribe(() => shown.push(store.state().status));
  expect(await store.handleRenderError("2", new Error("broken"))).toBe(false);
  expect(store.state()).toMatchObject({ status: "ready", version: "2" });
  expect(shown).toEqual([]);
});

test("without a last good version nothing takes over", async () => {
  const { store, told } = await loaded({ direct: gives(circle) }, { lastGood: null });
  expect(await store.handleRenderError("2", new Error("broken"))).toBe(false);
  expect(told).toEqual(["2 ran", "2 not rendered"]);
});

test("what hangs once hangs at every way to it: the last good version is next", async () => {
  const { store, asked } = remote({ direct: hangs, lastGood: gives(circle) });
  const loaded = store.load();
  await vi.advanceTimersByTimeAsync(TIMEOUT - 1);
  expect(store.state()).toEqual({ status: "loading" });
  await vi.advanceTimersByTimeAsync(1);
  await loaded;
  expect(store.state()).toMatchObject({ status: "ready", version: "1" });
  expect(asked).toEqual(["direct", "lastGood"]);
});

test("a container that hangs leads to the last good version, too", async () => {
  const { store, asked } = remote({ container: hangs, lastGood: gives(circle) });
  const loaded = store.load();
  await vi.advanceTimersByTimeAsync(TIMEOUT);
  await loaded;
  expect(store.state()).toMatchObject({ status: "ready", version: "1" });
  expect(asked).toEqual(["direct", "container", "lastGood"]);
});

test("a remote without a last good version that hangs has failed after one wait", async () => {
  const { store, asked } = remote({ direct: hangs }, { lastGood: null });
  const loaded = store.load();
  await vi.advanceTimersByTimeAsync(TIMEOUT);
  await loaded;
  expect(store.state()).toEqual({ status: "failed", error: new Error("no answer in time") });
  expect(asked).toEqual(["direct"]);
});

test("a failure stays until somebody retries, and is told to those who wait", async () => {
  const { store, asked } = remote({});
  const told: string[] = [];
  const stop = store.subscribe(() => told.push(store.state().status));
  await store.load();
  await store.load();
  expect(store.state()).toMatchObject({
    status: "failed",
    error: new TypeError("Failed to fetch dynamically imported module"),
  });
  expect(told).toEqual(["failed"]);
  expect(asked).toHaveLength(3);
  stop();
  store.retry();
  expect(told).toEqual(["failed"]);
});

test("a retry after a failure begins anew, and works once the network is back", async () => {
  let healed = false;
  const { store } = remote({ direct: () => healed ? { default: circle } : missing() });
  await store.load();
  const told: string[] = [];
  store.subscribe(() => told.push(store.state().status));
  healed = true;
  store.retry();
  await store.load();
  expect(store.state()).toMatchObject({ status: "ready", version: "2" });
  expect(told).toEqual(["loading", "ready"]);
});

test.each([
  ["nothing", undefined],
  ["no default export", { remote: circle }],
  ["no routes", { default: { name: "mfe-circle" } }],
])("a module with %s is a failure", async (_what, module) => {
  const { store } = remote({ direct: () => module }, { lastGood: null });
  await store.load();
  expect(store.state().status).toBe("failed");
  const { store: other } = remote({ direct: () => module, lastGood: gives(circle) });
  await other.load();
  expect(other.state()).toMatchObject({ status: "ready", version: "1" });
});

test("a module without routes is told by the name of its remote", async () => {
  const answers = { direct: gives({}), container: gives({}) };
  const { store } = remote(answers, { lastGood: null });
  await store.load();
  expect(store.state()).toEqual({
    status: "failed",
    error: new Error("mfe-circle exports no remote"),
  });
});

test("a failure that is no error becomes one", async () => {
  const rejects = () => Promise.reject("offline" as never);
  const { store } = remote({ direct: rejects, container: rejects }, { lastGood: null });
  await store.load();
  expect(store.state()).toEqual({ status: "failed", error: new Error("offline") });
});

test("many who ask at once share one load", async () => {
  const { store, asked } = remote({ direct: gives(circle) });
  await Promise.all([store.load(), store.load({ path: "/community" }), store.load()]);
  await store.load();
  expect(asked).toEqual(["direct"]);
});

/** A page in a chunk of its own, which notes that it was fetched. */
const page = (fetched: string[], name: string) =>
  Object.assign(() => null, {
    preload: () => {
      fetched.push(name);
      return Promise.resolve();
    },
  });

test("with the first path its page's code is fetched, and no other page's", async () => {
  const fetched: string[] = [];
  const routes = [
    { path: "/community", Component: page(fetched, "circle") },
    { path: "/community/post/:id", Component: page(fetched, "post") },
  ];
  const { store } = remote({ direct: gives({ name: "mfe-circle", routes }) });
  await store.load({ path: "/community/post/7" });
  expect(fetched).toEqual(["post"]);
  await store.load({ path: "/nowhere" });
  expect(fetched).toEqual(["post"]);
});

test("with the first slot the code of its contributions is fetched", async () => {
  const fetched: string[] = [];
  const slots = [
    { name: "home.cards", Component: page(fetched, "badges") },
    { name: "home.cards", Component: page(fetched, "wellness") },
    { name: "profile.menu", Component: page(fetched, "subscription") },
  ];
  const { store } = remote({ direct: gives({ ...circle, slots }) });
  await store.load({ slot: "home.cards" });
  expect(fetched).toEqual(["badges", "wellness"]);
});

test("a page that is no chunk of its own, and a slot that nobody fills, need no fetch", async () => {
  const routes = [{ path: "/community", Component: () => null }];
  const { store } = remote({ direct: gives({ ...circle, routes }) });
  await store.load({ path: "/community" });
  await store.load({ slot: "home.cards" });
  expect(store.state().status).toBe("ready");
});

test("of a remote that failed, no page is fetched", async () => {
  const { store } = remote({});
  await expect(store.load({ path: "/community" })).resolves.toBeUndefined();
});
