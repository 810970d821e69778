import type { ApiSurface, Release } from "@reclaim/contracts-releases/releases";
import type { TypePair } from "../compatibility/compare-types.model.ts";
import { findMismatches } from "../compatibility/compare-types.client.ts";
import {
  type CheckContext,
  type CheckResult,
  commonEntries,
  isInEveryVersion,
  releaseTitle,
} from "./check-context.model.ts";

/** One way in which releases meet: one provides what another consumes. */
interface Contact {
  provides: keyof ApiSurface;
  consumes: keyof ApiSurface;
  verbs: { provides: string; consumes: string; provided: string };
  /** What is handed over, as the path in a message begins. */
  label: string;
}

const EVENTS: Contact = {
  provides: "emits",
  consumes: "listensTo",
  verbs: { provides: "emits", consumes: "listens to", provided: "emitted" },
  label: "detail",
};
const SLOTS: Contact = {
  provides: "rendersSlots",
  consumes: "fillsSlots",
  verbs: { provides: "renders", consumes: "fills", provided: "rendered" },
  label: "props",
};

/** Events that the candidate emits or listens to, by the types of their details. */
export const checkEvents = async (context: CheckContext): Promise<CheckResult> => ({
  refusals: [...await findTypeConflicts(context, EVENTS), ...findLostEvents(context)],
  fits: "What it emits and listens to fits what the others listen to and emit.",
});

/** Slots that the candidate renders or fills, by the types of their props. */
export const checkSlotTypes = async (context: CheckContext): Promise<CheckResult> => ({
  refusals: await findTypeConflicts(context, SLOTS),
  fits: "The slots that it renders and fills have the same props for the others.",
});

async function findTypeConflicts(
  { candidate, serving }: CheckContext,
  { provides, consumes, verbs, label }: Contact,
): Promise<string[]> {
  const own = candidate.apiSurface;
  const pairs: { pair: TypePair; refuse: (reason: string) => string }[] = serving.flatMap((
    other,
  ) => [
    ...commonEntries(own[provides], other.apiSurface[consumes]).map(([name, given, expected]) => ({
      pair: { given, expected, label },
      refuse: (reason: string) =>
        `${releaseTitle(other)} ${verbs.consumes} "${name}" and would break: ${reason}. ` +
        `Keep the type, or have ${other.name} released first so that it takes both.`,
    })),
    ...commonEntries(other.apiSurface[provides], own[consumes]).map(([name, given, expected]) => ({
      pair: { given, expected, label },
      refuse: (reason: string) =>
        `It ${verbs.consumes} "${name}" and would break with what ${releaseTitle(other)} ` +
        `${verbs.provides}: ${reason}. Take what is ${verbs.provided} now.`,
    })),
  ]);
  const reasons = await findMismatches(pairs.map(({ pair }) => pair));
  return pairs.flatMap(({ refuse }, at) => reasons[at] ? [refuse(reasons[at])] : []);
}

/** Events that others listen to and that nobody emits once the candidate has replaced its predecessor. */
function findLostEvents({ candidate, serving, replaced }: CheckContext): string[] {
  const emits = (name: string, release: Release) => Object.hasOwn(release.apiSurface.emits, name);
  return Object.keys(replaced?.apiSurface.emits ?? {})
    .filter((name) => !isInEveryVersion([candidate, ...serving], (release) => emits(name, release)))
    .flatMap((name) =>
      serving.filter(({ apiSurface }) => Object.hasOwn(apiSurface.listensTo, name)).map((other) =>
        `It no longer emits "${name}", which ${
          releaseTitle(other)
        } listens to and nobody else emits. ` +
        "Keep emitting it until nobody listens to it."
      )
    );
}
