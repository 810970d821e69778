import type { Bootstrap } from "@reclaim/contracts/composition";
import type { Inspection, InspectionResult } from "@reclaim/contracts/release-desk";
import { baseOf, type Release, SHELL } from "@reclaim/contracts/releases";
import type { BrowserContext, ConsoleMessage, Page } from "@playwright/test";
import { setTimeout } from "node:timers/promises";

type Target = Inspection["pages"][number];
type Seen = InspectionResult["pages"][number];

/** Milliseconds. */
const PAGE = 15_000;
const GATEWAY_FOLLOWS = 5_000;
const ASK_GATEWAY = 100;
/** A page is done when it has asked for nothing for so long; one that never rests is not waited for. */
const QUIET = 100;
const QUIET_BEFORE_PART = 600;
const LONGEST_UNREST = 3_000;

const PAGES_AT_ONCE = 2;
/** A page that says nothing for so long never will, as in an endless loop. */
const ANSWERS = 5_000;

const MOST_COMPLAINTS = 10;
const LONGEST_COMPLAINT = 300;

/** Events of a page that are listened to. */
const HEARD = ["pageerror", "console", "request", "requestfinished", "requestfailed"];

/** Opens every page of an inspection as the account that gets the candidate, and says what it saw. */
export async function inspect(
  context: BrowserContext,
  address: string,
  { name, version, pages }: Inspection,
): Promise<InspectionResult> {
  const seen = new Map<Target, Seen>();
  const waiting = [...pages];
  let leave = () => {};
  const stuck = new Promise<void>((resolve) => (leave = resolve));
  const opener = async (open: Page | undefined) => {
    if (waiting.length === 0) return;
    const page = open ?? await context.newPage();
    for (let target = waiting.shift(); target; target = waiting.shift()) {
      const found = await look(page, address, { name, version }, target);
      seen.set(target, found);
      // Nothing opens after a page that is stuck or crashed, nor beside it.
      if (!found.rendered && !await answers(page)) return leave();
    }
  };
  const open = context.pages();
  const all = Array.from({ length: PAGES_AT_ONCE }, (_, index) => opener(open[index]));
  await Promise.race([Promise.all(all), stuck]);
  return { pages: pages.flatMap((target) => seen.get(target) ?? []) };
}

/** What a page says; `otherwise` when it says nothing any more. */
const saidBy = <Said>(said: Promise<Said>, otherwise: Said): Promise<Said> =>
  Promise.race([said, setTimeout(ANSWERS, otherwise)]);

const answers = (page: Page): Promise<boolean> =>
  saidBy(page.evaluate(() => true).catch(() => false), false);

async function look(
  page: Page,
  address: string,
  candidate: { name: string; version: string },
  { path, remote, module }: Target,
): Promise<Seen> {
  const base = `${baseOf(candidate as Release)}/`;
  const scripts = new Set<string>();
  const complaints: string[] = [];
  /** Without the stack: its frames say nothing in a built file. */
  const complain = (text: string) => {
    const [line = ""] = text.replaceAll(address, "").split("\n", 1);
    // By characters: half of one is no text.
    complaints.push([...line].slice(0, LONGEST_COMPLAINT).join("").replace(/\p{Cs}/gu, "\ufffd"));
  };
  // Those of the page before it.
  for (const event of HEARD) page.removeAllListeners(event);
  page.on("pageerror", (error) => complain(`${error.name}: ${error.message}`));
  page.on("console", (message) => isFault(message, address) && complain(message.text()));
  page.on("request", (request) => {
    const url = request.url().replace(address, "");
    if (request.resourceType() === "script" && url.startsWith(base)) scripts.add(url);
  });
  const rest = whenAtRest(page);
  const done = (rendered: boolean, loaded = [...scripts]): Seen => ({
    path,
    module,
    rendered,
    complaints: complaints.slice(0, MOST_COMPLAINTS),
    scripts: loaded,
  });

  const place = `[data-remote="${remote}"]`;
  const { problem, shows } = await openWith(page, address + path, candidate, `${place} > *`);
  if (problem) complain(problem);
  else if (!await shows) {
    const hint = remote === candidate.name ? "; does src/remote.tsx define this path?" : "";
    complain(`nothing of ${remote} was on the page after ${PAGE / 1000} s${hint}`);
  }
  if (problem || !await shows) return done(false);
  const loaded = [...scripts];
  // What it adds to another remote's page comes after that page, or only when a member opens it.
  const isPart = candidate.name !== SHELL && candidate.name !== remote;
  await rest(() => (isPart && scripts.size === 0 ? QUIET_BEFORE_PART : QUIET));
  const failures = await saidBy<number | null>(page.locator(FAILED).count(), null);
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

/** What the shell shows in the place of a remote or a slot whose code failed. */
const FAILED = '[data-testid="remote-failed"], [data-testid="slot-failed"]';

/** A call that fails is no fault of the code: an invented address leads to nothing that is stored. */
function isFault(message: ConsoleMessage, address: string): boolean {
  if (message.type() !== "error") return false;
  const { url } = message.location();
  return !(url.startsWith(`${address}/api/`) &&
    message.text().startsWith("Failed to load resource"));
}

/**
 * Opens a page once the gateway has heard of the candidate, or says what hinders it. `shows` tells
 * whether the element came, or what stands there when it failed. Throws when the product or the
 * browser is away: that says nothing of a release.
 */
async function openWith(
  page: Page,
  url: string,
  { name, version }: { name: string; version: string },
  element: string,
): Promise<{ problem: string | null; shows: Promise<boolean> }> {
  const until = Date.now() + GATEWAY_FOLLOWS;
  for (;;) {
    const answer = await page.goto(url, { waitUntil: "commit", timeout: PAGE });
    if (answer === null) throw new Error("the browser says nothing of the page's answer");
    const shows = page.locator(`${element}, ${FAILED}`).first()
      .waitFor({ state: "attached", timeout: PAGE }).then(() => true, () => false);
    const composed = composedVersion(await saidBy(answer.text().catch(() => ""), ""), name);
    if (composed === version) return { problem: null, shows };
    if (Date.now() > until) {
      if (answer.status() >= 500) throw new Error(`the product answered with ${answer.status()}`);
      const problem = composed
        ? `the page was still made with ${name} ${composed}`
        : `the answer (${answer.status()}) was no page with ${name}`;
      return { problem, shows: Promise.resolve(false) };
    }
    await setTimeout(ASK_GATEWAY);
  }
}

/** The version of a remote, or of the shell, that a page says it is made of. */
export function composedVersion(html: string, name: string): string | undefined {
  const json = html.match(/id="reclaim-bootstrap">([^]*?)<\/script>/)?.[1];
  if (!json) return undefined;
  const { composition } = JSON.parse(json) as Bootstrap;
  if (name === SHELL) return composition.shell;
  return composition.remotes.find(({ manifest }) => manifest.name === name)?.version;
}

/** Waits until a page has asked for nothing for some milliseconds. */
function whenAtRest(page: Page): (quiet: () => number) => Promise<void> {
  let asked = 0;
  let last = 0;
  const change = (by: number) => () => {
    asked += by;
    last = Date.now();
  };
  page.on("request", change(1));
  page.on("requestfinished", change(-1));
  page.on("requestfailed", change(-1));
  return async (quiet) => {
    const until = Date.now() + LONGEST_UNREST;
    last = Date.now();
    while (Date.now() < until) {
      const left = last + quiet() - Date.now();
      if (asked <= 0 && left <= 0) return;
      await setTimeout(Math.max(left, 20));
    }
  };
}
