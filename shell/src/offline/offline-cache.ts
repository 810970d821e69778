import type { Bootstrap } from "@reclaim/contracts-gateway/bootstrap";

/** On every page, what the stored page is composed of; that is fetched anew when it changes. */
const COMPOSITION_HEADER = "x-reclaim-offline";
/** The page without a member that stands in when the network is gone. */
const OFFLINE_PAGE = "/offline";
const PREFIX = "reclaim-";
const USED_CACHE = `${PREFIX}used`;
/** Files kept because they were used; those of the stored page come on top. */
const USED_LIMIT = 150;
/** Milliseconds that the network has for a page. */
const NETWORK_TIMEOUT_MS = 10_000;

/** Answers of a proxy in front of nobody: as good as no network. */
const GATEWAY_ERRORS = new Set([502, 503, 504]);

/** True for files of a version, which never change. */
export const isAsset = (path: string): boolean => /^\/remotes\/.*\.\w+$/.test(path);

/** True for paths that answer with a page of the product. */
export const isPage = (path: string): boolean =>
  !/^\/(api|storybook|remotes)(\/|$)|\.[^/]*$|^\/(healthz|readyz|metrics)$/.test(path);

/** The files that a stored page needs, as the gateway wrote them into it. */
function parseAssets(html: string): string[] {
  const json = html.match(/id="reclaim-bootstrap">([^]*?)<\/script>/)?.[1] ?? "{}";
  return (JSON.parse(json) as Bootstrap).offline ?? [];
}

/**
 * The service worker's cache: files of versions as they are used, and one page with the files it needs.
 * Nothing of it is anybody's: the page is fetched without credentials, and no answer of /api and no
 * other page is ever stored.
 */
export function createOfflineCache(
  { caches, fetch }: { caches: CacheStorage; fetch: typeof globalThis.fetch },
) {
  /** A cached response, if the device's storage works: pages and files must come without it, too. */
  const keptOf = (asked: RequestInfo) =>
    caches.match(asked, { ignoreVary: true }).catch(() => undefined);
  /** Of a cache without the page, not all files have come. */
  const isWhole = (cacheName: string) =>
    caches.match(OFFLINE_PAGE, { cacheName, ignoreVary: true });
  let filling: Promise<void> | undefined;

  /** Fetches the page and its files; what was there before goes only when all of it has come. */
  async function fetchAll(): Promise<void> {
    const page = await fetch(OFFLINE_PAGE, { credentials: "omit", cache: "no-store" });
    const id = page.headers.get(COMPOSITION_HEADER);
    if (!page.ok || !id) throw new Error(`${OFFLINE_PAGE} answered ${page.status}`);
    const name = PREFIX + id;
    const others = (await caches.keys()).filter((one) => one.startsWith(PREFIX) && one !== name);
    const drop = (one: string) => caches.delete(one);
    // Where there is too little room, what broke off must not take more of it each time.
    const whole = await Promise.all(others.map((one) => one === USED_CACHE || isWhole(one)));
    await Promise.all(others.filter((_one, index) => !whole[index]).map(drop));
    const cache = await caches.open(name);
    const missing = async (url: string) => !await cache.match(url, { ignoreVary: true });
    await Promise.all(
      parseAssets(await page.clone().text()).map(async (url) => {
        if (!await missing(url)) return;
        const file = await fetch(url, { credentials: "omit" });
        if (!file.ok) throw new Error(`${url} answered ${file.status}`);
        await cache.put(url, file);
      }),
    );
    await cache.put(OFFLINE_PAGE, page);
    await Promise.all(others.map(drop));
  }
  const fill = (): Promise<void> => filling ??= fetchAll().finally(() => filling = undefined);

  async function keepUsed(request: Request, answer: Response): Promise<void> {
    const cache = await caches.open(USED_CACHE);
    await cache.put(request, answer);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, -USED_LIMIT).map((key) => cache.delete(key)));
  }

  /** Replaces the cached copies of a file by the present response. */
  async function keepInstead(request: Request, answer: Response): Promise<void> {
    const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
    const holds = await Promise.all(
      names.map((cacheName) => caches.match(request, { cacheName, ignoreVary: true })),
    );
    const holders = names.filter((_name, index) => holds[index]);
    if (holders.length === 0) return await keepUsed(request, answer);
    await Promise.all(
      holders.map(async (name) => (await caches.open(name)).put(request, answer.clone())),
    );
  }

  return {
    fill,

    /** A page from the network; the stored one when the network is gone or keeps silent. */
    async page(
      request: Request,
      { preloaded, later }: {
        /** Requests that the browser has started by itself. */
        preloaded: Promise<Response | undefined>;
        /** For work that goes on after the answer. */
        later: (work: Promise<unknown>) => void;
      },
    ): Promise<Response> {
      let answer: Response | undefined;
      let failure: unknown;
      try {
        answer = await withTimeout(
          NETWORK_TIMEOUT_MS,
          preloaded.then((begun) => begun ?? fetch(request)),
        );
      } catch (error) {
        failure = error;
      }
      if (!answer || GATEWAY_ERRORS.has(answer.status)) {
        const kept = await keptOf(OFFLINE_PAGE);
        if (kept) return kept;
        if (!answer) throw failure;
      }
      const id = answer.headers.get(COMPOSITION_HEADER);
      if (id) {
        later(isWhole(PREFIX + id).then((has) => has ? undefined : fill()).catch(() => {}));
      }
      return answer;
    },

    /**
     * A file of a version: what was kept of it, else from the network. A request past all caches has
     * found what was kept altered: it is kept anew.
     */
    async asset(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
      const isAnew = request.cache === "reload";
      const kept = isAnew ? undefined : await keptOf(request);
      if (kept) return kept;
      const answer = await fetch(request);
      if (answer.status === 200 && answer.headers.get("cache-control")?.includes("immutable")) {
        const keep = isAnew ? keepInstead : keepUsed;
        later(keep(request, answer.clone()).catch(() => {}));
      }
      return answer;
    },
  };
}

function withTimeout<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TypeError("no answer in time")), milliseconds);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}
