import type { LivePass, LiveState } from "@reclaim/contracts-releases/composition";
import { SHELL } from "@reclaim/contracts-releases/releases";
import type { Db } from "@reclaim/platform/database";
import { compositionIdOf } from "@reclaim/release-store/digest";
import type { ReleasesDeps } from "../shared/deps.ts";
import { textSigner } from "@reclaim/release-store/signing";
import { auditRepository } from "../audit/audit.repository.ts";
import type { AuditRow } from "../audit/audit.table.ts";
import { isFallbackCompatible } from "../checks/checks.model.ts";
import { versionsRepository } from "../versions/versions.repository.ts";
import type { VersionRow } from "../versions/versions.table.ts";
import { compositionTexts, type Serving } from "./compositions.model.ts";
import { lastGood } from "./last-good.model.ts";
import { liveRepository } from "./live.repository.ts";
import { releaseOf } from "../versions/versions.model.ts";

export type LiveDeps = Pick<
  ReleasesDeps,
  "db" | "clock" | "createId" | "releaseSigningKey" | "settings"
>;

/** What a change of the live state works with: its transaction, its time and the audit log. */
export interface Change {
  tx: Db;
  now: Date;
  /** Adds a line to the audit log. */
  audit(
    line: Pick<AuditRow, "actor" | "action" | "name" | "version"> & { detail?: string },
  ): Promise<void>;
}

/**
 * Runs `change` in a transaction that locks the live state, signs the new state, and notifies the
 * gateways. A change that leaves the state as it was notifies nobody.
 */
export async function changeLiveState<Result>(
  { db, clock, releaseSigningKey }: LiveDeps,
  change: (change: Change) => Promise<Result>,
): Promise<{ result: Result; sequence: number }> {
  const signComposition = textSigner("composition", releaseSigningKey);
  const signState = textSigner("state", releaseSigningKey);
  return await db.transaction(async (tx) => {
    const live = liveRepository(tx);
    await live.lock();
    const now = clock.now();
    const result = await change({
      tx,
      now,
      audit: ({ detail = null, ...line }) => auditRepository(tx).add({ ...line, detail, at: now }),
    });
    const { outcome, texts } = await outcomeOf(tx, now);
    const signed = (of: Pick<LiveState, "sequence" | "at">) =>
      signState(
        JSON.stringify({ sequence: of.sequence, at: of.at, ...outcome } satisfies LiveState),
      );
    const pointer = await live.pointer();
    const before = pointer && JSON.parse(pointer.state.text) as LiveState;
    if (before && signed(before).signature === pointer.state.signature) {
      return { result, sequence: before.sequence };
    }
    for (const [id, text] of texts) await live.saveComposition(id, signComposition(text), now);
    const sequence = (before?.sequence ?? 0) + 1;
    await live.point(sequence, signed({ sequence, at: laterThan(before?.at, now) }));
    return { result, sequence };
  });
}

/** Gateways take no state that is not later than theirs: a clock that was put back must not stop them. */
function laterThan(before: string | undefined, now: Date): string {
  const earliest = before ? Date.parse(before) + 1 : 0;
  return new Date(Math.max(now.getTime(), earliest)).toISOString();
}

/** What is live after a change, and the texts of its compositions by their ids. */
async function outcomeOf(
  tx: Db,
  now: Date,
): Promise<{ outcome: Omit<LiveState, "sequence" | "at">; texts: Map<string, string> }> {
  const live = liveRepository(tx);
  const { live: rows, onCanary } = await live.serving();
  const fallbacks = await lastGoodOf(tx, rows);
  const fits = (row: VersionRow) =>
    isFallbackCompatible(
      releaseOf(row),
      [...rows, ...onCanary].filter(({ name }) => name !== row.name).map(releaseOf),
    );
  const serving = await Promise.all(rows.map(async (row): Promise<Serving> => {
    const lastGood = fallbacks.get(row.name);
    return {
      name: row.name,
      part: partOf(row),
      lastGood: lastGood && await fits(lastGood) ? partOf(lastGood) : null,
    };
  }));
  const canaries = onCanary.map((row) => ({ name: row.name, part: partOf(row), lastGood: null }));
  const texts = new Map<string, string>();
  const compositions: Record<string, string> = {};
  for (const [key, text] of compositionTexts(serving, canaries)) {
    const id = compositionIdOf(text);
    compositions[key] = id;
    texts.set(id, text);
  }
  const running = await live.runningCanaries();
  const outcome = {
    compositions,
    canaries: running.map(({ id, name, version, percent, tiers, offset }) => ({
      id,
      name,
      version,
      percent,
      tiers,
      offset,
    })),
    passes: await activePasses(tx, now),
  };
  return { outcome, texts };
}

const partOf = ({ version, digest, preload }: VersionRow): Serving["part"] => ({
  version,
  digest,
  ...(preload && { preload }),
});

/** Of each name the version that was live before and was not rolled back from. */
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

async function activePasses(tx: Db, now: Date): Promise<LivePass[]> {
  const held: LivePass[] = [];
  const known = new Map<string, VersionRow | undefined>();
  for (const pass of await liveRepository(tx).activePasses(now)) {
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
