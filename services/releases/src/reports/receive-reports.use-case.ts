import type { ReleaseReports } from "@reclaim/contracts-releases/release-reports";
import type { ReleasesDeps } from "../shared/deps.ts";
import { LRUCache } from "lru-cache";
import { createVisitTicketVerifier } from "@reclaim/release-store/visit-ticket";
import { count, toldAfter } from "./health.model.ts";
import type { CompositionVersions } from "./composition-versions.cache.ts";
import { batchCounts, type VersionCounts } from "./counts.batch.ts";

/** How much is remembered of what visits told; a visit has an entry for each remote that it loaded. */
const MAX_REMEMBERED = 100_000;

interface Ports {
  versionsOfComposition(compositionId: string): Promise<CompositionVersions | null>;
  store(counts: VersionCounts[]): Promise<void>;
}

/**
 * Takes what a page tells of the versions that it was made of, each kind of report once. What comes
 * without a ticket of ours, or is of another version, counts nothing. Who tells is neither known nor
 * kept: a visit is a random number, remembered in memory until many others came.
 */
export function receiveReports(
  { visitTicketKey, clock }: Pick<ReleasesDeps, "visitTicketKey" | "clock">,
  { versionsOfComposition, store }: Ports,
) {
  const read = createVisitTicketVerifier(visitTicketKey);
  const remembered = new LRUCache<string, number>({ max: MAX_REMEMBERED });
  const nextBatch = batchCounts(store);

  return async ({ ticket, reports }: ReleaseReports): Promise<void> => {
    const visit = await read(ticket, clock.now());
    const parts = visit && await versionsOfComposition(visit.composition);
    if (!parts) return;
    const batch = nextBatch();
    for (const report of reports) {
      if (!parts.get(report.name)?.has(report.version)) continue;
      const key = `${visit.visit} ${report.name} ${report.version}`;
      const told = remembered.get(key) ?? 0;
      const tells = toldAfter(told, report);
      if (tells === told) continue;
      count(batch.countsOf(report), report, told);
      remembered.set(key, tells);
    }
    await batch.stored;
  };
}
