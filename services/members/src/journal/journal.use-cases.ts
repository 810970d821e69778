import { includesTier } from "@reclaim/contracts/entitlements";
import {
  type JournalEntry,
  type JournalQuery,
  type NewJournalEntry,
  type RecordedJournalEntry,
  STARTER_WEEKLY_ENTRIES,
} from "@reclaim/contracts/journal";
import { localDateOf } from "@reclaim/platform/clock";
import { notFound, upgradeRequired } from "@reclaim/platform/errors";
import type { Identity } from "@reclaim/platform/identity";
import type { ServiceDeps } from "@reclaim/platform/service";
import { awardBadges } from "../badges/badges.use-cases.ts";
import { profileRepository } from "../profile/profile.repository.ts";
import { ensureProfile } from "../profile/profile.use-cases.ts";
import { keyedHash } from "../shared/keyed-hash.ts";
import { dateOfEntry, isoWeekOf } from "./journal.model.ts";
import { journalRepository } from "./journal.repository.ts";
import { toCursor, toJournalEntry } from "./journal.wire.ts";

type Deps = Pick<ServiceDeps, "db" | "clock" | "newId" | "secret">;

/**
 * Stores an entry as it was written, reflections of modules among them. An exact repeat with the same
 * `clientId` writes nothing, one that says something else changes the entry; both are answered with the badges
 * of the first. Errors: 403 `upgrade_required` for Starter's fourth entry of an ISO week (D4).
 */
export const recordEntry = (deps: Deps) =>
async (
  { sub: userId, entitlement }: Pick<Identity, "sub" | "entitlement">,
  input: NewJournalEntry,
): Promise<RecordedJournalEntry> => {
  const { promptId, promptText = null, content, timeZone, clientId } = input;
  const now = deps.clock.now();
  const today = localDateOf(now, timeZone);
  const localDate = dateOfEntry(input.localDate, today);
  const profile = await ensureProfile(deps)(userId, timeZone);
  const said = await keyedHash(deps.secret, "journal-entry", { clientId, promptId, content });

  return await deps.db.transaction(async (tx) => {
    const repository = journalRepository(tx);
    await repository.serialize(userId);
    let row = await repository.bySubmission(userId, clientId);
    if (row && row.said !== said) {
      row = await repository.change(userId, row.id, { promptId, promptText, content, said });
    } else if (!row) {
      if (!includesTier(entitlement.tier, "essential")) {
        const { first, last } = isoWeekOf(localDate);
        const written = await repository.countBetween(userId, first, last);
        if (written >= STARTER_WEEKLY_ENTRIES) throw upgradeRequired("journal", "essential");
      }
      const id = deps.newId();
      await repository.add({
        id,
        userId,
        date: now,
        timeZone,
        localDate,
        promptId,
        promptText,
        content,
        clientId,
        said,
      });
      if (profile.timeZone !== timeZone) await profileRepository(tx).moveTo(userId, timeZone);
      const newBadges = await awardBadges(tx, profile, { today, earnedOn: localDate, now });
      row = await repository.change(userId, id, { newBadges });
    }
    if (!row) throw new Error("the entry was not stored");
    return {
      entry: toJournalEntry(row),
      journalEntries: await repository.count(userId),
      newBadges: row.newBadges,
    };
  });
};

/** A page of the caller's entries, newest first. */
export const listEntries = ({ db }: Pick<Deps, "db">) =>
async (
  userId: string,
  { limit, cursor }: JournalQuery,
): Promise<{ entries: JournalEntry[]; next: string | undefined }> => {
  // One more is read, to know whether a page follows.
  const rows = await journalRepository(db).page(userId, cursor, limit + 1);
  const following = rows[limit];
  return {
    entries: rows.slice(0, limit).map(toJournalEntry),
    next: following && toCursor(following),
  };
};

/** Changes the words of one of the caller's entries. Errors: 404. */
export const changeEntry =
  ({ db }: Pick<Deps, "db">) =>
  async (userId: string, id: string, content: string): Promise<JournalEntry> => {
    const row = await journalRepository(db).change(userId, id, { content });
    if (!row) throw notFound();
    return toJournalEntry(row);
  };

/** Deletes one of the caller's entries; what it earned stays (D11). Errors: 404. */
export const removeEntry =
  ({ db }: Pick<Deps, "db">) => async (userId: string, id: string): Promise<void> => {
    if (!await journalRepository(db).remove(userId, id)) throw notFound();
  };
