import type { ComposedRemote } from "@reclaim/contracts-gateway/bootstrap";
import type { Page, Request } from "@playwright/test";
import { globSync, readFileSync } from "node:fs";
import { createMember, endLiveNews, expect, test } from "./fixtures.ts";

/** Longer than the delays of what the first screen does not need, in ms. */
const IDLE_MS = 5000;
/** Without toasts notices show in plain words, and without statistics nothing is missing. */
const DISPENSABLE = /\/(toast|web-vitals)-/;
const POST_LISTS = /\/api\/forum\/(posts\/type\/\w+|categories\/[\w-]+\/posts)(\?|$)/;
const SAMPLES: Record<string, string> = { id: "1", slug: "general" };

interface Visit {
  path: string;
  /** Without an account. */
  isVisitor?: boolean;
  /** What brings more chunks than the page itself. */
  act?: (page: Page) => Promise<void>;
}

/** The requests of a page: those for chunks since the last clear, and those without an answer. */
class Requests {
  readonly chunks = new Set<string>();
  readonly #open = new Set<Request>();
  #onIdle = () => {};
  constructor(readonly page: Page) {
    page.on("request", (request) => {
      this.#open.add(request);
      const { pathname } = new URL(request.url());
      if (/^\/remotes\/.*\.(js|css)$/.test(pathname)) this.chunks.add(pathname);
    });
    const close = (request: Request) => {
      this.#open.delete(request);
      if (this.#open.size === 0) this.#onIdle();
    };
    page.on("requestfinished", close).on("requestfailed", close);
  }
  /** Until every request has its answer, and the page asks for nothing more. */
  async settle(): Promise<void> {
    do {
      if (this.#open.size > 0) await new Promise<void>((resolve) => (this.#onIdle = resolve));
      // The last answer may lead to requests, or to another page.
      await this.page.waitForFunction(() =>
        new Promise((done) => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener("message", done, { once: true });
          port1.start();
          port2.postMessage(null);
        })
      );
    } while (this.#open.size > 0);
  }
}

/** Opens a page and waits for all of its chunks, also those that come when it is idle. */
async function open(requests: Requests, { path, act }: Visit): Promise<void> {
  const { page } = requests;
  await page.goto(path);
  await requests.settle();
  await act?.(page);
  await page.clock.runFor(IDLE_MS);
  await requests.settle();
}

const tryAgain = (page: Page) => page.getByRole("button", { name: "Try again" });

/** A page that lacks one chunk stays and says what is missing. */
async function leaveOut(requests: Requests, visit: Visit, chunk: string): Promise<void> {
  const { page } = requests;
  const url = `**${chunk}`;
  await page.route(url, (route) => route.abort());
  await open(requests, visit);
  await expect.soft(page.getByText("Reclaim cannot be shown"), chunk).toBeHidden();
  await expect.soft(page.getByRole("link", { name: "Get help" }), chunk).toBeVisible();
  if (!DISPENSABLE.test(chunk)) await expect(tryAgain(page).first(), chunk).toBeVisible();
  await page.unroute(url);
}

/** The retry of a page that lacks a chunk, which can be fetched now. */
async function retry(requests: Requests, chunk: string): Promise<void> {
  const { page } = requests;
  const arrived = page.waitForResponse((response) => response.url().endsWith(chunk));
  // Browsers that keep a failed import load the page anew.
  const reloaded = page.waitForEvent("load").catch(() => {});
  // By keyboard: at the end of a page the navigation may cover the button.
  await tryAgain(page).first().press("Enter");
  await Promise.race([arrived, reloaded]);
  await requests.settle();
  await page.clock.runFor(IDLE_MS);
  expect.soft((await arrived).ok(), chunk).toBe(true);
  await expect.soft(tryAgain(page), chunk).toHaveCount(0);
}

/** The pages of a remote: its own, and Home, which has slots of all remotes. */
function visitsOf(file: string): Visit[] {
  const { routes } = JSON.parse(readFileSync(file, "utf8")) as ComposedRemote["manifest"];
  const own = routes.map(({ path }) => ({
    path: path.replaceAll(/:(\w+)/g, (_all, name: string) => SAMPLES[name] ?? "1"),
  }));
  return [{ path: "/" }, ...own.filter(({ path }) => path !== "/")];
}

const ONBOARDING: Visit = {
  path: "/",
  isVisitor: true,
  async act(page) {
    const next = page.getByRole("button", { name: "Continue" });
    await next.or(tryAgain(page)).first().waitFor();
    if (await next.isVisible()) await next.click();
  },
};

/** The releases whose chunks are left out, each with the pages that load them. */
const VISITS: Record<string, Visit[]> = {
  shell: [{ path: "/" }],
  ...Object.fromEntries(
    globSync("mfe-*/remote.json").sort().map((file) => [file.split("/")[0], visitsOf(file)]),
  ),
};
// Its other pages are of the same build; onboarding comes before there is an account.
VISITS["mfe-core"] = [ONBOARDING, { path: "/" }];

// A page is opened anew for each of its chunks.
test.setTimeout(600_000);
for (const [release, visits] of Object.entries(VISITS)) {
  test(`each chunk of ${release} may not arrive, and its page stays`, async ({ page }) => {
    await page.clock.install();
    await endLiveNews(page);
    // Other tests may post at any time; which chunks a list brings must not depend on that.
    await page.route(POST_LISTS, (route) => route.fulfill({ json: [] }));
    const requests = new Requests(page);
    // The shell's entry is all of the page; shell-guard.spec.ts leaves it out.
    const seen = new Set<string>();
    let hasAccount = false;
    for (const visit of visits) {
      if (!visit.isVisitor && !hasAccount) {
        await createMember(page);
        hasAccount = true;
      }
      requests.chunks.clear();
      await open(requests, visit);
      const entry = await page.locator("script[type=module][src]").getAttribute("src");
      const chunks = [...requests.chunks].filter((path) =>
        path.startsWith(`/remotes/${release}/`) && path !== entry && !seen.has(path)
      );
      for (const chunk of chunks) {
        seen.add(chunk);
        await test.step(`${visit.path} without ${chunk}`, () => leaveOut(requests, visit, chunk));
      }
      // It loads the page anew, which brings all chunks: once for each page.
      const last = chunks.at(-1);
      if (last && !DISPENSABLE.test(last)) await retry(requests, last);
    }
    expect(seen.size).toBeGreaterThan(0);
  });
}
