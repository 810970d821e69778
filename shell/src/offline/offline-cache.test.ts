import { expect, test, vi } from "vitest";
import { createOfflineCache, isAsset, isPage } from "./offline-cache.ts";

const pathOf = (key: RequestInfo | URL) =>
  new URL(key instanceof Request ? key.url : String(key), location.href).pathname;

/** A browser's caches, by name and in the order in which they were opened. */
function fakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  const cacheOf = (kept: Map<string, Response>) => ({
    match: (key: RequestInfo) => Promise.resolve(kept.get(pathOf(key))?.clone()),
    put: (key: RequestInfo, answer: Response) =>
      Promise.resolve(void kept.set(pathOf(key), answer)),
    delete: (key: RequestInfo) => Promise.resolve(kept.delete(pathOf(key))),
    keys: () =>
      Promise.resolve([...kept.keys()].map((path) => new Request(`${location.origin}${path}`))),
  });
  const caches = {
    open(name: string) {
      const kept = all.get(name) ?? new Map<string, Response>();
      all.set(name, kept);
      return Promise.resolve(cacheOf(kept));
    },
    async match(key: RequestInfo, { cacheName }: MultiCacheQueryOptions = {}) {
      for (const [name, kept] of all) {
        if (cacheName !== undefined && cacheName !== name) continue;
        const found = await cacheOf(kept).match(key);
        if (found) return found;
      }
      return undefined;
    },
    has: (name: string) => Promise.resolve(all.has(name)),
    keys: () => Promise.resolve([...all.keys()]),
    delete: (name: string) => Promise.resolve(all.delete(name)),
  };
  const kept = () => Object.fromEntries([...all].map(([name, files]) => [name, [...files.keys()]]));
  return { caches: caches as unknown as CacheStorage, kept };
}

const FILES = [
  "/remotes/shell/1/s/shell-abcdefgh.js",
  "/remotes/mfe-core/1/assets/home-abcdefgh.js",
];
const html = (files: string[]) =>
  `<script type="application/json" id="reclaim-bootstrap">${
    JSON.stringify({ member: null, offline: files })
  }</script>`;

/** A worker before a server that is composed of `id`; `gone` takes the network away. */
function worker() {
  const server = {
    id: "one",
    files: FILES,
    gone: false,
    status: 200,
    lost: "",
    bytes: "",
    storage: true,
  };
  const fetch = vi.fn(async (input: RequestInfo | URL, _init?: RequestInit) => {
    const path = pathOf(input);
    if (server.gone || path === server.lost) throw new TypeError("Failed to fetch");
    const headers = { "x-reclaim-offline": server.id };
    if (path === "/offline") return new Response(html(server.files), { headers });
    if (isAsset(path)) {
      return new Response(path + server.bytes, {
        headers: { "cache-control": "public, immutable" },
      });
    }
    return new Response(`page ${path}`, { headers, status: server.status });
  });
  const { caches, kept } = fakeCaches();
  const match = caches.match;
  caches.match = (...asked) =>
    server.storage ? match(...asked) : Promise.reject(new Error("Unexpected internal error"));
  const offline = createOfflineCache({ caches, fetch: fetch as never });
  const work: Promise<unknown>[] = [];
  const later = (more: Promise<unknown>) => void work.push(more);
  const request = (path: string, init: RequestInit = {}) =>
    new Request(`${location.origin}${path}`, init);
  return {
    server,
    fetch,
    kept,
    offline,
    settle: () => Promise.all(work.splice(0)),
    open: async (
      path: string,
      preloaded: Promise<Response | undefined> = Promise.resolve(undefined),
    ) => {
      const answer = await offline.page(request(path), { preloaded, later });
      return await answer.text();
    },
    load: async (path: string, init?: RequestInit) =>
      await (await offline.asset(request(path, init), later)).text(),
  };
}

test("one page and its files are stored, and asked for without credentials", async () => {
  const { offline, fetch, kept } = worker();
  await offline.fill();
  expect(kept()).toEqual({ "reclaim-one": [...FILES, "/offline"] });
  expect(fetch.mock.calls.map(([, init]) => init?.credentials)).toEqual(["omit", "omit", "omit"]);
});

test("with a network, its page is shown and no page is stored", async () => {
  const { offline, open, settle, kept } = worker();
  await offline.fill();
  expect(await open("/journey")).toBe("page /journey");
  expect(await open("/journal", Promise.resolve(new Response("begun before")))).toBe(
    "begun before",
  );
  await settle();
  expect(kept()).toEqual({ "reclaim-one": [...FILES, "/offline"] });
});

test("without a network, every page is the stored one, and files come from the device", async () => {
  const { offline, server, open, load } = worker();
  await offline.fill();
  server.gone = true;
  expect(await open("/get-help")).toBe(html(FILES));
  expect(await load("/remotes/shell/1/s/shell-abcdefgh.js")).toBe(
    "/remotes/shell/1/s/shell-abcdefgh.js",
  );
});

test("a proxy with nobody behind it is as good as no network; another fault is shown", async () => {
  const { offline, server, open } = worker();
  await offline.fill();
  server.status = 503;
  expect(await open("/get-help")).toBe(html(FILES));
  server.status = 500;
  expect(await open("/get-help")).toBe("page /get-help");
});

test("where the device's storage is broken, all comes from the network", async () => {
  const { server, open, load, settle } = worker();
  server.storage = false;
  const [file = ""] = FILES;
  expect(await load(file)).toBe(file);
  expect(await open("/")).toBe("page /");
  server.status = 503;
  expect(await open("/")).toBe("page /");
  await settle();
});

test("a network that keeps silent is given up after 10 s", async () => {
  vi.useFakeTimers();
  const { offline, open } = worker();
  await offline.fill();
  const shown = open("/", new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await shown).toBe(html(FILES));
});

test("with nothing stored, the failure is the network's own", async () => {
  const { server, open } = worker();
  server.gone = true;
  await expect(open("/")).rejects.toThrow("Failed to fetch");
});

test("a page of a new composition brings its files, and the old ones go", async () => {
  const { offline, server, open, load, settle, kept } = worker();
  await offline.fill();
  await load("/remotes/mfe-billing/1/assets/page-abcdefgh.js");
  await settle();
  expect(Object.keys(kept())).toEqual(["reclaim-one", "reclaim-used"]);
  server.id = "two";
  server.files = ["/remotes/shell/2/s/shell-ijklmnop.js"];
  await open("/");
  await settle();
  expect(kept()).toEqual({ "reclaim-two": ["/remotes/shell/2/s/shell-ijklmnop.js", "/offline"] });
});

test("what is stored stays until all of the new has come", async () => {
  const { offline, server, open, settle } = worker();
  await offline.fill();
  server.id = "two";
  server.files = ["/icon.svg/not-there"];
  server.status = 404;
  await open("/");
  await settle();
  server.gone = true;
  expect(await open("/")).toBe(html(FILES));
});

test("files that broke off are asked for again at the next page", async () => {
  const { server, open, settle, kept } = worker();
  server.lost = FILES[1] ?? "";
  await open("/");
  await settle();
  expect(kept()).toEqual({ "reclaim-one": FILES.slice(0, 1) });
  server.lost = "";
  await open("/");
  await settle();
  expect(kept()).toEqual({ "reclaim-one": [...FILES, "/offline"] });
});

test("files of a composition that did not come whole make room for the next one", async () => {
  const { offline, server, open, load, settle, kept } = worker();
  await offline.fill();
  server.lost = "/remotes/shell/3/s/shell-mnopqrst.js";
  for (const id of ["two", "three"]) {
    Object.assign(server, { id, files: [`/remotes/shell/${id}/s/shell.js`, server.lost] });
    await open("/");
    await settle();
  }
  await load("/remotes/mfe-billing/1/assets/page-abcdefgh.js");
  await settle();
  server.id = "four";
  await open("/");
  await settle();
  expect(Object.keys(kept())).toEqual(["reclaim-one", "reclaim-used", "reclaim-four"]);
});

test.each([
  ["of the stored page", FILES[0] ?? ""],
  ["that was used", "/remotes/mfe-billing/1/assets/page-abcdefgh.js"],
])(
  "a file %s that is asked for past all caches is kept anew, where it was",
  async (_what, path) => {
    const { offline, server, load, settle, kept } = worker();
    server.bytes = " altered";
    await offline.fill();
    await load(path);
    await settle();
    const before = kept();
    server.bytes = "";
    expect(await load(path)).toBe(`${path} altered`);
    expect(await load(path, { cache: "reload" })).toBe(path);
    await settle();
    expect(await load(path)).toBe(path);
    expect(kept()).toEqual(before);
  },
);

test("files of versions are kept when they are used, the last 150 of them", async () => {
  const { server, load, settle, kept } = worker();
  for (let count = 1; count <= 160; count++) {
    await load(`/remotes/shell/1/s/part-${count}.js`);
    await settle();
  }
  expect(kept()["reclaim-used"]).toHaveLength(150);
  server.gone = true;
  expect(await load("/remotes/shell/1/s/part-160.js")).toBe("/remotes/shell/1/s/part-160.js");
  await expect(load("/remotes/shell/1/s/part-1.js")).rejects.toThrow("Failed to fetch");
});

test("calls, files and Storybook are no pages of ours, and only files of versions are kept", () => {
  expect(["/", "/get-help", "/journey/body-reset/1"].filter(isPage)).toHaveLength(3);
  const others = ["/api/me", "/api", "/storybook/", "/remotes/x.js", "/sw.js", "/healthz"];
  expect(others.filter(isPage)).toEqual([]);
  expect(
    ["/remotes/shell/1/s/shell-abcdefgh.js", "/remotes/shell/1/fonts/text-abcdefgh.woff2"].filter(
      isAsset,
    ),
  ).toHaveLength(2);
  expect(["/api/me", "/icon.svg", "/", "/sw.js", "/s/shell.js", "/remotes"].filter(isAsset))
    .toEqual([]);
});
