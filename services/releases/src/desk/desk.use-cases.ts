import type { CompositionBody, LiveState } from "@reclaim/contracts/composition";
import type {
  AuditPage,
  ComponentUse,
  Desk,
  DeskPass,
  DeskRelease,
} from "@reclaim/contracts/release-desk";
import { type Discovery, SHELL } from "@reclaim/contracts/releases";
import type { ServiceDeps } from "@reclaim/platform/service";
import { AUDIT_PAGE, auditRepository } from "../audit/audit.repository.ts";
import type { AuditRow } from "../audit/audit.table.ts";
import { remotesAmong } from "../checks/gate.model.ts";
import { liveRepository } from "../live/live.repository.ts";
import { goneBackFrom, revisionOf } from "../live/history.model.ts";
import { lastGood } from "../live/last-good.model.ts";
import type { CanaryRow } from "../live/live.table.ts";
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

/** What gateways follow, by the Frontend Discovery schema; null before anything is live. */
export async function discoveryOf({ db }: Pick<Deps, "db">): Promise<Discovery | null> {
  const live = liveRepository(db);
  const pointer = await live.pointer();
  if (!pointer) return null;
  const { compositions, canaries } = JSON.parse(pointer.state.text) as LiveState;
  const [stable] = await live.compositions([compositions[""] ?? ""]);
  if (!stable) return null;
  const { remotes } = JSON.parse(stable.text) as CompositionBody;
  const names = [...new Set([...Object.keys(remotes), ...canaries.map(({ name }) => name)])]
    .filter((name) => name !== SHELL).sort();
  const parts = names.flatMap((name) => {
    const versions = [
      remotes[name]?.version,
      remotes[name]?.lastGood?.version,
      canaries.find((canary) => canary.name === name)?.version,
    ];
    return versions.flatMap((version) => version ? [{ name, version }] : []);
  });
  const releases = remotesAmong((await versionsRepository(db).findAll(parts)).map(releaseOf));
  const at = (name: string, version: string | undefined) =>
    releases.find((one) => one.name === name && one.version === version) ?? null;
  return toDiscovery(names.map((name) => {
    const canary = canaries.find((one) => one.name === name);
    const release = at(name, canary?.version);
    return {
      live: at(name, remotes[name]?.version),
      lastGood: at(name, remotes[name]?.lastGood?.version),
      canary: canary && release ? { release, percent: canary.percent, tiers: canary.tiers } : null,
    };
  }));
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
    audit: (await auditPageOf(deps)).entries,
  };
}

async function deskRelease(
  { db, clock }: Deps,
  actor: Actor,
  { name, canary }: { name: string; canary: CanaryRow | undefined },
): Promise<DeskRelease> {
  const history = await liveRepository(db).activations(name);
  const current = history.find(({ endedAt }) => endedAt === null);
  const back = goneBackFrom(history, await liveRepository(db).lastCanary(name));
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
    goneBackFrom: back && {
      ...back,
      at: back.at.toISOString(),
      why: (await auditRepository(db).last({ name, version: back.version, action: back.how }))
        ?.detail ?? null,
    },
    health: current ? await healthOf(db, name, current.version, since) : null,
    canary: canary
      ? {
        version: canary.version,
        percent: canary.percent,
        tiers: canary.tiers,
        startedAt: canary.startedAt.toISOString(),
        startedBy: canary.startedBy,
        health: await healthOf(db, name, canary.version, canary.startedAt),
        beside: current ? await healthOf(db, name, current.version, canary.startedAt) : null,
        judgement: await judgementOf(db, canary, current?.version ?? null),
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

/** A page of the audit log, newest first. */
export async function auditPageOf({ db }: Pick<Deps, "db">, before?: number): Promise<AuditPage> {
  const rows = await auditRepository(db).page(before);
  const entries = rows.map((row: AuditRow) => ({ ...row, at: row.at.toISOString() }));
  return { entries, next: rows.length === AUDIT_PAGE ? rows.at(-1)?.id ?? null : null };
}
