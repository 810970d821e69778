import type { LivePass, LiveState, SignedText } from "@reclaim/contracts/composition";
import { type Release, SHELL } from "@reclaim/contracts/releases";
import type { Db } from "@reclaim/platform/database";
import { compositionIdOf } from "@reclaim/platform/digest";
import type { ServiceDeps } from "@reclaim/platform/service";
import { textSigner } from "@reclaim/platform/signing";
import { satisfies } from "semver";
import { auditRepository } from "../audit/audit.repository.ts";
import type { AuditRow } from "../audit/audit.table.ts";
import { versionsRepository } from "../publishing/versions.repository.ts";
import type { VersionRow } from "../publishing/versions.table.ts";
import { compositionTexts, type Serving } from "./compositions.model.ts";
import { lastGood } from "./last-good.model.ts";
import { liveRepository } from "./live.repository.ts";
import { releaseOf } from "./serving.ts";

export type LiveDeps = Pick<ServiceDeps, "db" | "clock" | "newId" | "secret" | "settings">;

/** What a change of what is live is made of. */
export interface Change {
  tx: Db;
  now: Date;
  /** Adds a line to the audit log. */
  tell(
    line: Pick<AuditRow, "actor" | "action" | "name" | "version"> & { detail?: string },
  ): Promise<void>;
}

/**
 * Runs `change` while nobody else changes what is live, and points all gateways to the outcome: all
 * of it holds, or nothing.
 */
export async function changeLive<Result>(
  { db, clock, secret, settings }: LiveDeps,
  change: (change: Change) => Promise<Result>,
): Promise<{ result: Result; sequence: number }> {
  const signComposition = textSigner("composition", secret, settings.signingKey);
  const signState = textSigner("state", secret, settings.signingKey);
  return await db.transaction(async (tx) => {
    const live = liveRepository(tx);
    const sequence = await live.lock() + 1;
    const now = clock.now();
    const result = await change({
      tx,
      now,
      tell: ({ detail = null, ...line }) => auditRepository(tx).add({ ...line, detail, at: now }),
    });
    const { state, texts } = await stateOf(tx, sequence, now);
    for (const [id, text] of texts) await live.keepComposition(id, signComposition(text), now);
    await live.point(sequence, signState(JSON.stringify(state)));
    return { result, sequence };
  });
}

async function stateOf(
  tx: Db,
  sequence: number,
  now: Date,
): Promise<{ state: LiveState; texts: Map<string, string> }> {
  const live = liveRepository(tx);
  const { live: rows, onCanary } = await live.serving();
  const fallbacks = await lastGoodOf(tx, rows);
  const shell = rows.find(({ name }) => name === SHELL);
  const fits = (row: VersionRow) => !shell || canRun(releaseOf(row), releaseOf(shell));
  const serving = rows.map((row): Serving => {
    const lastGood = fallbacks.get(row.name);
    return {
      name: row.name,
      part: partOf(row),
      lastGood: lastGood && fits(lastGood) ? partOf(lastGood) : null,
    };
  });
  const canaries = onCanary.map((row) => ({ name: row.name, part: partOf(row), lastGood: null }));
  const texts = new Map<string, string>();
  const compositions: Record<string, string> = {};
  for (const [key, text] of compositionTexts(serving, canaries)) {
    const id = compositionIdOf(text);
    compositions[key] = id;
    texts.set(id, text);
  }
  const running = await live.runningCanaries();
  const state: LiveState = {
    sequence,
    at: now.toISOString(),
    compositions,
    canaries: running.map(({ id, name, version, percent, tiers, offset }) => ({
      id,
      name,
      version,
      percent,
      tiers,
      offset,
    })),
    passes: await heldPasses(tx, now),
  };
  return { state, texts };
}

const partOf = ({ version, digest, preload }: VersionRow): Serving["part"] => ({
  version,
  digest,
  ...(preload && { preload }),
});

/** A fallback that the shell cannot carry would fail as well. */
const canRun = (release: Release, shell: Release): boolean =>
  satisfies(shell.hostApi, release.hostApi) &&
  release.shared.every((name) => shell.shared.includes(name));

/** Of each name the version that was live before and was not taken back from. */
async function lastGoodOf(tx: Db, rows: VersionRow[]): Promise<Map<string, VersionRow>> {
  const found = new Map<string, VersionRow>();
  for (const { name } of rows) {
    if (name === SHELL) continue;
    const last = lastGood(await liveRepository(tx).activations(name));
    const row = last && await versionsRepository(tx).find(name, last);
    if (row) found.set(name, row);
  }
  return found;
}

async function heldPasses(tx: Db, now: Date): Promise<LivePass[]> {
  const held: LivePass[] = [];
  const known = new Map<string, VersionRow | undefined>();
  for (const pass of await liveRepository(tx).heldPasses(now)) {
    const key = `${pass.name}/${pass.version}`;
    if (pass.version && !known.has(key)) {
      known.set(key, await versionsRepository(tx).find(pass.name, pass.version));
    }
    const row = known.get(key);
    held.push({
      id: pass.id,
      kind: pass.kind,
      sub: pass.userId ?? "",
      name: pass.name,
      part: row ? partOf(row) : null,
      expiresAt: pass.expiresAt.toISOString(),
    });
  }
  return held;
}

/** What gateways are told. Null before anything was live. */
export async function liveNow(db: Db): Promise<
  { sequence: number; state: SignedText; compositions(): Promise<SignedText[]> } | null
> {
  const repository = liveRepository(db);
  const found = await repository.pointer();
  if (!found) return null;
  return {
    ...found,
    compositions() {
      const { compositions } = JSON.parse(found.state.text) as LiveState;
      return repository.compositions([...new Set(Object.values(compositions))]);
    },
  };
}
