import type { ReleaseReport } from "@reclaim/contracts-releases/release-reports";
import { onINP, onLCP } from "web-vitals";
import type { PageView } from "../session/host-provider.tsx";
import type { Reports } from "./release-reports.ts";

/** The contract's maximum; a page in the background may take longer. */
const MAX_VALUE_MS = 600_000;

/**
 * Reports LCP and INP of this page visit for the shell and for the remote that was shown. A last good
 * version that took over from a failed one reports nothing, since the failure cost the time.
 */
export function reportWebVitals(
  { shell, shown, reports }: {
    shell: Pick<ReleaseReport, "name" | "version">;
    shown: PageView[];
    reports: Reports;
  },
): void {
  function tell(kind: ReleaseReport["kind"], value: number, page: PageView | undefined) {
    if (value > MAX_VALUE_MS) return;
    const state = page?.store?.state();
    const ran = state?.status === "ready" ? state.version : undefined;
    if (page?.store && ran !== page.store.composed) return;
    reports.add({ ...shell, kind, value });
    if (page?.store && ran) {
      reports.add({ name: page.store.manifest.name, version: ran, kind, value });
    }
  }
  onLCP(({ value }) => tell("lcp", value, shown[0]));
  onINP(({ value, entries }) => {
    const at = entries[0]?.startTime ?? Infinity;
    tell("inp", value, shown.findLast((page) => page.atMs <= at) ?? shown[0]);
  });
}
