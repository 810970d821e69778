import type { ReleaseReport } from "@reclaim/contracts-releases/release-reports";
import { classOf, noTimes } from "./time-classes.model.ts";

/** What browsers told of one version: counts of visits, and of times in `TIME_CLASSES`. */
export interface Health {
  /** Visits in which it ran or failed. */
  visits: number;
  /** Visits with at least one failure of any kind. */
  failed: number;
  loadErrors: number;
  renderErrors: number;
  integrityFailures: number;
  lcp: number[];
  inp: number[];
}

export const noHealth = (): Health => ({
  visits: 0,
  failed: 0,
  loadErrors: 0,
  renderErrors: 0,
  integrityFailures: 0,
  lcp: noTimes(),
  inp: noTimes(),
});

/** A bit for each kind, so that what a visit told of a version is one number. */
const KINDS = {
  load: 1,
  load_error: 2,
  render_error: 4,
  integrity: 8,
  lcp: 16,
  inp: 32,
} satisfies Record<ReleaseReport["kind"], number>;
const FAILURES = KINDS.load_error | KINDS.render_error | KINDS.integrity;
const VISITS = KINDS.load | FAILURES;

/** What a visit has told of a version after a report: the same number when it says nothing new. */
export const toldAfter = (told: number, { kind, value }: ReleaseReport): number =>
  isTime(kind) && value === undefined ? told : told | KINDS[kind];

/** Adds a report that says something new; `told` is what the visit told of this version before. */
export function count(health: Health, { kind, value = 0 }: ReleaseReport, told: number): void {
  if (isTime(kind)) {
    const index = classOf(value);
    health[kind][index] = (health[kind][index] ?? 0) + 1;
    return;
  }
  if (!(told & VISITS)) health.visits++;
  if (KINDS[kind] & FAILURES && !(told & FAILURES)) health.failed++;
  if (kind === "load_error") health.loadErrors++;
  if (kind === "render_error") health.renderErrors++;
  if (kind === "integrity") health.integrityFailures++;
}

const isTime = (kind: ReleaseReport["kind"]): kind is "lcp" | "inp" =>
  kind === "lcp" || kind === "inp";
