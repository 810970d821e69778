import type { LiveAnswer, SignedText } from "@reclaim/contracts-releases/composition";
import { LIVE_CHANNEL } from "@reclaim/contracts-releases/composition";
import { type Db, notifyChannel } from "@reclaim/platform/database";
import { and, desc, eq, getTableColumns, gt, inArray, isNotNull, isNull } from "drizzle-orm";
import { passes, type PassRow } from "./passes.table.ts";
import { type VersionRow, versions } from "../versions/versions.table.ts";
import {
  type ActivationRow,
  activations,
  canaries,
  type CanaryRow,
  compositions,
  pointer,
} from "./live.table.ts";

const POINTER = 1;
/** As far back as anybody looks for a version that was good. */
const HISTORY = 100;

export function liveRepository(db: Db) {
  const joined = getTableColumns(versions);
  return {
    /** Waits until nobody else changes what is live. */
    async lock(): Promise<void> {
      await db.insert(pointer).values({ id: POINTER, sequence: 0, text: "", signature: "" })
        .onConflictDoNothing();
      await db.select({ id: pointer.id }).from(pointer).where(eq(pointer.id, POINTER))
        .for("update");
    },

    /** Points to a new state; whoever follows hears of it when the transaction commits. */
    async point(sequence: number, state: SignedText): Promise<void> {
      await db.update(pointer).set({ sequence, ...state }).where(eq(pointer.id, POINTER));
      await notifyChannel(db, LIVE_CHANNEL, String(sequence));
    },

    async pointer(): Promise<{ sequence: number; state: SignedText } | undefined> {
      const [row] = await db.select().from(pointer).where(gt(pointer.sequence, 0));
      return row &&
        { sequence: row.sequence, state: { text: row.text, signature: row.signature } };
    },

    async saveComposition(id: string, signed: SignedText, createdAt: Date): Promise<void> {
      // With another key, the same composition has another signature.
      const { signature } = signed;
      await db.insert(compositions).values({ id, ...signed, createdAt })
        .onConflictDoUpdate({ target: compositions.id, set: { signature } });
    },
    compositions: (ids: string[]): Promise<LiveAnswer["compositions"]> =>
      db.select({ text: compositions.text, signature: compositions.signature })
        .from(compositions).where(inArray(compositions.id, ids)),

    /** The versions that get traffic. */
    async serving(): Promise<{ live: VersionRow[]; onCanary: VersionRow[] }> {
      const live = await db.select(joined).from(versions)
        .innerJoin(
          activations,
          and(eq(activations.name, versions.name), eq(activations.version, versions.version)),
        ).where(isNull(activations.endedAt));
      const onCanary = await db.select(joined).from(versions)
        .innerJoin(
          canaries,
          and(eq(canaries.name, versions.name), eq(canaries.version, versions.version)),
        ).where(isNull(canaries.endedAt));
      return { live, onCanary };
    },

    /** What is live, and what was last, newest first. */
    activations: (name: string): Promise<ActivationRow[]> =>
      db.select().from(activations).where(eq(activations.name, name))
        .orderBy(desc(activations.id)).limit(HISTORY),
    liveNow: (): Promise<ActivationRow[]> =>
      db.select().from(activations).where(isNull(activations.endedAt)),
    async activate(row: Omit<ActivationRow, "id" | "endedAt" | "ended">): Promise<void> {
      await db.insert(activations).values(row);
    },
    async endActivation(name: string, at: Date, ended: ActivationRow["ended"]): Promise<void> {
      await db.update(activations).set({ endedAt: at, ended })
        .where(and(eq(activations.name, name), isNull(activations.endedAt)));
    },

    runningCanaries: (): Promise<CanaryRow[]> =>
      db.select().from(canaries).where(isNull(canaries.endedAt)).orderBy(canaries.name),
    /** The newest of one name, also when it has ended. */
    async lastCanary(name: string): Promise<CanaryRow | undefined> {
      const [row] = await db.select().from(canaries).where(eq(canaries.name, name))
        .orderBy(desc(canaries.startedAt)).limit(1);
      return row;
    },
    async startCanary(row: Omit<CanaryRow, "endedAt" | "ended">): Promise<void> {
      await db.insert(canaries).values(row);
    },
    async shareCanary(id: string, share: Pick<CanaryRow, "percent" | "tiers">): Promise<void> {
      await db.update(canaries).set(share).where(eq(canaries.id, id));
    },
    async endCanary(id: string, endedAt: Date, ended: CanaryRow["ended"]): Promise<void> {
      await db.update(canaries).set({ endedAt, ended }).where(eq(canaries.id, id));
    },

    /** Passes that somebody has and that hold. */
    activePasses: (now: Date): Promise<PassRow[]> =>
      db.select().from(passes).where(
        and(isNotNull(passes.userId), isNull(passes.endedAt), gt(passes.expiresAt, now)),
      ),
  };
}
