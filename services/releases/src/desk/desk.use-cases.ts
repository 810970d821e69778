import type {
  AuditPage,
  ComponentUse,
  Desk,
  DeskPass,
  DeskRelease,
} from "@reclaim/contracts/release-desk";
import { type Discovery, type Release, type RemoteRelease } from "@reclaim/contracts/releases";
import type { Db } from "@reclaim/platform/database";
import type { ServiceDeps } from "@reclaim/platform/service";
import { AUDIT_PAGE, auditRepository } from "../audit/audit.repository.ts";
import type { AuditRow } from "../audit/audit.table.ts";
import { liveRepository } from "../live/live.repository.ts";
import { lastGood } from "../live/last-good.model.ts";
import { releaseOf } from "../live/serving.ts";
import { passesRepository } from "../passes/passes.repository.ts";
import type { PassRow } from "../passes/passes.table.ts";
import { toPublished } from "../publishing/publishing.model.ts";
import { versionsRepository } from "../publishing/versions.repository.ts";
import { healthOf, judgementOf } from "../reports/health.use-cases.ts";
import type { Actor } from "../teams/actors.ts";
import { toDiscovery } from "./discovery.model.ts";

type Deps = Pick<ServiceDeps, "db" | "clock">;
const DAY = 24 * 3_600_000;

const remoteOf = (release: Release): RemoteRelease | null =>
  release.kind === "remote" ? release : null;

async function remoteAt(db: Db, name: string, version: string | undefined) {
  const row = version ? await versionsRepository(db).find(name, version) : undefined;
  return row ? remoteOf(releaseOf(row)) : null;
}

/** What is live by the Frontend Discovery schema; null before anything is. */
export async function discoveryOf({ db }: Pick<Deps, "db">): Promise<Discovery | null> {
  const live = liveRepository(db);
  const rows = await live.liveNow();
  const canaries = await live.runningCanaries();
  if (rows.length === 0) return null;
  const names = [...new Set([...rows, ...canaries].map(({ name }) => name))].sort();
  const remotes = await Promise.all(names.map(async (name) => {
    const current = rows.find((row) => row.name === name);
    const canary = canaries.find((row) => row.name === name);
    const release = canary && await remoteAt(db, name, canary.version);
    return {
      live: await remoteAt(db, name, current?.version),
      lastGood: await remoteAt(db, name, lastGood(await live.activations(name))),
      canary: canary && release ? { release, percent: canary.percent, tiers: canary.tiers } : null,
    };
  }));
  return toDiscovery(remotes);
}

/** Which live remotes are made with each component of the design system. */
export async function componentsInUse({ db }: Deps): Promise<ComponentUse> {
  const components = new Map<string, ComponentUse["components"][string]>();
  const { live } = await liveRepository(db).serving();
  for (const row of live.sort((one, other) => one.name < other.name ? -1 : 1)) {
    const { name, version, team } = row;
    for (const component of releaseOf(row).components) {
      components.set(component, [...components.get(component) ?? [], { name, version, team }]);
    }
  }
  return { components: Object.fromEntries(components) };
}

/** All that a team member sees at once. */
export async function deskOf(deps: Deps, actor: Actor): Promise<Desk> {
  const { db, clock } = deps;
  const names = await versionsRepository(db).names();
  const releases = await Promise.all(names.map((name) => deskRelease(deps, actor, name)));
  const own = names.filter((name) => actor.may(name));
  const passes = await passesRepository(db).openOf(own, clock.now());
  const pointer = await liveRepository(db).pointer();
  return {
    you: { label: actor.label, teams: actor.teams },
    sequence: pointer?.sequence ?? 0,
    releases,
    passes: passes.map(toDeskPass),
    audit: (await auditPageOf(deps)).entries,
  };
}

async function deskRelease(
  { db, clock }: Deps,
  actor: Actor,
  name: string,
): Promise<DeskRelease> {
  const live = liveRepository(db);
  const history = await live.activations(name);
  const current = history.find(({ endedAt }) => endedAt === null);
  const canary = (await live.runningCanaries()).find((row) => row.name === name);
  const rows = await versionsRepository(db).newest(name);
  const trafficOf = (version: string) =>
    version === current?.version ? "live" : version === canary?.version ? "canary" : "none";
  const since = new Date(clock.now().getTime() - DAY);
  return {
    name,
    team: rows[0]?.team ?? "",
    live: current
      ? { version: current.version, since: current.at.toISOString(), by: current.by }
      : null,
    lastGood: lastGood(history) ?? null,
    health: current ? await healthOf(db, name, current.version, since) : null,
    canary: canary
      ? {
        version: canary.version,
        percent: canary.percent,
        tiers: canary.tiers,
        startedAt: canary.startedAt.toISOString(),
        startedBy: canary.startedBy,
        health: await healthOf(db, name, canary.version, canary.startedAt),
        judgement: await judgementOf(db, canary, current?.version ?? null),
      }
      : null,
    versions: rows.map((row) => toPublished(row, trafficOf(row.version))),
    yours: actor.may(name),
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

/** A page of the audit log, newest first. */
export async function auditPageOf({ db }: Pick<Deps, "db">, before?: number): Promise<AuditPage> {
  const rows = await auditRepository(db).page(before);
  const entries = rows.map((row: AuditRow) => ({ ...row, at: row.at.toISOString() }));
  return { entries, next: rows.length === AUDIT_PAGE ? rows.at(-1)?.id ?? null : null };
}
