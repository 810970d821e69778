import {
  BUCKETS,
  type LiveCanary,
  type LivePass,
  type LiveState,
} from "@reclaim/contracts-releases/composition";
import type { Tier } from "@reclaim/contracts-common/entitlements";

/** What decides what a visitor gets; null is what is not known of him. */
export interface Visitor {
  /** The number that his browser keeps, from 0 to below `BUCKETS`. */
  bucket: number | null;
  tier: Tier | null;
  /** His account id. */
  sub: string | null;
}

export interface CompositionAssignment {
  /** Names his composition among those of the state. */
  key: string;
  /** Versions that are loaded for him only, one per name. */
  passes: LivePass[];
}

/** How many buckets a share is: 1 percent is 100 of them. */
const countBuckets = ({ percent }: Pick<LiveCanary, "percent">): number =>
  Math.round(percent * BUCKETS / 100);

/** True when a bucket is in a canary's share. A share that grows keeps those who are in. */
export const isInCanaryShare = (
  canary: Pick<LiveCanary, "percent" | "offset">,
  bucket: number,
): boolean => (bucket + canary.offset) % BUCKETS < countBuckets(canary);

/** True while it matters which bucket a visitor is in. */
export const hasPartialCanary = ({ canaries }: Pick<LiveState, "canaries">): boolean =>
  canaries.some((canary) => countBuckets(canary) > 0 && countBuckets(canary) < BUCKETS);

/** The passes of an account that hold now. */
const findValidPasses = ({ passes }: LiveState, sub: string | null, now: Date): LivePass[] =>
  passes.filter((pass) => pass.sub === sub && Date.parse(pass.expiresAt) > now.getTime());

/** True while an account runs code that was not let near anybody else. */
export const isInspecting = (state: LiveState | undefined, sub: string, now: Date): boolean =>
  state !== undefined && findValidPasses(state, sub, now).some(({ kind }) => kind === "inspection");

/** What a visitor gets of a state. */
export function assignComposition(
  state: LiveState,
  visitor: Visitor,
  now: Date,
): CompositionAssignment {
  const own = findValidPasses(state, visitor.sub, now);
  const isIn = (canary: LiveCanary) =>
    (visitor.tier !== null && canary.tiers.includes(visitor.tier)) ||
    own.some(({ kind, name }) => kind === "tester" && name === canary.name) ||
    (visitor.bucket === null
      ? countBuckets(canary) === BUCKETS
      : isInCanaryShare(canary, visitor.bucket));
  const byName = new Map(
    own.filter(({ kind, part }) => kind !== "tester" && part).map((pass) => [pass.name, pass]),
  );
  return {
    key: state.canaries.filter(isIn).map(({ name }) => name).sort().join(),
    passes: [...byName.values()],
  };
}
