import { includesTier } from "@reclaim/contracts-common/entitlements";
import {
  type NewJournalEntry,
  type RecordedJournalEntry,
  STARTER_WEEKLY_ENTRIES,
} from "@reclaim/contracts-members/journal";
import { toLocalDate } from "@reclaim/platform/clock";
import { upgradeRequired } from "@reclaim/platform/errors";
import type { Identity } from "@reclaim/platform/identity";
import type { MembersDeps } from "../shared/deps.ts";
import { profileRepository } from "../profile/profile.repository.ts";
import { ensureProfile } from "../profile/ensure-profile.use-case.ts";
import type { AwardBadges } from "../shared/award-badges.ts";
import { toEntryDate } from "../shared/entry-date.model.ts";
import { idempotencyHash } from "../shared/idempotency-hash.ts";
import { getIsoWeek, restorableSince } from "./journal.model.ts";
import type { CipherDeps } from "../journal-keys/member-cipher.ts";
import { countEntries, journalRepository } from "./journal.repository.ts";
import { toJournalEntry } from "./journal.wire.ts";

type Deps = Pick<MembersDeps, "db" | "clock" | "createId" | "contentHashKey"> & CipherDeps & {
  awardBadges: AwardBadges;
};

/**
 * Stores an entry as it was written, reflections of modules among them. An exact repeat with the same
 * `clientId` writes nothing, one with other content changes the entry; both are answered with the badges
 * of the first. Of an entry that was deleted since, an exact repeat leaves it so, while other words
 * bring it back. Errors: 403 `upgrade_required` for Starter's fourth entry of an ISO week (D4), where
 * deleted ones count as long as they can be restored.
 */
export const recordEntry = (deps: Deps) =>
async (
  { sub: userId, entitlement }: Pick<Identity, "sub" | "entitlement">,
  input: NewJournalEntry,
): Promise<RecordedJournalEntry> => {
  const { promptId, promptText = null, content, timeZone, clientId } = input;
  const now = deps.clock.now();
  const today = toLocalDate(now, timeZone);
  const localDate = toEntryDate(input.localDate, today);
  const profile = await ensureProfile(deps)(userId, timeZone);
  const contentHash = await idempotencyHash(deps.contentHashKey, "journal-entry", {
    clientId,
    promptId,
    content,
  });

  return await deps.db.transaction(async (tx) => {
    const repository = journalRepository(tx, deps);
    await repository.serialize(userId);
    await repository.purge(restorableSince(now), userId);
    let row = await repository.bySubmission(userId, clientId);
    if (row && row.contentHash !== contentHash) {
      row = await repository.resubmit(row, { promptId, promptText, content, contentHash });
    } else if (!row) {
      if (!includesTier(entitlement.tier, "essential")) {
        const { first, last } = getIsoWeek(localDate);
        const written = await repository.countWritten(userId, first, last);
        if (written >= STARTER_WEEKLY_ENTRIES) throw upgradeRequired("journal", "essential");
      }
      const entry = {
        id: deps.createId(),
        userId,
        date: now,
        timeZone,
        localDate,
        promptId,
        promptText,
        content,
        clientId,
        contentHash,
      };
      await repository.add(entry);
      if (profile.timeZone !== timeZone) await profileRepository(tx).moveTo(userId, timeZone);
      const { newBadges } = await deps.awardBadges(tx, profile, {
        today,
        earnedOn: localDate,
        now,
      });
      await repository.rememberBadges(userId, entry.id, newBadges);
      row = { ...entry, newBadges, deletedAt: null };
    }
    return {
      entry: toJournalEntry(row),
      journalEntries: await countEntries(tx, userId),
      newBadges: row.newBadges,
    };
  });
};
