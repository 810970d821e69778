import type { VersionHealth } from "@reclaim/contracts-releases/release-desk";

/** Above these, web.dev calls a page's LCP and INP (75th percentile, milliseconds) not good. */
export const GOOD_LCP_MS = 2500;
export const GOOD_INP_MS = 200;

/** Percent of the visits in which it did not load, render or verify; null without visits. */
export function failedShare(health: VersionHealth): number | null {
  const { visits, loadErrors, renderErrors, integrityFailures } = health;
  if (visits === 0) return null;
  // One visit may have had more than one of them.
  const failed = Math.min(visits, loadErrors + renderErrors + integrityFailures);
  return (failed / visits) * 100;
}

/** From so many visits on, of which so many failed, a version is said to fail: as a canary is judged. */
const MIN_VISITS = 20;
const MIN_FAILURES = 3;
/** Percent of the visits. */
const FAILING_ABOVE_PERCENT = 1;

/** True for what fails so often that somebody should look. */
export function isFailing(health: VersionHealth): boolean {
  const share = failedShare(health);
  if (share === null || health.visits < MIN_VISITS) return false;
  return share > FAILING_ABOVE_PERCENT && share / 100 * health.visits >= MIN_FAILURES;
}

/** Two decimals, so that figures below each other can be compared by eye. */
export const formatPercent = (percent: number): string => `${percent.toFixed(2)} %`;
export const formatCount = (count: number): string => count.toLocaleString("en");
export const formatSeconds = (milliseconds: number): string =>
  `${(milliseconds / 1000).toFixed(2)} s`;
export const formatMilliseconds = (milliseconds: number): string =>
  `${formatCount(Math.round(milliseconds))} ms`;

const KIB = 1024;
export const formatSize = (bytes: number): string =>
  bytes < KIB * KIB
    ? `${formatCount(Math.round(bytes / KIB))} KiB`
    : `${(bytes / KIB / KIB).toFixed(1)} MiB`;

/** With its sign, a true minus; what rounds to nothing has none. */
export function formatDifference(of: number, say: (value: number) => string): string {
  const size = say(Math.abs(of));
  return size === say(0) ? size : `${of < 0 ? "−" : "+"}${size}`;
}
