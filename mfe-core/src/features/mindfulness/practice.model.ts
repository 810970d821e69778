const MIN_KEPT_MS = 60_000;
/** A timer may be late by so much: what was done to its end counts as done. */
const TOLERANCE_MS = 1000;

/**
 * The seconds of a practice that is kept: one that was done to its end, or for a minute or more. Null
 * for less.
 */
export function keptSeconds(practisedMs: number, durationSeconds: number): number | null {
  const durationMs = durationSeconds * 1000;
  if (practisedMs < Math.min(MIN_KEPT_MS, durationMs - TOLERANCE_MS)) return null;
  return Math.round(Math.min(practisedMs, durationMs) / 1000);
}
