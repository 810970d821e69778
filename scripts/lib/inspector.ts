import type { Inspection, InspectionResult } from "@reclaim/contracts-releases/release-desk";
import { setTimeout } from "node:timers/promises";
import { inspect } from "./inspection.ts";
import type { InspectorAccount } from "./inspector-account.ts";
import { createReleasesClient, ProductUnreachable, ReleasesApiError } from "@reclaim/cli";
import { BrowserNotFoundError, createInspectionBrowser } from "./inspection-browser.ts";

const POLL_INTERVAL_MS = 250;
const ERROR_DELAY_MS = 5_000;
const BROWSER_RETRY_DELAY_MS = 60_000;

const MAX_ATTEMPTS = 3;

/** The result of a release that could not be inspected. */
const failedInspection = ({ pages }: Inspection, error: unknown): InspectionResult => ({
  pages: pages.map(({ path, module }) => ({
    path,
    module,
    rendered: false,
    complaints: [`It could not be looked at: ${error instanceof Error ? error.message : "?"}`],
    scripts: [],
  })),
});

interface InspectorOptions {
  address: string;
  account: InspectorAccount;
  /** Ends it, with the current inspection left undone. */
  signal: AbortSignal;
  /** Gets faults only, each once. */
  log(line: string): void;
}

/** Inspects releases in a browser until `signal` aborts. */
export async function runInspector(
  { address, account, signal, log }: InspectorOptions,
): Promise<void> {
  const client = createReleasesClient(address, () => account.headers());
  const browser = createInspectionBrowser(address);
  const logged = new Set<string>();
  /** Attempts by inspection id. */
  const attempts = new Map<string, number>();
  const logOnce = (line: string) => {
    if (!logged.has(line)) log(line);
    logged.add(line);
  };

  async function runInspection(work: Inspection): Promise<void> {
    const cookie = await account.cookie();
    const attempt = (attempts.get(work.id) ?? 0) + 1;
    attempts.set(work.id, attempt);
    const result = await browser.asVisitor(cookie, (context) => inspect(context, address, work))
      .catch((error) => {
        if (attempt < MAX_ATTEMPTS || error instanceof BrowserNotFoundError) throw error;
        // An inspection that fails again and again must not block others.
        return failedInspection(work, error);
      });
    // The errors of a closing browser are no fault of the release.
    if (signal.aborted) return;
    await client.reportInspection(work.id, result);
    attempts.delete(work.id);
  }

  /** Claims an inspection and runs it; resolves to the delay before the next poll, in milliseconds. */
  async function pollOnce(): Promise<number> {
    const started = Date.now();
    const work = await client.claimInspection(signal);
    // The service may hold the call until there is work; one that does not is polled slowly.
    if (!work) return POLL_INTERVAL_MS - (Date.now() - started);
    await runInspection(work);
    return 0;
  }

  function handleError(error: unknown): number {
    // The product is starting or restarting.
    const away = error instanceof ReleasesApiError && error.status >= 500;
    if (away || error instanceof ProductUnreachable) return POLL_INTERVAL_MS;
    const why = error instanceof Error ? error.message : String(error);
    if (error instanceof BrowserNotFoundError) {
      logOnce(`There is no browser to look at releases with, so they stay unchecked: ${why}`);
      return BROWSER_RETRY_DELAY_MS;
    }
    // The session has ended, for example since the data were cleared.
    if (error instanceof ReleasesApiError && error.status === 401) account.forget();
    else logOnce(`Releases cannot be looked at: ${why}`);
    return ERROR_DELAY_MS;
  }

  signal.addEventListener("abort", () => void browser.close());
  while (!signal.aborted) {
    const wait = await pollOnce().catch((error) => (signal.aborted ? 0 : handleError(error)));
    // It rejects only when `signal` aborts.
    if (wait > 0) await setTimeout(wait, undefined, { signal }).catch(() => {});
  }
  await browser.close();
}
