import type { ReleaseCheck } from "@reclaim/contracts-releases/release-desk";
import type { Release, RemoteRelease } from "@reclaim/contracts-releases/releases";
import { checkBudget } from "./budget.model.ts";
import { checkEvents, checkSlotTypes } from "./api-surface.model.ts";
import type { CheckContext, CheckResult } from "./check-context.model.ts";
import { checkHostApi } from "./host-api.model.ts";
import { checkIntegrity } from "./integrity.model.ts";
import { checkNavigation } from "./navigation.model.ts";
import { checkRoutes } from "./routes.model.ts";
import { checkShared } from "./shared.model.ts";
import { checkSlots } from "./slots.model.ts";

type Check = (context: CheckContext) => CheckResult | Promise<CheckResult>;

const CHECKS: Record<string, Check> = {
  "integrity": checkIntegrity,
  "host-api": checkHostApi,
  "shared": checkShared,
  "routes": checkRoutes,
  "navigation": checkNavigation,
  "slots": checkSlots,
  "slot types": checkSlotTypes,
  "events": checkEvents,
  "budget": checkBudget,
};

/**
 * Whether a release may get traffic beside what gets it now, as far as that can be told without a
 * browser: one entry per kind, whose message says what fits, or each refusal and what to do about it.
 */
export const checkRelease = (context: CheckContext): Promise<ReleaseCheck[]> =>
  runChecks(CHECKS, context);

/** Whether a remote may be taken off every page: others may lead to its pages, or need its slots. */
export const checkRemoval = (
  leaving: RemoteRelease,
  serving: Release[],
): Promise<ReleaseCheck[]> => {
  const nothing: RemoteRelease = {
    ...leaving,
    remote: { ...leaving.remote, routes: [], navigation: [], slots: [] },
    apiSurface: { emits: {}, listensTo: {}, rendersSlots: {}, fillsSlots: {} },
  };
  const context = { candidate: nothing, sizes: {}, serving, replaced: leaving };
  return runChecks({ navigation: checkNavigation, slots: checkSlots }, context);
};

const runChecks = (checks: Record<string, Check>, context: CheckContext): Promise<ReleaseCheck[]> =>
  Promise.all(
    Object.entries(checks).map(async ([check, run]) => {
      const { refusals, fits } = await run(context);
      const ok = refusals.length === 0;
      return { check, ok, message: ok ? fits : limitRefusals(refusals).join(" ") };
    }),
  );

const FALLBACK_CHECKS: Record<string, Check> = {
  "host-api": checkHostApi,
  "shared": checkShared,
  "slot types": checkSlotTypes,
  "events": checkEvents,
};

/**
 * True when a version may replace one that failed in a page. The page keeps the routes, entries and
 * slots of the failed one: the fallback must run beside `serving` and fit its events and slots.
 */
export async function isFallbackCompatible(
  candidate: Release,
  serving: Release[],
): Promise<boolean> {
  const context = { candidate, sizes: {}, serving, replaced: null };
  return (await runChecks(FALLBACK_CHECKS, context)).every(({ ok }) => ok);
}

const MAX_REFUSALS = 8;

/** Keeps the message of a release with many faults short. */
const limitRefusals = (refusals: string[]): string[] =>
  refusals.length > MAX_REFUSALS
    ? [
      ...refusals.slice(0, MAX_REFUSALS),
      `And ${refusals.length - MAX_REFUSALS} more of this kind.`,
    ]
    : refusals;
