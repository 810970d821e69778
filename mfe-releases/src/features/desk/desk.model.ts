import type {
  AuditEntry,
  Desk,
  DeskRelease,
  PublishedRelease,
} from "@reclaim/contracts-releases/release-desk";
import { failedShare, isFailing } from "../../shared/figures.model.ts";

/** As the contract of releases names it; importing it from there would bring all its schemas. */
const SHELL = "shell";

export type ReleaseFilter = "all" | "yours" | "canary";

const FILTERS: Record<ReleaseFilter, (release: DeskRelease) => boolean> = {
  all: () => true,
  yours: ({ yours }) => yours,
  canary: ({ canary }) => canary !== null,
};

/** The shell first, then by name: a row never moves while somebody reaches for its button. */
export const sortReleases = (releases: readonly DeskRelease[]): DeskRelease[] =>
  [...releases].sort((one, other) =>
    Number(other.name === SHELL) - Number(one.name === SHELL) || one.name.localeCompare(other.name)
  );

export const countReleases = (releases: readonly DeskRelease[], shown: ReleaseFilter): number =>
  releases.filter(FILTERS[shown]).length;

const has = (searched: string, ...words: string[]): boolean =>
  words.some((word) => word.toLowerCase().includes(searched.trim().toLowerCase()));

export const found = (
  releases: readonly DeskRelease[],
  shown: ReleaseFilter,
  searched: string,
): DeskRelease[] =>
  sortReleases(releases).filter((release) =>
    FILTERS[shown](release) && has(searched, release.name, release.team)
  );

/** Audit entries whose remote, version, actor or action contain `searched`. */
export const filterAuditEntries = (
  entries: readonly AuditEntry[],
  searched: string,
): AuditEntry[] =>
  entries.filter(({ name, version, actor, action }) =>
    has(searched, name, version ?? "", actor, action)
  );

/** Published after what is live went live, and with nobody before: what comes next. */
export function findCandidate(
  { live, versions, rolledBackFrom }: DeskRelease,
): PublishedRelease | undefined {
  const [newest] = versions;
  if (!newest || newest.traffic !== "none") return undefined;
  if (newest.version === rolledBackFrom?.version) return undefined;
  return !live || newest.publishedAt > live.since ? newest : undefined;
}

/** Published before what is live: to go there is to go back. */
export const isEarlier = ({ live, versions }: DeskRelease, version: PublishedRelease): boolean => {
  const now = versions.find((other) => other.version === live?.version);
  return now !== undefined && version.publishedAt < now.publishedAt;
};

/** Versions that a team can roll back to: the last good version first, also when it is none of the newest. */
export function earlierVersions(
  { lastGood, versions }: DeskRelease,
): { version: string; publishedAt?: string }[] {
  const passed = versions.filter(({ state, traffic }) => state === "passed" && traffic !== "live");
  if (!lastGood) return passed;
  const good = versions.find(({ version }) => version === lastGood) ?? { version: lastGood };
  return [good, ...passed.filter(({ version }) => version !== lastGood)];
}

/** Live versions that fail too often: one's own before others', the worst first. */
export const findFailing = (releases: readonly DeskRelease[]): DeskRelease[] =>
  releases.filter(({ health }) => health && isFailing(health))
    .sort((one, other) => Number(other.yours) - Number(one.yours) || shareOf(other) - shareOf(one));
const shareOf = ({ health }: DeskRelease): number => (health && failedShare(health)) ?? 0;

/**
 * How one's own release goes back: at one press to the last good version; after a question where
 * there is more to choose, or it was done just now; a remote whose first version is live can only be
 * taken off. A product always has its shell.
 */
export function getRollbackMode(release: DeskRelease): "now" | "ask" | "off" | null {
  const { name, live, lastGood, canary, rolledBackFrom, yours } = release;
  if (!yours || !live) return null;
  if (earlierVersions(release).length === 0) return name === SHELL ? null : "off";
  return lastGood && !canary && rolledBackFrom?.how !== "rolled back" ? "now" : "ask";
}

/** Versions for overrides: passed and not live. */
export const overridableVersions = ({ versions }: DeskRelease): PublishedRelease[] =>
  versions.filter(({ state, traffic }) => state === "passed" && traffic !== "live");

/** How many stand where: what is live, on canary, and where the newest versions are held up. */
export interface Summary {
  failing: number;
  live: number;
  canary: number;
  ready: number;
  refused: number;
  rolledBackAutomatically: number;
}

export function summariseDesk({ releases }: Desk): Summary {
  const newest = releases.flatMap((release) => findCandidate(release) ?? []);
  const inState = (state: PublishedRelease["state"]) =>
    newest.filter((candidate) => candidate.state === state).length;
  return {
    failing: findFailing(releases).length,
    live: releases.filter(({ live }) => live).length,
    canary: countReleases(releases, "canary"),
    ready: inState("passed"),
    refused: inState("refused"),
    rolledBackAutomatically:
      releases.filter(({ rolledBackFrom }) => rolledBackFrom?.how === "rolled back automatically")
        .length,
  };
}
