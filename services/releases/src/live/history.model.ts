import type { RolledBackFrom } from "@reclaim/contracts-releases/release-desk";
import type { ActivationRow, CanaryRow } from "./live.table.ts";

/** How the audit log names who takes a canary back. */
export const CANARY_TEST = "canary test";

/** Names what gets traffic of one name: another activation, canary or share has another. */
export const revisionOf = (
  live: Pick<ActivationRow, "id"> | undefined,
  canary: Pick<CanaryRow, "id" | "percent" | "tiers"> | undefined,
): string =>
  [live?.id ?? 0, ...canary ? [canary.id, canary.percent, ...canary.tiers] : []].join(".");

/**
 * The version that was rolled back from last, by the activations of one name, newest first, and
 * its newest canary; null as soon as another followed, or it is tried again.
 */
export function rolledBackFrom(
  [live, before]: Pick<ActivationRow, "version" | "at" | "by" | "ended" | "endedAt">[],
  canary: Pick<CanaryRow, "version" | "ended" | "endedAt"> | undefined,
): { version: string; at: Date; by: string; how: RolledBackFrom["how"] } | null {
  if (
    canary?.ended === "rolled back automatically" && canary.endedAt &&
    !(live && live.at > canary.endedAt)
  ) {
    return {
      version: canary.version,
      at: canary.endedAt,
      by: CANARY_TEST,
      how: "rolled back automatically",
    };
  }
  if (!live || live.endedAt || before?.ended !== "rolled back") return null;
  if (canary?.version === before.version && !canary.endedAt) return null;
  return { version: before.version, at: live.at, by: live.by, how: "rolled back" };
}
