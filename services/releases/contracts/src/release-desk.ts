import * as z from "zod/mini";
import { TIERS } from "@reclaim/contracts-common/entitlements";
import { releasedName, version } from "./release-names.ts";
import { text } from "@reclaim/contracts-common/text";

const instant = z.string();
/** A name that somebody gives to a person, a token or a team. */
export const givenName = text(60).check(z.minLength(1));

/** One check of a release, in plain words: what was looked at, and, refused, what to do about it. */
export const releaseCheck = z.object({
  /** Such as "host-api", "routes", "shared", "events", "slots", "budget", "browser". */
  check: z.string(),
  ok: z.boolean(),
  message: z.string(),
});
export type ReleaseCheck = z.infer<typeof releaseCheck>;

/**
 * Answer of POST /api/releases/{name} (an archive, 201) and GET /api/releases/{name}/{version}.
 * `state`: `checking` until a browser has looked at it, then `passed` or `refused`. What is `live`,
 * on `canary` or neither stands in `traffic`. Errors of publishing: 401 `team_token_required`, 403
 * `not_your_remote`, 409 `version_exists`, 413 `too_large`, 422 `bad_archive`, 422 `release_refused`
 * with the checks as details.
 */
export const publishedRelease = z.object({
  name: z.string(),
  version: z.string(),
  team: z.string(),
  publishedAt: instant,
  publishedBy: z.string(),
  state: z.enum(["checking", "passed", "refused"]),
  checks: z.array(releaseCheck),
  traffic: z.enum(["none", "live", "canary"]),
  /** Gzipped bytes of everything that it is made of. */
  bytes: z.number(),
});
export type PublishedRelease = z.infer<typeof publishedRelease>;

/**
 * Body of PUT /api/releases/{name}/{version}/canary: who gets it besides testers. Sent again, it
 * changes the share. Errors: 409 `not_passed`, 409 `release_refused`, 409 `too_many_canaries`.
 */
export const canaryShare = z.object({
  percent: z.number().check(z.gte(0), z.lte(100)),
  tiers: z.optional(z.array(z.enum(TIERS))),
});
export type CanaryShare = z.infer<typeof canaryShare>;

/**
 * Body of POST /api/releases/{name}/rollback: without a version, ends a running canary, else goes to
 * the last good one. Errors: 409 `nothing_to_roll_back_to`. DELETE /api/releases/{name} takes a
 * remote off every page, for one whose first version should not have gone live.
 */
export const rollback = z.object({ version: z.optional(version) });

/** What browsers told of one version. Times in milliseconds; null without enough visits. */
export const versionHealth = z.object({
  version: z.string(),
  visits: z.number(),
  /** Visits with at least one of each. */
  loadErrors: z.number(),
  renderErrors: z.number(),
  integrityFailures: z.number(),
  /** 75th percentile. */
  lcp: z.nullable(z.number()),
  inp: z.nullable(z.number()),
});
export type VersionHealth = z.infer<typeof versionHealth>;

/**
 * A canary beside what is live; `judgement` says in words what the test found so far. `health` and
 * `beside`, that of what is live, tell of the same time: since the canary began.
 */
export const deskCanary = z.object({
  version: z.string(),
  percent: z.number(),
  tiers: z.array(z.enum(TIERS)),
  startedAt: instant,
  startedBy: z.string(),
  health: versionHealth,
  beside: z.nullable(versionHealth),
  judgement: z.string(),
});

/** The version that everybody or a canary had before, while nothing has followed it. */
export const rolledBackFrom = z.object({
  version: z.string(),
  at: instant,
  /** Somebody rolled back; `canary test` took a canary back by itself. */
  by: z.string(),
  how: z.enum(["rolled back", "rolled back automatically"]),
  /** What the canary test found, in words. */
  why: z.nullable(z.string()),
});
export type RolledBackFrom = z.infer<typeof rolledBackFrom>;

export const deskRelease = z.object({
  name: z.string(),
  team: z.string(),
  /** Null until something went live. */
  live: z.nullable(z.object({ version: z.string(), since: instant, by: z.string() })),
  lastGood: z.nullable(z.string()),
  rolledBackFrom: z.nullable(rolledBackFrom),
  /** Of the live version, in the last 24 hours. */
  health: z.nullable(versionHealth),
  canary: z.nullable(deskCanary),
  /** Newest first, at most 20. */
  versions: z.array(publishedRelease),
  /** True for who may change it. */
  yours: z.boolean(),
  /**
   * Names what gets traffic of it now. A change that says `?expectedRevision=` with another one is refused with
   * 409 `revision_conflict`: whoever presses a button means what he sees.
   */
  revision: z.string(),
});
export type DeskRelease = z.infer<typeof deskRelease>;

/** Somebody who gets more than what is live, or an invitation that nobody has taken yet. */
export const deskPass = z.object({
  id: z.string(),
  kind: z.enum(["tester", "override"]),
  name: z.string(),
  version: z.nullable(z.string()),
  /** What the team calls this person. */
  label: z.string(),
  by: z.string(),
  accepted: z.boolean(),
  expiresAt: instant,
});
export type DeskPass = z.infer<typeof deskPass>;

/**
 * One line of the audit log. `actor` is a team with its token's name, a team member by the name that
 * he gave himself, "build", "operator" or "canary test".
 */
export const auditEntry = z.object({
  id: z.number(),
  at: instant,
  actor: z.string(),
  /** Such as "published", "activated", "canary started", "rolled back automatically", "override granted". */
  action: z.string(),
  name: z.string(),
  version: z.nullable(z.string()),
  detail: z.nullable(z.string()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** Answer of GET /api/releases/audit?before=<id>: newest first, 50 at a time. */
export const auditPage = z.object({ entries: z.array(auditEntry), next: z.nullable(z.number()) });
export type AuditPage = z.infer<typeof auditPage>;

/**
 * Answer of GET /api/releases/desk, for team members (403 `not_a_team_member` for others): every
 * remote and the shell, the newest 50 lines of the audit log, and the passes of one's own remotes.
 */
export const desk = z.object({
  /** Who looks: his name on this desk, and his teams. */
  you: z.object({ label: z.string(), teams: z.array(z.string()) }),
  sequence: z.number(),
  releases: z.array(deskRelease),
  passes: z.array(deskPass),
  audit: z.array(auditEntry),
});
export type Desk = z.infer<typeof desk>;

/**
 * Body of POST /api/releases/membership: a team's token makes the caller a member of that team on
 * this desk, under the name that he gives himself. Errors: 403 `unknown_token`.
 */
export const membership = z.object({
  token: z.string(),
  label: givenName,
});
export type Membership = z.infer<typeof membership>;

export const OVERRIDE_MAX_HOURS = 72;
/**
 * Body of POST /api/releases/passes: an invitation for one person. With `mine` it is the caller's own
 * at once. An `override` loads one published version that is not live; a `tester` gets whatever is
 * on canary of the remote. Ends after `hours` (at most 72 for an override, 2160 for a tester).
 * Errors: 404 for an unknown version, 409 `not_passed`.
 */
export const newPass = z.object({
  kind: z.enum(["tester", "override"]),
  name: releasedName,
  version: z.optional(version),
  label: givenName,
  hours: z.number().check(z.gte(1), z.lte(2160)),
  mine: z.optional(z.boolean()),
});
export type NewPass = z.infer<typeof newPass>;

/** Answer (201): `path` is what to send to the person, shown this once; null when it is one's own. */
export const madePass = z.object({ id: z.string(), path: z.nullable(z.string()) });
export type MadePass = z.infer<typeof madePass>;

/** Body of POST /api/releases/passes/preview and …/accept. Errors: 404 when unknown, used or over. */
export const passCode = z.object({ code: z.string() });
/** Answer of both: what the person would get, or has got. */
export const offeredPass = z.object({
  kind: z.enum(["tester", "override"]),
  name: z.string(),
  version: z.nullable(z.string()),
  team: z.string(),
  by: z.string(),
  expiresAt: instant,
});
export type OfferedPass = z.infer<typeof offeredPass>;

/** Answer of GET /api/releases/components: per component, the live remotes that are made with it. */
export const componentUse = z.object({
  components: z.record(
    z.string(),
    z.array(z.object({ name: z.string(), version: z.string(), team: z.string() })),
  ),
});
export type ComponentUse = z.infer<typeof componentUse>;

/**
 * Answer of GET and body of PUT /api/releases/teams/{team}, by the operator. `mail` is told of versions that were rolled back
 * automatically; `remotes` are the names it may release, also before the first release.
 */
export const team = z.object({
  mail: z.nullable(z.email()),
  remotes: z.array(releasedName),
});
export type Team = z.infer<typeof team>;
/** Answer of POST /api/releases/teams/{team}/tokens (body: { label }): shown this once. */
export const madeToken = z.object({ id: z.string(), token: z.string() });

/**
 * Answer of POST /api/releases/inspections/claim (operator's bearer and a session), 204 without work:
 * what to open for the caller, who gets the candidate on every page until `expiresAt`.
 */
export const inspection = z.object({
  id: z.string(),
  name: z.string(),
  version: z.string(),
  /** Addresses to open, each with the remote that must render it. */
  pages: z.array(z.object({ path: z.string(), remote: z.string(), module: z.string() })),
  expiresAt: instant,
});
export type Inspection = z.infer<typeof inspection>;

/** Body of POST /api/releases/inspections/{id}: what the browser saw. */
export const inspectionResult = z.object({
  pages: z.array(z.object({
    path: z.string(),
    module: z.string(),
    rendered: z.boolean(),
    /** Console errors, uncaught errors, policy violations. */
    complaints: z.array(z.string()),
    /** URLs of the candidate's scripts that the page loaded until it was rendered. */
    scripts: z.array(z.string()),
  })),
});
export type InspectionResult = z.infer<typeof inspectionResult>;
