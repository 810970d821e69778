import type {
  AuditEntry,
  Desk,
  DeskPass,
  DeskRelease,
  OfferedPass,
  PublishedRelease,
  RolledBackFrom,
  VersionHealth,
} from "@reclaim/contracts-releases/release-desk";

/** So long before the time that a fake host has. */
export const before = (minutes: number): string =>
  new Date(Date.parse("2026-11-21T09:00:00Z") - minutes * 60_000).toISOString();

export const sampleHealth = (fields: Partial<VersionHealth> = {}): VersionHealth => ({
  version: "1.3.0-5d01c7aa90e2",
  visits: 12_480,
  loadErrors: 9,
  renderErrors: 3,
  integrityFailures: 0,
  lcp: 1240,
  inp: 88,
  ...fields,
});

export const sampleVersion = (fields: Partial<PublishedRelease> = {}): PublishedRelease => ({
  name: "mfe-community",
  version: "1.3.0-5d01c7aa90e2",
  team: "Community",
  publishedAt: before(3000),
  publishedBy: "Community (pipeline)",
  state: "passed",
  checks: [
    { check: "host-api", ok: true, message: "Needs ^1.0.0, and the live shell gives 1.0.0." },
    { check: "routes", ok: true, message: "No path collides with another remote's." },
    { check: "browser", ok: true, message: "5 pages rendered without an error." },
  ],
  traffic: "none",
  bytes: 48_300,
  ...fields,
});

export const NEXT = "1.4.0-0f3a9c81b2d4";
export const NOW = "1.3.0-5d01c7aa90e2";
export const EARLIER = "1.2.2-77ab03f1e9c0";

/** A remote of one's own: 1.3.0 is live, 1.2.2 the last good one. */
export const sampleRelease = (fields: Partial<DeskRelease> = {}): DeskRelease => {
  const name = fields.name ?? "mfe-community";
  const team = fields.team ?? "Community";
  return {
    name,
    team,
    live: { version: NOW, since: before(2880), by: "Ana" },
    lastGood: EARLIER,
    rolledBackFrom: null,
    health: sampleHealth(),
    canary: null,
    versions: [
      sampleVersion({ name, team, traffic: "live" }),
      sampleVersion({ name, team, version: EARLIER, publishedAt: before(20_000) }),
    ],
    yours: true,
    revision: "7",
    ...fields,
  };
};

/** The same with 1.4.0 published: nobody has it yet. */
export const withNext = (
  fields: Partial<DeskRelease> = {},
  next: Partial<PublishedRelease> = {},
): DeskRelease => {
  const release = sampleRelease(fields);
  const { name, team } = release;
  const version = sampleVersion({
    name,
    team,
    version: NEXT,
    publishedAt: before(12),
    bytes: 49_100,
    ...next,
  });
  return { ...release, versions: [version, ...release.versions] };
};

/** The same with 1.4.0 on canary. */
export const withCanary = (
  fields: Partial<DeskRelease> = {},
  canary: Partial<NonNullable<DeskRelease["canary"]>> = {},
): DeskRelease => ({
  ...withNext(fields, { traffic: "canary" }),
  canary: {
    version: NEXT,
    percent: 10,
    tiers: [],
    startedAt: before(35),
    startedBy: "Ana",
    health: sampleHealth({ version: NEXT, visits: 402, loadErrors: 1, renderErrors: 0, lcp: 1190 }),
    beside: sampleHealth({ visits: 3_615, loadErrors: 2, renderErrors: 1 }),
    judgement: "Not worse so far, after 402 visits.",
    ...canary,
  },
});

export const sampleRollback = (fields: Partial<RolledBackFrom> = {}): RolledBackFrom => ({
  version: NEXT,
  at: before(5),
  by: "Ana",
  how: "rolled back",
  why: null,
  ...fields,
});

export const sampleEntry = (fields: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 1,
  at: before(2880),
  actor: "Ana",
  action: "activated",
  name: "mfe-community",
  version: NOW,
  detail: null,
  ...fields,
});

export const samplePass = (fields: Partial<DeskPass> = {}): DeskPass => ({
  id: "pass-1",
  kind: "tester",
  name: "mfe-community",
  version: null,
  label: "Jonas",
  by: "Ana",
  accepted: true,
  expiresAt: before(-60 * 24 * 6),
  ...fields,
});

export const sampleDesk = (fields: Partial<Desk> = {}): Desk => ({
  you: { label: "Ana (Community)", teams: ["Community"] },
  sequence: 41,
  releases: [sampleRelease()],
  passes: [],
  audit: [],
  ...fields,
});

export const sampleOffer = (fields: Partial<OfferedPass> = {}): OfferedPass => ({
  kind: "tester",
  name: "mfe-community",
  version: null,
  team: "Community",
  by: "Ana",
  expiresAt: before(-60 * 24 * 7),
  ...fields,
});

/** How a service refuses. */
export const refusal = (status: number, code: string, message = code): Response =>
  Response.json({ code, message }, { status });
