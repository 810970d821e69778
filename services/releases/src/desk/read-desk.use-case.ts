import type { Desk, DeskPass, DeskRelease } from "@reclaim/contracts-releases/release-desk";
import { subDays } from "date-fns/subDays";
import type { ReleasesDeps } from "../shared/deps.ts";
import { auditRepository } from "../audit/audit.repository.ts";
import { liveRepository } from "../live/live.repository.ts";
import { revisionOf, rolledBackFrom } from "../live/history.model.ts";
import { lastGood } from "../live/last-good.model.ts";
import type { CanaryRow } from "../live/live.table.ts";
import { passesRepository } from "../passes/passes.repository.ts";
import type { PassRow } from "../live/passes.table.ts";
import { toPublished } from "../versions/versions.wire.ts";
import { versionsRepository } from "../versions/versions.repository.ts";
import { readHealth } from "../reports/read-health.use-case.ts";
import { explainJudgement } from "../reports/judge-canary.use-case.ts";
import type { Actor } from "../teams/teams.authorization.ts";
import { readAuditPage } from "./read-audit-page.use-case.ts";

/** All that a team member sees at once. */
export async function readDesk(
  deps: Pick<ReleasesDeps, "db" | "clock">,
  actor: Actor,
): Promise<Desk> {
  const { db, clock } = deps;
  const names = await versionsRepository(db).names();
  const canaries = await liveRepository(db).runningCanaries();
  const releases = await Promise.all(names.map((name) => {
    const canary = canaries.find((one) => one.name === name);
    return deskRelease(deps, actor, { name, canary });
  }));
  const own = names.filter((name) => actor.may(name));
  const passes = await passesRepository(db).openOf(own, clock.now());
  const pointer = await liveRepository(db).pointer();
  return {
    you: { label: actor.label, teams: actor.teams },
    sequence: pointer?.sequence ?? 0,
    releases,
    passes: passes.map(toDeskPass),
    audit: (await readAuditPage(deps)).entries,
  };
}

async function deskRelease(
  { db, clock }: Pick<ReleasesDeps, "db" | "clock">,
  actor: Actor,
  { name, canary }: { name: string; canary: CanaryRow | undefined },
): Promise<DeskRelease> {
  const history = await liveRepository(db).activations(name);
  const current = history.find(({ endedAt }) => endedAt === null);
  const back = rolledBackFrom(history, await liveRepository(db).lastCanary(name));
  const rows = await versionsRepository(db).newest(name);
  const trafficOf = (version: string) =>
    version === current?.version ? "live" : version === canary?.version ? "canary" : "none";
  const since = subDays(clock.now(), 1);
  return {
    name,
    team: rows[0]?.team ?? "",
    live: current
      ? { version: current.version, since: current.at.toISOString(), by: current.by }
      : null,
    lastGood: lastGood(history) ?? null,
    rolledBackFrom: back && {
      ...back,
      at: back.at.toISOString(),
      why: (await auditRepository(db).last({ name, version: back.version, action: back.how }))
        ?.detail ?? null,
    },
    health: current ? await readHealth(db, name, current.version, since) : null,
    canary: canary
      ? {
        version: canary.version,
        percent: canary.percent,
        tiers: canary.tiers,
        startedAt: canary.startedAt.toISOString(),
        startedBy: canary.startedBy,
        health: await readHealth(db, name, canary.version, canary.startedAt),
        beside: current ? await readHealth(db, name, current.version, canary.startedAt) : null,
        judgement: await explainJudgement(db, canary, current?.version ?? null),
      }
      : null,
    versions: rows.map((row) => toPublished(row, trafficOf(row.version))),
    yours: actor.may(name),
    revision: revisionOf(current, canary),
  };
}

const toDeskPass = (row: PassRow): DeskPass => ({
  id: row.id,
  kind: row.kind === "tester" ? "tester" : "override",
  name: row.name,
  version: row.version,
  label: row.label,
  by: row.by,
  accepted: row.userId !== null,
  expiresAt: row.expiresAt.toISOString(),
});
