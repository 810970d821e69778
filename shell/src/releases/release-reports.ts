import type { ReleaseReport, ReleaseReports } from "@reclaim/contracts-releases/release-reports";
import type { IntegrityHashes } from "./import-map-integrity.ts";

/** Reports how one remote's versions fare. */
export interface VersionReporter {
  loaded(version: string): void;
  /** Its code did not load, or failed its integrity check. */
  loadFailed(version: string): void;
  /** A page or slot of it threw. */
  renderFailed(version: string): void;
}

export interface Reports {
  add(report: ReleaseReport): void;
  forRemote(name: string): VersionReporter;
}

/** Failures within this time go out in one call. */
const BATCH_DELAY_MS = 200;
/** By the contract of the call. */
const MAX_REPORTS_PER_CALL = 50;
/** The default of 250 would lose the requests after those, which the integrity check needs. */
const RESOURCE_BUFFER_SIZE = 1000;

/**
 * Reports the versions of this page visit, each version and kind once: failures at once, the rest
 * when the page is hidden. Reports name no member, and a call that fails is not retried. Without a
 * ticket nothing is reported.
 */
export function createReports(
  { ticket, hashes, shell }: {
    ticket: string | null;
    hashes: IntegrityHashes;
    shell: Pick<ReleaseReport, "name" | "version">;
  },
): Reports {
  const known = new Set<string>();
  const waiting: ReleaseReport[] = [];
  /** Failures whose cause is being determined. */
  const inDiagnosis = new Set<ReleaseReport>();
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
      const body: ReleaseReports = { ticket, reports: waiting.splice(0, MAX_REPORTS_PER_CALL) };
      fetch("/api/releases/reports", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
        credentials: "omit",
        // The call survives the page.
        keepalive: true,
      }).catch(() => {});
    }
  }
  if (ticket) {
    performance.setResourceTimingBufferSize?.(RESOURCE_BUFFER_SIZE);
    addEventListener("pagehide", () => {
      // The page ends before their cause is known.
      for (const failure of inDiagnosis) add(failure);
      inDiagnosis.clear();
      send();
    });
    document.addEventListener("visibilitychange", () => document.hidden && send());
  }

  function add(report: ReleaseReport) {
    const { name, version, kind, value } = report;
    if (!ticket || !isNew(name, version, kind)) return;
    waiting.push(report);
    const isFailure = value === undefined && kind !== "load";
    if (isFailure || document.hidden) timer ??= setTimeout(send, BATCH_DELAY_MS);
  }

  async function reportLoadFailure(name: string, version: string) {
    if (!ticket || !isNew(name, version)) return;
    const failure: ReleaseReport = { name, version, kind: "load_error" };
    inDiagnosis.add(failure);
    const altered = await import("./integrity-check.ts")
      .then(({ hasIntegrityMismatch }) =>
        hasIntegrityMismatch(`/remotes/${name}/${version}/`, hashes)
      )
      .catch(() => false);
    if (inDiagnosis.delete(failure)) add(altered ? { ...failure, kind: "integrity" } : failure);
  }

  return {
    add,
    forRemote(name) {
      const failed = new Set<string>();
      function countFailure(version: string) {
        failed.add(version);
        // Two failing versions of one remote point at the shell.
        if (failed.size > 1) add({ ...shell, kind: "render_error" });
      }
      return {
        loaded: (version) => add({ name, version, kind: "load" }),
        loadFailed(version) {
          // Offline, a failed load says nothing of the version.
          if (!navigator.onLine) return;
          void reportLoadFailure(name, version);
          countFailure(version);
        },
        renderFailed(version) {
          add({ name, version, kind: "render_error" });
          countFailure(version);
        },
      };
    },
  };
}
