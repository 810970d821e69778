import type { Inspection, InspectionResult } from "@reclaim/contracts/release-desk";
import { setTimeout } from "node:timers/promises";
import { inspect } from "./inspection.ts";
import type { InspectorAccount } from "./inspector-account.ts";
import { NobodyAnswers, Refusal, releasesClient } from "./releases-client.ts";
import { NoBrowser, warmBrowser } from "./warm-browser.ts";

/** Milliseconds. */
const ASK_AGAIN = 250;
const AFTER_FAULT = 5_000;
const WITHOUT_BROWSER = 60_000;

const MOST_TRIES = 3;

/** What is told of a release that could not be looked at. */
const impossible = ({ pages }: Inspection, error: unknown): InspectionResult => ({
  pages: pages.map(({ path, module }) => ({
    path,
    module,
    rendered: false,
    complaints: [`It could not be looked at: ${error instanceof Error ? error.message : "?"}`],
    scripts: [],
  })),
});

interface Surroundings {
  address: string;
  account: InspectorAccount;
  /** Ends it: what is being looked at is left. */
  signal: AbortSignal;
  /** Hears only what is wrong, each thing once. */
  log(line: string): void;
}

/** Looks at releases in a browser until it is told to end. */
export async function runInspector({ address, account, signal, log }: Surroundings): Promise<void> {
  const client = releasesClient(address, () => account.headers());
  const browser = warmBrowser(address);
  const said = new Set<string>();
  /** How often each inspection was begun. */
  const tried = new Map<string, number>();
  const once = (line: string) => {
    if (!said.has(line)) log(line);
    said.add(line);
  };

  async function lookAt(work: Inspection): Promise<void> {
    const cookie = await account.cookie();
    const tries = (tried.get(work.id) ?? 0) + 1;
    tried.set(work.id, tries);
    const result = await browser.asVisitor(cookie, (context) => inspect(context, address, work))
      .catch((error) => {
        if (tries < MOST_TRIES || error instanceof NoBrowser) throw error;
        // What cannot be looked at again and again must not keep others waiting.
        return impossible(work, error);
      });
    // What a closing browser shows is no fault of the release.
    if (signal.aborted) return;
    await client.tellInspection(work.id, result);
    tried.delete(work.id);
  }

  /** Asks for work and does it; answers how long to wait before the next time, in milliseconds. */
  async function turn(): Promise<number> {
    const started = Date.now();
    const work = await client.claimInspection(signal);
    // The service may hold the call until there is work; one that does not is asked gently.
    if (!work) return ASK_AGAIN - (Date.now() - started);
    await lookAt(work);
    return 0;
  }

  function afterFault(error: unknown): number {
    // It starts, or is away for a moment.
    const away = error instanceof Refusal && error.status >= 500;
    if (away || error instanceof NobodyAnswers) return ASK_AGAIN;
    const why = error instanceof Error ? error.message : String(error);
    if (error instanceof NoBrowser) {
      once(`There is no browser to look at releases with, so they stay unchecked: ${why}`);
      return WITHOUT_BROWSER;
    }
    // Its session ended, as with data that were cleared.
    if (error instanceof Refusal && error.status === 401) account.forget();
    else once(`Releases cannot be looked at: ${why}`);
    return AFTER_FAULT;
  }

  signal.addEventListener("abort", () => void browser.close());
  while (!signal.aborted) {
    const wait = await turn().catch((error) => (signal.aborted ? 0 : afterFault(error)));
    // Rejected only by the end.
    if (wait > 0) await setTimeout(wait, undefined, { signal }).catch(() => {});
  }
  await browser.close();
}
