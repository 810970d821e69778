import type { Release, RemoteRelease } from "@reclaim/contracts-releases/releases";
import {
  type CheckContext,
  type CheckResult,
  formatList,
  isInEveryVersion,
  releaseTitle,
  remotesAmong,
  resolveHandoversBetween,
} from "./check-context.model.ts";
import { answers, normalised } from "./paths.model.ts";

type Entry = RemoteRelease["remote"]["navigation"][number];

/** Entries that collide with another's, and entries that lead nowhere. */
export function checkNavigation({ candidate, serving, replaced }: CheckContext): CheckResult {
  const others = remotesAmong(serving);
  if (candidate.kind === "shell") {
    return { refusals: [], fits: "A shell has no entries in the navigation." };
  }
  const { navigation } = candidate.remote;
  return {
    refusals: [
      ...navigation.flatMap((entry, index) => [
        ...clashes(entry, navigation.slice(0, index), "its own"),
        ...others.flatMap((other) => {
          const [own, theirs] = resolveHandoversBetween(candidate, other);
          return own.navigation.includes(entry)
            ? clashes(entry, theirs.navigation, releaseTitle(other))
            : [];
        }),
        ...leadsNowhere(entry, candidate, others),
      ]),
      ...others.flatMap((other) => losesTarget(other, candidate, others, replaced)),
    ],
    fits: "Its entries in the navigation have places of their own and lead to pages.",
  };
}

const WAYS: [way: string, alike: (one: Entry, other: Entry) => boolean][] = [
  ["order", (one, other) => one.order === other.order],
  ["label", (one, other) => labelOf(one) === labelOf(other)],
  ["target", (one, other) => normalised(one.to) === normalised(other.to)],
];
const labelOf = ({ label }: Entry): string => label.trim().toLowerCase();

const clashes = (entry: Entry, theirs: Entry[], whose: string): string[] =>
  theirs.filter(({ place }) => place === entry.place).flatMap((other) => {
    const ways = WAYS.filter(([, alike]) => alike(entry, other)).map(([way]) => way);
    if (ways.length === 0) return [];
    const their = whose === "its own" ? `its own "${other.label}"` : `"${other.label}" of ${whose}`;
    return `"${entry.label}" has the same ${
      formatList(ways)
    } in the ${entry.place} navigation as ` +
      `${their}. Choose ${ways.length > 1 ? "others" : "another"}.`;
  });

const answersAt = ({ remote }: RemoteRelease, address: string): boolean =>
  remote.routes.some(({ path }) => answers(path, address));

/** True when some remote answers an address in every version of it that gets traffic. */
const isAnswered = (address: string, remotes: RemoteRelease[]): boolean =>
  isInEveryVersion(remotes, (remote) => answersAt(remote, address));

function leadsNowhere(
  { label, to }: Entry,
  candidate: RemoteRelease,
  others: RemoteRelease[],
): string[] {
  if (isAnswered(to, [candidate, ...others])) return [];
  const partly = others.find((other) => answersAt(other, to));
  if (partly) {
    return [
      `"${label}" leads to ${to}, which only ${
        releaseTitle(partly)
      } answers, not every version of ` +
      `${partly.name} that gets traffic. Wait until one of them is live for all.`,
    ];
  }
  return [
    `"${label}" leads to ${to}, which no live remote answers. ` +
    "Lead to a path of this product, and add the page first.",
  ];
}

/** Entries of others that lead to a page which the candidate takes away. */
function losesTarget(
  other: RemoteRelease,
  candidate: RemoteRelease,
  others: RemoteRelease[],
  replaced: Release | null,
): string[] {
  if (replaced?.kind !== "remote") return [];
  return other.remote.navigation
    .filter(({ to }) => answersAt(replaced, to) && !isAnswered(to, [candidate, ...others]))
    .map(({ label, to }) =>
      `"${label}" of ${releaseTitle(other)} leads to ${to}, which it no longer answers. ` +
      `Keep the page, or have ${other.name} released first without that entry.`
    );
}
