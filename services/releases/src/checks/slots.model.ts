import type { Release } from "@reclaim/contracts-releases/releases";
import {
  type CheckContext,
  type CheckResult,
  formatList,
  isInEveryVersion,
  releaseTitle,
  remotesAmong,
  resolveHandoversBetween,
} from "./check-context.model.ts";

/** Slots that exactly one remote fills, with the reason. Every other slot shows all who fill it. */
const EXCLUSIVE: Record<string, string> = {
  onboarding: "a visitor is received by one screen",
  "profile.dialog": "the header's button opens one dialog",
  tour: "a page is explained by one voice at a time",
  "crisis.help": "who needs help must find it once and at once",
  "feedback.widget": "a member is asked once what he thinks",
};

/** Slots that collide with another's, and slots that others would lose. */
export const checkSlots = (context: CheckContext): CheckResult => ({
  refusals: [
    ...filledTwice(context),
    ...notPreloaded(context),
    ...withdrawn(context),
    ...abandoned(context),
  ],
  fits: "Its slots collide with nobody's, and nobody loses one.",
});

const filledBy = (release: Release): string[] =>
  release.kind === "remote" ? release.remote.slots.map(({ name }) => name) : [];
const renders = (release: Release, slot: string): boolean =>
  Object.hasOwn(release.apiSurface.rendersSlots, slot);

function filledTwice({ candidate, serving }: CheckContext): string[] {
  const own = filledBy(candidate);
  return Object.entries(EXCLUSIVE).flatMap(([slot, reason]) => {
    if (!own.includes(slot)) return [];
    const others = fillingBeside(candidate, slot, serving).map(releaseTitle);
    if (others.length > 0) {
      return `It fills "${slot}", which is filled by ${formatList(others)}: ${reason}. ` +
        'Take it out of "slots" in remote.json, or have it hand the slot over first: ' +
        `"handoverTo": "${candidate.name}" there.`;
    }
    if (own.filter((name) => name === slot).length === 1) return [];
    return `It fills "${slot}" more than once: ${reason}. ` +
      'Leave one of them in "slots" of remote.json.';
  });
}

/** Who fills a slot along with the candidate: none of the two gives way to the other. */
const fillingBeside = (candidate: Release, slot: string, serving: Release[]): Release[] =>
  candidate.kind === "shell"
    ? []
    : remotesAmong(serving).filter((other) =>
      resolveHandoversBetween(candidate, other).every(({ slots }) =>
        slots.some(({ name }) => name === slot)
      )
    );

function notPreloaded({ candidate }: CheckContext): string[] {
  if (candidate.kind === "shell") return [];
  return candidate.remote.slots
    .filter(({ module }) => !Object.hasOwn(candidate.preload, module))
    .map(({ name, module }) =>
      `Its "preload" says nothing of ${module}, which fills "${name}". Build it again.`
    );
}

function withdrawn({ candidate, serving, replaced }: CheckContext): string[] {
  return Object.keys(replaced?.apiSurface.rendersSlots ?? {})
    .filter((slot) =>
      !isInEveryVersion([candidate, ...serving], (release) => renders(release, slot))
    )
    .flatMap((slot) => {
      const fillers = serving.filter((other) => filledBy(other).includes(slot)).map(releaseTitle);
      if (fillers.length === 0) return [];
      return `It no longer renders "${slot}", which is filled by ${formatList(fillers)}. ` +
        "Keep rendering it until nobody fills it.";
    });
}

/** What only one may fill, somebody must. */
function abandoned({ candidate, serving, replaced }: CheckContext): string[] {
  if (!replaced) return [];
  return Object.keys(EXCLUSIVE).flatMap((slot) => {
    const isFilled = isInEveryVersion(
      [candidate, ...serving],
      (release) => filledBy(release).includes(slot),
    );
    if (isFilled || !filledBy(replaced).includes(slot)) return [];
    const offering = [candidate, ...serving].filter((release) => renders(release, slot));
    if (offering.length === 0) return [];
    return `It no longer fills "${slot}", which is rendered by ${
      formatList(offering.map(releaseTitle))
    }, ` +
      "and nobody else fills it. Keep filling it: exactly one remote must.";
  });
}
