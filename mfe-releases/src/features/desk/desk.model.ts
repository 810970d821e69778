import type {
  AuditEntry,
  Desk,
  DeskRelease,
  PublishedRelease,
} from "@reclaim/contracts/release-desk";

/** As the contract of releases names it; importing it from there would bring all its schemas. */
const SHELL = "shell";

export type Shown = "all" | "yours" | "canary";

const FITS: Record<Shown, (release: DeskRelease) => boolean> = {
  all: () => true,
  yours: ({ yours }) => yours,
  canary: ({ canary }) => canary !== null,
};

/** The shell first, then by name: a row never moves while somebody reaches for its button. */
export const inOrder = (releases: readonly DeskRelease[]): DeskRelease[] =>
  [...releases].sort((one, other) =>
    Number(other.name === SHELL) - Number(one.name === SHELL) || one.name.localeCompare(other.name)
  );

export const countOf = (releases: readonly DeskRelease[], shown: Shown): number =>
  releases.filter(FITS[shown]).length;

const has = (searched: string, ...words: string[]): boolean =>
  words.some((word) => word.toLowerCase().includes(searched.trim().toLowerCase()));

export const found = (
  releases: readonly DeskRelease[],
  shown: Shown,
  searched: string,
): DeskRelease[] =>
  inOrder(releases).filter((release) =>
    FITS[shown](release) && has(searched, release.name, release.team)
  );

/** Lines that speak of it: its remote, version, who did it, what. */
export const foundEntries = (entries: readonly AuditEntry[], searched: string): AuditEntry[] =>
  entries.filter(({ name, version, actor, action }) =>
    has(searched, name, version ?? "", actor, action)
  );

/** Published after what is live went live, and not with anybody yet: what comes next. */
export function candidateOf({ live, versions }: DeskRelease): PublishedRelease | undefined {
  const [newest] = versions;
  if (!newest || newest.traffic !== "none") return undefined;
  return !live || newest.publishedAt > live.since ? newest : undefined;
}

/** Published before what is live: to go there is to go back. */
export const isEarlier = ({ live, versions }: DeskRelease, version: PublishedRelease): boolean => {
  const now = versions.find((other) => other.version === live?.version);
  return now !== undefined && version.publishedAt < now.publishedAt;
};

/** What a team may go back to: the last good version first, also when it is none of the newest. */
export function earlierVersions(
  { lastGood, versions }: DeskRelease,
): { version: string; publishedAt?: string }[] {
  const passed = versions.filter(({ state, traffic }) => state === "passed" && traffic !== "live");
  if (!lastGood) return passed;
  const good = versions.find(({ version }) => version === lastGood) ?? { version: lastGood };
  return [good, ...passed.filter(({ version }) => version !== lastGood)];
}

/** A remote whose first version is live can only be taken off; a product always has its shell. */
export const canOnlyBeTakenOff = (release: DeskRelease): boolean =>
  release.live !== null && release.name !== SHELL && earlierVersions(release).length === 0;

/** What an override may load: checked, and not what everybody gets. */
export const overridable = ({ versions }: DeskRelease): PublishedRelease[] =>
  versions.filter(({ state, traffic }) => state === "passed" && traffic !== "live");

/** What changes who gets a version, as the audit log calls it. */
const TAKEN_BACK = "taken back";
const MOVES = new Set([TAKEN_BACK, "canary started", "activated", "rolled back"]);

/** The line of the audit log that says that a canary was taken back, while it was not tried again. */
export function takenBackOf(
  candidate: PublishedRelease,
  audit: readonly AuditEntry[],
): AuditEntry | undefined {
  const last = audit.find(({ name, version, action }) =>
    name === candidate.name && version === candidate.version && MOVES.has(action)
  );
  return last?.action === TAKEN_BACK ? last : undefined;
}

/** How many stand where: what is live, on canary, and where the newest versions are held up. */
export interface Summary {
  live: number;
  canary: number;
  ready: number;
  refused: number;
  takenBack: number;
}

export function summaryOf({ releases, audit }: Desk): Summary {
  const newest = releases.flatMap((release) => candidateOf(release) ?? []);
  const takenBack = newest.filter((candidate) => takenBackOf(candidate, audit)).length;
  const inState = (state: PublishedRelease["state"]) =>
    newest.filter((candidate) => candidate.state === state).length;
  return {
    live: releases.filter(({ live }) => live).length,
    canary: countOf(releases, "canary"),
    ready: inState("passed") - takenBack,
    refused: inState("refused"),
    takenBack,
  };
}
