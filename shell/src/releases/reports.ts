import type { ReleaseReport, ReleaseReports } from "@reclaim/contracts/release-reports";
import type { PageHashes } from "./page-hashes.ts";

/** What became of the code of one remote's versions. */
export interface Watch {
  ran(version: string): void;
  /** Its code could not be had, or is not the one that was released. */
  notLoaded(version: string): void;
  /** Its code threw where a page or a slot should be. */
  notRendered(version: string): void;
}

export interface Reports {
  add(report: ReleaseReport): void;
  watch(name: string): Watch;
}

/** Milliseconds that failures wait for each other. */
const TOGETHER = 200;
/** Of one call, by the contract. */
const AT_MOST = 50;
/** Browsers stop at 250, and what a page asked for after that would look as if it had not. */
const RESOURCES = 1000;

/**
 * What this page visit tells of the versions that ran on it, each kind of a version once: failures at
 * once, the rest when the page is hidden. Nobody is named, and a call that fails is forgotten. Without
 * a ticket nothing is told.
 */
export function createReports(
  { ticket, hashes, shell }: {
    ticket: string | null;
    hashes: PageHashes;
    shell: Pick<ReleaseReport, "name" | "version">;
  },
): Reports {
  const known = new Set<string>();
  const waiting: ReleaseReport[] = [];
  /** Failures whose cause is still being looked at. */
  const lookedAt = new Set<ReleaseReport>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function isNew(...about: string[]): boolean {
    const key = about.join();
    if (known.has(key)) return false;
    known.add(key);
    return true;
  }

  function send() {
    clearTimeout(timer);
    timer = undefined;
    while (ticket && waiting.length > 0) {
      const body: ReleaseReports = { ticket, reports: waiting.splice(0, AT_MOST) };
      fetch("/api/releases/reports", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
        credentials: "omit",
        // It goes out also when the page is gone.
        keepalive: true,
      }).catch(() => {});
    }
  }
  if (ticket) {
    performance.setResourceTimingBufferSize?.(RESOURCES);
    addEventListener("pagehide", () => {
      // Nobody will be here to say why.
      for (const failure of lookedAt) add(failure);
      lookedAt.clear();
      send();
    });
    document.addEventListener("visibilitychange", () => document.hidden && send());
  }

  function add(report: ReleaseReport) {
    const { name, version, kind, value } = report;
    if (!ticket || !isNew(name, version, kind)) return;
    waiting.push(report);
    const isFailure = value === undefined && kind !== "load";
    if (isFailure || document.hidden) timer ??= setTimeout(send, TOGETHER);
  }

  async function tellWhy(name: string, version: string) {
    if (!ticket || !isNew(name, version)) return;
    const failure: ReleaseReport = { name, version, kind: "load_error" };
    lookedAt.add(failure);
    const altered = await import("./altered-files.ts")
      .then(({ isAltered }) => isAltered(`/remotes/${name}/${version}/`, hashes))
      .catch(() => false);
    if (lookedAt.delete(failure)) add(altered ? { ...failure, kind: "integrity" } : failure);
  }

  return {
    add,
    watch(name) {
      const failed = new Set<string>();
      function fails(version: string) {
        failed.add(version);
        // One version may be broken: where two are, it is what they stand on.
        if (failed.size > 1) add({ ...shell, kind: "render_error" });
      }
      return {
        ran: (version) => add({ name, version, kind: "load" }),
        notLoaded(version) {
          // Without a network nothing loads, whatever the version is like.
          if (!navigator.onLine) return;
          void tellWhy(name, version);
          fails(version);
        },
        notRendered(version) {
          add({ name, version, kind: "render_error" });
          fails(version);
        },
      };
    },
  };
}
