import type { ReleaseCheck } from "@reclaim/contracts/release-desk";
import type { Release, RemoteRelease } from "@reclaim/contracts/releases";
import { checkBudget } from "./budget.model.ts";
import { checkEvents, checkSlotTypes } from "./exchanged.model.ts";
import type { Finding, Gate } from "./gate.model.ts";
import { checkHostApi } from "./host-api.model.ts";
import { checkIntegrity } from "./integrity.model.ts";
import { checkNavigation } from "./navigation.model.ts";
import { checkRoutes } from "./routes.model.ts";
import { checkShared } from "./shared.model.ts";
import { checkSlots } from "./slots.model.ts";

const CHECKS: Record<string, (gate: Gate) => Finding> = {
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
export const checkRelease = (gate: Gate): ReleaseCheck[] => judged(CHECKS, gate);

/** Whether a remote may be taken off every page: others may lead to its pages, or need its slots. */
export const checkWithdrawal = (leaving: RemoteRelease, serving: Release[]): ReleaseCheck[] => {
  const nothing: RemoteRelease = {
    ...leaving,
    remote: { ...leaving.remote, routes: [], navigation: [], slots: [] },
    exchanged: { emits: {}, hears: {}, offers: {}, fills: {} },
  };
  const gate = { candidate: nothing, sizes: {}, serving, replaced: leaving };
  return judged({ navigation: checkNavigation, slots: checkSlots }, gate);
};

const judged = (checks: Record<string, (gate: Gate) => Finding>, gate: Gate): ReleaseCheck[] =>
  Object.entries(checks).map(([check, find]) => {
    const { refusals, fits } = find(gate);
    const ok = refusals.length === 0;
    return { check, ok, message: ok ? fits : shortened(refusals).join(" ") };
  });

/**
 * Whether a version may take over in a page whose own one failed there. Pages, entries and slots are
 * still those of the other one: it must run, and understand what is exchanged.
 */
export const canStepIn = (candidate: Release, serving: Release[]): boolean =>
  [checkHostApi, checkShared, checkSlotTypes, checkEvents].every((find) =>
    find({ candidate, sizes: {}, serving, replaced: null }).refusals.length === 0
  );

const MOST = 8;

/** A release that is wrong altogether must not be told about for pages. */
const shortened = (refusals: string[]): string[] =>
  refusals.length > MOST
    ? [...refusals.slice(0, MOST), `And ${refusals.length - MOST} more of this kind.`]
    : refusals;
