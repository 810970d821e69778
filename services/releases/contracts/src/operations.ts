import { defineOperations, RELEASE_ARCHIVE_TYPE } from "@reclaim/contracts-common/operations";
import * as z from "zod/mini";
import {
  auditPage,
  canaryShare,
  componentUse,
  desk,
  givenName,
  inspection,
  inspectionResult,
  madePass,
  madeToken,
  membership,
  newPass,
  offeredPass,
  passCode,
  publishedRelease,
  rollback,
  team,
} from "./release-desk.ts";
import { releasedName, version } from "./release-names.ts";
import { releaseReports } from "./release-reports.ts";
import { discovery } from "./releases.ts";

const ARCHIVE_MAX_BYTES = 32 << 20;

const released = { name: releasedName };
const releasedVersion = { name: releasedName, version };
const id = { id: z.string() };
const teamName = { team: givenName };
/** The revision that the caller decided by; 409 `revision_conflict` when it is another by now. */
const expectedRevision = z.object({ expectedRevision: z.optional(z.string()) });

/** A change of what is live is answered with the sequence of the new state. */
const changedLiveState = z.object({ sequence: z.int() });
const rolledBack = z.extend(changedLiveState, { version: z.nullable(z.string()) });

/**
 * Calls marked public take a team's or the operator's bearer token instead of a session; the service
 * decides who may do what.
 */
export const releasesOperations = defineOperations({
  discoverReleases: {
    call: "GET /api/releases",
    summary: "Read what is live, by the Frontend Discovery schema",
    public: true,
    answers: { 200: discovery },
  },
  listComponentsInUse: {
    call: "GET /api/releases/components",
    summary: "List which live remotes use which component",
    public: true,
    answers: { 200: componentUse },
  },
  readDesk: {
    call: "GET /api/releases/desk",
    summary: "Read the release desk (team members)",
    answers: { 200: desk },
    errors: { 403: ["not_a_team_member"] },
  },
  listAuditLog: {
    call: "GET /api/releases/audit",
    summary: "Read the audit log, newest first (team members)",
    query: z.object({ before: z.optional(z.coerce.number()) }),
    answers: { 200: auditPage },
    errors: { 403: ["not_a_team_member"] },
  },
  reportVisit: {
    call: "POST /api/releases/reports",
    summary: "Report how versions did on a page",
    public: true,
    body: releaseReports,
    answers: { 202: null },
  },
  publishRelease: {
    call: "POST /api/releases/{name}",
    summary: "Publish a version",
    public: true,
    parameters: released,
    body: { contentType: RELEASE_ARCHIVE_TYPE, maxBytes: ARCHIVE_MAX_BYTES },
    answers: { 201: publishedRelease },
    errors: {
      401: ["team_token_required"],
      403: ["unknown_token", "not_your_remote"],
      409: ["version_exists"],
      413: ["too_large"],
      422: ["bad_archive", "release_refused"],
    },
  },
  readRelease: {
    call: "GET /api/releases/{name}/{version}",
    summary: "Read a version and its checks",
    public: true,
    parameters: releasedVersion,
    answers: { 200: publishedRelease },
    errors: {
      401: ["team_token_required"],
      403: ["unknown_token", "not_your_remote"],
      404: ["unknown_version"],
    },
  },
  activateRelease: {
    call: "POST /api/releases/{name}/{version}/activate",
    summary: "Make a version live",
    public: true,
    parameters: releasedVersion,
    query: expectedRevision,
    answers: { 200: changedLiveState },
    errors: {
      401: ["team_token_required"],
      403: ["unknown_token", "not_your_remote"],
      404: ["unknown_version"],
      409: ["revision_conflict", "not_passed", "live_already"],
      422: ["release_refused"],
    },
  },
  startCanary: {
    call: "PUT /api/releases/{name}/{version}/canary",
    summary: "Give a version to a share of the visitors",
    public: true,
    parameters: releasedVersion,
    query: expectedRevision,
    body: canaryShare,
    answers: { 200: changedLiveState },
    errors: {
      401: ["team_token_required"],
      403: ["unknown_token", "not_your_remote"],
      404: ["unknown_version"],
      409: ["revision_conflict", "not_passed", "live_already", "too_many_canaries"],
      422: ["release_refused"],
    },
  },
  stopCanary: {
    call: "DELETE /api/releases/{name}/canary",
    summary: "Stop a canary",
    public: true,
    parameters: released,
    query: expectedRevision,
    answers: { 200: changedLiveState },
    errors: {
      401: ["team_token_required"],
      403: ["unknown_token", "not_your_remote"],
      409: ["revision_conflict"],
    },
  },
  removeRemote: {
    call: "DELETE /api/releases/{name}",
    summary: "Take a remote off every page",
    public: true,
    parameters: released,
    query: expectedRevision,
    answers: { 200: changedLiveState },
    errors: {
      401: ["team_token_required"],
      403: ["unknown_token", "not_your_remote"],
      409: ["revision_conflict", "shell_stays"],
      422: ["release_refused"],
    },
  },
  rollBackRelease: {
    call: "POST /api/releases/{name}/rollback",
    summary: "Go back to a version",
    public: true,
    parameters: released,
    query: expectedRevision,
    body: rollback,
    answers: { 200: rolledBack },
    errors: {
      401: ["team_token_required"],
      403: ["unknown_token", "not_your_remote"],
      404: ["unknown_version"],
      409: ["revision_conflict", "nothing_to_roll_back_to", "live_already"],
      422: ["release_refused"],
    },
  },
  readTeam: {
    call: "GET /api/releases/teams/{team}",
    summary: "Read a team (operator)",
    public: true,
    parameters: teamName,
    answers: { 200: team },
    errors: { 401: ["team_token_required"], 403: ["operator_only", "unknown_token"] },
  },
  saveTeam: {
    call: "PUT /api/releases/teams/{team}",
    summary: "Create or change a team (operator)",
    public: true,
    parameters: teamName,
    body: team,
    answers: { 204: null },
    errors: {
      401: ["team_token_required"],
      403: ["operator_only", "unknown_token"],
      409: ["belongs_to_another_team"],
    },
  },
  createToken: {
    call: "POST /api/releases/teams/{team}/tokens",
    summary: "Create a token of a team (operator)",
    public: true,
    parameters: teamName,
    body: z.object({ label: givenName }),
    answers: { 201: madeToken },
    errors: { 401: ["team_token_required"], 403: ["operator_only", "unknown_token"] },
  },
  revokeToken: {
    call: "DELETE /api/releases/teams/{team}/tokens/{id}",
    summary: "Revoke a token (operator)",
    public: true,
    parameters: { ...teamName, ...id },
    answers: { 204: null },
    errors: { 401: ["team_token_required"], 403: ["operator_only", "unknown_token"] },
  },
  joinTeam: {
    call: "POST /api/releases/membership",
    summary: "Join a team with one of its tokens",
    body: membership,
    answers: { 204: null },
    errors: { 403: ["unknown_token"] },
  },
  createPass: {
    call: "POST /api/releases/passes",
    summary: "Invite a tester, or load a version for oneself",
    body: newPass,
    answers: { 201: madePass },
    errors: {
      401: ["team_token_required"],
      403: ["not_a_team_member", "unknown_token", "not_your_remote"],
      404: ["unknown_version"],
      409: ["not_passed"],
    },
  },
  previewPass: {
    call: "POST /api/releases/passes/preview",
    summary: "Read what an invitation offers",
    body: passCode,
    answers: { 200: offeredPass },
  },
  acceptPass: {
    call: "POST /api/releases/passes/accept",
    summary: "Accept an invitation",
    body: passCode,
    answers: { 200: offeredPass },
  },
  endOwnOverrides: {
    call: "DELETE /api/releases/passes/mine",
    summary: "End the overrides of one's own",
    answers: { 204: null },
  },
  revokePass: {
    call: "DELETE /api/releases/passes/{id}",
    summary: "Revoke an invitation",
    parameters: id,
    answers: { 204: null },
    errors: { 403: ["not_a_team_member", "not_your_remote"] },
  },
  claimInspection: {
    call: "POST /api/releases/inspections/claim",
    summary: "Claim a candidate to check in a browser (operator)",
    answers: { 200: inspection, 204: null },
    errors: { 401: ["team_token_required"], 403: ["operator_only", "unknown_token"] },
  },
  endInspection: {
    call: "POST /api/releases/inspections/{id}",
    summary: "Report what a browser check found (operator)",
    parameters: id,
    body: inspectionResult,
    answers: { 204: null },
    errors: { 401: ["team_token_required"], 403: ["operator_only", "unknown_token"] },
  },
});
