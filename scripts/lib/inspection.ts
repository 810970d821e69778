import type { Bootstrap } from "@reclaim/contracts-gateway/bootstrap";
import type { Inspection, InspectionResult } from "@reclaim/contracts-releases/release-desk";
import { baseOf, type Release, SHELL } from "@reclaim/contracts-releases/releases";
import type { BrowserContext, ConsoleMessage, Page, Request } from "@playwright/test";
import { setTimeout } from "node:timers/promises";

type Target = Inspection["pages"][number];
type PageResult = InspectionResult["pages"][number];

const PAGE_TIMEOUT_MS = 15_000;
const GATEWAY_TIMEOUT_MS = 5_000;
const GATEWAY_POLL_MS = 100;
/** A page is done without requests for this time; after the longest time it counts as done anyway. */
const IDLE_MS = 100;
const IDLE_BEFORE_PART_MS = 600;
const MAX_IDLE_WAIT_MS = 3_000;

const MAX_PARALLEL_PAGES = 2;
/** A page without a response for this time is in an endless loop. */
const RESPONSE_TIMEOUT_MS = 5_000;

const MAX_COMPLAINTS = 10;
const MAX_COMPLAINT_LENGTH = 300;

/** Page events with listeners. */
const PAGE_EVENTS = ["pageerror", "console", "request", "requestfinished", "requestfailed"];

/** Opens every page of an inspection as the account that gets the candidate, and reports the results. */
export async function inspect(
  context: BrowserContext,
  address: string,
  { name, version, pages }: Inspection,
): Promise<InspectionResult> {
  const seen = new Map<Target, PageResult>();
  const waiting = [...pages];
  let stopInspecting = () => {};
  const unresponsive = new Promise<void>((resolve) => (stopInspecting = resolve));
  const inspectQueue = async (open: Page | undefined) => {
    if (waiting.length === 0) return;
    const page = open ?? await context.newPage();
    for (let target = waiting.shift(); target; target = waiting.shift()) {
      const found = await inspectPage(page, address, { name, version }, target);
      seen.set(target, found);
      // Nothing opens after a page that is stuck or crashed, nor beside it.
      if (!found.rendered && !await isResponsive(page)) return stopInspecting();
    }
  };
  const open = context.pages();
  const all = Array.from({ length: MAX_PARALLEL_PAGES }, (_, index) => inspectQueue(open[index]));
  await Promise.race([Promise.all(all), unresponsive]);
  return { pages: pages.flatMap((target) => seen.get(target) ?? []) };
}

/** A value from the page; `fallback` when the page does not respond. */
const withFallback = <Value>(value: Promise<Value>, fallback: Value): Promise<Value> =>
  Promise.race([value, setTimeout(RESPONSE_TIMEOUT_MS, fallback)]);

const isResponsive = (page: Page): Promise<boolean> =>
  withFallback(page.evaluate(() => true).catch(() => false), false);

async function inspectPage(
  page: Page,
  address: string,
  candidate: { name: string; version: string },
  { path, remote, module }: Target,
): Promise<PageResult> {
  const base = `${baseOf(candidate as Release)}/`;
  const scripts = new Set<string>();
  const complaints: string[] = [];
  /** Without the stack: its frames say nothing in a built file. */
  const complain = (text: string) => {
    const [line = ""] = text.replaceAll(address, "").split("\n", 1);
    // By characters: half of one is no text.
    complaints.push(
      [...line].slice(0, MAX_COMPLAINT_LENGTH).join("").replace(/\p{Cs}/gu, "\ufffd"),
    );
  };
  // Listeners of the previous page.
  for (const event of PAGE_EVENTS) page.removeAllListeners(event);
  page.on("pageerror", (error) => complain(`${error.name}: ${error.message}`));
  page.on("console", (message) => isFault(message, address) && complain(message.text()));
  page.on("request", (request) => {
    const url = request.url().replace(address, "");
    if (request.resourceType() === "script" && url.startsWith(base)) scripts.add(url);
  });
  const waitUntilIdle = createIdleWaiter(page);
  const done = (rendered: boolean, loaded = [...scripts]): PageResult => ({
    path,
    module,
    rendered,
    complaints: complaints.slice(0, MAX_COMPLAINTS),
    scripts: loaded,
  });

  const place = `[data-remote="${remote}"]`;
  const { problem, shows } = await openWith(page, address + path, candidate, `${place} > *`);
  if (problem) complain(problem);
  else if (!await shows) {
    const hint = remote === candidate.name ? "; does src/remote.tsx define this path?" : "";
    complain(`nothing of ${remote} was on the page after ${PAGE_TIMEOUT_MS / 1000} s${hint}`);
  }
  if (problem || !await shows) return done(false);
  const loaded = [...scripts];
  // A slot of another remote's page loads after that page, or only when a member opens it.
  const isPart = candidate.name !== SHELL && candidate.name !== remote;
  await waitUntilIdle(() => (isPart && scripts.size === 0 ? IDLE_BEFORE_PART_MS : IDLE_MS));
  const failures = await withFallback<number | null>(page.locator(FAILURE_SELECTOR).count(), null);
  if (failures === null) {
    complain("it answers nothing any more, as in an endless loop");
    return done(false);
  }
  if (failures > 0) complain("a part of the page says that it did not load");
  const shown = await page.locator(place).first().getAttribute("data-version", { timeout: 1_000 })
    .catch(() => null);
  const another = remote === candidate.name && shown !== null && shown !== candidate.version;
  if (another) complain(`the page fell back to ${shown}`);
  const rendered = failures === 0 && shown !== null && !another;
  return done(rendered, isPart ? [...scripts] : loaded);
}

/** The places of remotes, slots and late parts whose code failed. */
const FAILURE_SELECTOR = '[data-testid="remote-failed"], [data-testid="part-failed"]';

/** A call that fails is no fault of the code: an invented address leads to nothing that is stored. */
function isFault(message: ConsoleMessage, address: string): boolean {
  if (message.type() !== "error") return false;
  const { url } = message.location();
  return !(url.startsWith(`${address}/api/`) &&
    message.text().startsWith("Failed to load resource"));
}

/**
 * Opens a page once the gateway serves the candidate; `problem` when it does not. `shows` resolves to
 * true when the element or a failure came. Throws when the product or the browser is away, which is
 * no fault of a release.
 */
async function openWith(
  page: Page,
  url: string,
  { name, version }: { name: string; version: string },
  element: string,
): Promise<{ problem: string | null; shows: Promise<boolean> }> {
  const until = Date.now() + GATEWAY_TIMEOUT_MS;
  for (;;) {
    const answer = await page.goto(url, { waitUntil: "commit", timeout: PAGE_TIMEOUT_MS });
    if (answer === null) throw new Error("the browser says nothing of the page's answer");
    const shows = page.locator(`${element}, ${FAILURE_SELECTOR}`).first()
      .waitFor({ state: "attached", timeout: PAGE_TIMEOUT_MS }).then(() => true, () => false);
    const composed = composedVersion(await withFallback(answer.text().catch(() => ""), ""), name);
    if (composed === version) return { problem: null, shows };
    if (Date.now() > until) {
      if (answer.status() >= 500) throw new Error(`the product answered with ${answer.status()}`);
      const problem = composed
        ? `the page was still made with ${name} ${composed}`
        : `the answer (${answer.status()}) was no page with ${name}`;
      return { problem, shows: Promise.resolve(false) };
    }
    await setTimeout(GATEWAY_POLL_MS);
  }
}

/** The version of a remote, or of the shell, in the composition of a page. */
export function composedVersion(html: string, name: string): string | undefined {
  const json = html.match(/id="reclaim-bootstrap">([^]*?)<\/script>/)?.[1];
  if (!json) return undefined;
  const { composition } = JSON.parse(json) as Bootstrap;
  if (name === SHELL) return composition.shell;
  return composition.remotes.find(({ manifest }) => manifest.name === name)?.version;
}

/** Returns a function that waits until the page has had no requests for some milliseconds. */
function createIdleWaiter(page: Page): (quiet: () => number) => Promise<void> {
  let asked = 0;
  let last = 0;
  const change = (by: number) => (request: Request) => {
    // A stream of news goes on as long as its page.
    if (request.resourceType() === "eventsource") return;
    asked += by;
    last = Date.now();
  };
  page.on("request", change(1));
  page.on("requestfinished", change(-1));
  page.on("requestfailed", change(-1));
  return async (quiet) => {
    const until = Date.now() + MAX_IDLE_WAIT_MS;
    last = Date.now();
    while (Date.now() < until) {
      const left = last + quiet() - Date.now();
      if (asked <= 0 && left <= 0) return;
      await setTimeout(Math.max(left, 20));
    }
  };
}
