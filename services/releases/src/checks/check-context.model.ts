import { resolveHandovers } from "@reclaim/contracts-releases/handover";
import type {
  Release,
  RemoteManifest,
  RemoteRelease,
  ShellRelease,
} from "@reclaim/contracts-releases/releases";

/** What a release is judged by. */
export interface CheckContext {
  candidate: Release;
  /** Gzipped bytes of each file of the candidate, by its URL. */
  sizes: Record<string, number>;
  /** Every version of other names that gets traffic, live or on canary; the shell too. */
  serving: Release[];
  /** The live version of the candidate's own name. */
  replaced: Release | null;
}

/** What one check found: each refusal says what to do about it; `fits` is said when there is none. */
export interface CheckResult {
  refusals: string[];
  fits: string;
}

/** A release as a team speaks of it: "mfe-core 1.2.0-0f3a9c81b2d4". */
export const releaseTitle = ({ name, version }: Pick<Release, "name" | "version">): string =>
  `${name} ${version}`;

export const remotesAmong = (releases: readonly Release[]): RemoteRelease[] =>
  releases.filter((one) => one.kind === "remote");
export const shellsAmong = (releases: readonly Release[]): ShellRelease[] =>
  releases.filter((one) => one.kind === "shell");

/** What two remotes have beside each other, when one gives way to the other. */
export const resolveHandoversBetween = (
  { remote: one }: RemoteRelease,
  { remote: other }: RemoteRelease,
): [RemoteManifest, RemoteManifest] => [
  resolveHandovers(one, [other]),
  resolveHandovers(other, [one]),
];

/** True when every version of some name has something: so every visitor has it. */
export const isInEveryVersion = <Some extends Release>(
  releases: readonly Some[],
  has: (release: Some) => boolean,
): boolean => releases.some(({ name }) => releases.every((one) => one.name !== name || has(one)));

const MAX_LISTED = 6;

/** "a", "a and b", "a, b and c"; of many only the first, and how many more. */
export function formatList(items: readonly string[], word = "and"): string {
  const shown = items.length > MAX_LISTED
    ? [...items.slice(0, MAX_LISTED - 1), `${items.length - MAX_LISTED + 1} more`]
    : [...items];
  const last = shown.pop() ?? "";
  return shown.length > 0 ? `${shown.join(", ")} ${word} ${last}` : last;
}

/** The entries that two records have in common. What teams call things may be "constructor", too. */
export const commonEntries = <One, Other>(
  one: Record<string, One>,
  other: Record<string, Other>,
): [name: string, one: One, other: Other][] =>
  Object.entries(one).flatMap(([name, value]) =>
    Object.hasOwn(other, name) ? [[name, value, other[name] as Other]] : []
  );
