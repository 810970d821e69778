import type { ReleaseReports } from "@reclaim/contracts/release-reports";
import type { ServiceDeps } from "@reclaim/platform/service";
import { ticketReader } from "@reclaim/platform/visit-ticket";
import { count, toldAfter } from "./health.model.ts";
import type { Parts } from "./parts.ts";
import { gathered, type VersionCounts } from "./gathered.ts";

/** How much is remembered of what visits told; a visit has an entry for each remote that it loaded. */
const REMEMBERED = 100_000;

interface Ports {
  partsOf(compositionId: string): Promise<Parts | null>;
  store(counts: VersionCounts[]): Promise<void>;
}

/**
 * Takes what a page tells of the versions that it was made of, each kind of report once. What comes
 * without a ticket of ours, or is of another version, counts nothing. Who tells is neither known nor
 * kept: a visit is a random number, remembered in memory until many others came.
 */
export function receiveReports(
  { secret, clock }: Pick<ServiceDeps, "secret" | "clock">,
  { partsOf, store }: Ports,
) {
  const read = ticketReader(secret);
  const remembered = new Map<string, number>();
  const nextBatch = gathered(store);

  return async ({ ticket, reports }: ReleaseReports): Promise<void> => {
    const visit = read(ticket, clock.now());
    const parts = visit && await partsOf(visit.composition);
    if (!parts) return;
    const batch = nextBatch();
    for (const report of reports) {
      if (!parts.get(report.name)?.has(report.version)) continue;
      const key = `${visit.visit} ${report.name} ${report.version}`;
      const told = remembered.get(key) ?? 0;
      const tells = toldAfter(told, report);
      if (tells === told) continue;
      count(batch.countsOf(report), report, told);
      remembered.delete(key);
      remembered.set(key, tells);
      if (remembered.size > REMEMBERED) remembered.delete(remembered.keys().next().value ?? "");
    }
    await batch.stored;
  };
}
