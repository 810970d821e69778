import type { ReleaseReport } from "@reclaim/contracts/release-reports";
import { onINP, onLCP } from "web-vitals";
import type { ShownPage } from "../session/host-provider.tsx";
import type { Reports } from "./reports.ts";

/** By the contract; a page in the background may take longer. */
const LONGEST = 600_000;

/**
 * Tells how fast the page was for its reader: the shell's figures, and those of the remote that was
 * shown then. A version that had to take over from another is not blamed for what that took.
 */
export function measure(
  { shell, shown, reports }: {
    shell: Pick<ReleaseReport, "name" | "version">;
    shown: ShownPage[];
    reports: Reports;
  },
): void {
  function tell(kind: ReleaseReport["kind"], value: number, page: ShownPage | undefined) {
    if (value > LONGEST) return;
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
    tell("inp", value, shown.findLast((page) => page.at <= at) ?? shown[0]);
  });
}
