import type {
  MemberFigures,
  RecordCheckIn,
  RecordCheckInAnswer,
} from "@reclaim/contracts-members/check-ins";
import { screenForCrisis } from "@reclaim/platform/crisis-screening";
import { toLocalDate } from "@reclaim/platform/clock";
import type { MembersDeps } from "../shared/deps.ts";
import { toBadgeList } from "../badges/badges.model.ts";
import { badgeRepository } from "../badges/badges.repository.ts";
import { ensureProfile } from "../profile/ensure-profile.use-case.ts";
import { profileRepository } from "../profile/profile.repository.ts";
import type { AwardBadges } from "../shared/award-badges.ts";
import { idempotencyHash } from "../shared/idempotency-hash.ts";
import { RECENT_MOODS } from "../shared/recent-moods.ts";
import { computeStreak, findMilestone, isWithinReach } from "../streak/streak.model.ts";
import type { CipherDeps } from "../journal-keys/member-cipher.ts";
import { dateOutOfReach } from "./check-ins.errors.ts";
import { type CheckInInput, checkInRepository, readDays } from "./check-ins.repository.ts";
import type { CheckInRow, SubmissionOutcome } from "./check-ins.table.ts";
import { toCheckIn } from "./check-ins.wire.ts";

type Deps = Pick<MembersDeps, "db" | "clock" | "createId" | "contentHashKey"> & CipherDeps & {
  awardBadges: AwardBadges;
};

/**
 * Stores a check-in for its local date, or changes the one that the date has. An exact repeat with
 * the same `clientId` writes nothing, one with other content changes the check-in; both are answered
 * with the streak and badges of the first, and with what the member's page shows now. The text is
 * stored as written; signs of risk in it only add `crisis` to the answer (D34). Errors: 422
 * `date_out_of_reach`, 503 `journal_locked` for one with thoughts.
 */
export const recordCheckIn = (deps: Deps) => {
  const store = storeCheckIn(deps);
  return async (userId: string, input: RecordCheckIn): Promise<RecordCheckInAnswer> => ({
    ...await store(userId, input),
    ...screenForCrisis(input.thoughts),
  });
};

const storeCheckIn =
  (deps: Deps) => async (userId: string, input: RecordCheckIn): Promise<RecordCheckInAnswer> => {
    const { clientId, timeZone } = input;
    const now = deps.clock.now();
    const today = toLocalDate(now, timeZone);
    const localDate = input.localDate ?? today;
    const profile = await ensureProfile(deps)(userId, timeZone);
    const { joinedOn } = profile;
    if (!isWithinReach(localDate, today, joinedOn)) {
      throw dateOutOfReach({ localDate, today, joinedOn });
    }
    const content: CheckInInput = {
      mood: input.mood,
      thoughts: input.thoughts === undefined ? undefined : input.thoughts?.trim() || null,
    };
    // A check-in that waited on a device tells where the member was, not where he is.
    const movesZone = profile.timeZone !== timeZone && !input.localDate;
    const contentHash = await idempotencyHash(deps.contentHashKey, "check-in", {
      clientId,
      ...content,
    });

    return await deps.db.transaction(async (tx) => {
      const repository = checkInRepository(tx, deps);
      await repository.serialize(userId);

      /** Reads all days once: streak, badges and page are computed from them. */
      const readStreak = async () => {
        const days = await readDays(tx, userId);
        const localDates = days.map((day) => day.localDate);
        return { days, streak: computeStreak({ localDates, joinedOn, today }) };
      };
      /** `saved` is the day's own row when it is today's. */
      const toFigures = async (
        { days, streak }: Awaited<ReturnType<typeof readStreak>>,
        saved: CheckInRow,
        earned: ReadonlyMap<string, string>,
        memberZone: string,
      ): Promise<MemberFigures> => {
        const todays = saved.localDate === today ? saved : await repository.onDay(userId, today);
        return {
          timeZone: memberZone,
          streak: streak.current,
          longestStreak: streak.longest,
          recentMoods: days.slice(0, RECENT_MOODS).map((day) => day.mood),
          badges: toBadgeList(earned),
          todaysCheckIn: todays ? toCheckIn(todays) : null,
        };
      };

      const before = await repository.submission(userId, clientId);
      if (before) {
        const { answer } = before.outcome;
        let row = await repository.byId(userId, before.checkInId);
        if (row && before.outcome.contentHash !== contentHash) {
          row = await repository.change(row, content);
          await repository.changeSubmission(userId, clientId, { contentHash, answer });
        }
        if (row) {
          const earned = await badgeRepository(tx).earned(userId);
          const member = await toFigures(await readStreak(), row, earned, profile.timeZone);
          return { checkIn: toCheckIn(row), ...answer, member };
        }
      }

      // `serialize` keeps another check-in of the day from coming in between.
      const stored = await repository.onDay(userId, localDate);
      const saved = stored
        ? await repository.change(stored, { date: now, timeZone, ...content })
        : await repository.add({
          id: deps.createId(),
          userId,
          date: now,
          timeZone,
          localDate,
          ...content,
        });
      if (movesZone) await profileRepository(tx).moveTo(userId, timeZone);
      const read = await readStreak();
      const { streak } = read;
      const { newBadges, earned } = await deps.awardBadges(tx, profile, {
        today,
        earnedOn: localDate,
        now,
        streak,
      });
      const milestone = !stored ? findMilestone(streak.current) : undefined;
      const answer: SubmissionOutcome["answer"] = {
        streak: streak.current,
        longestStreak: streak.longest,
        ...(milestone ? { milestone } : {}),
        newBadges,
      };
      await repository.rememberSubmission(userId, clientId, saved.id, { contentHash, answer });
      const memberZone = movesZone ? timeZone : profile.timeZone;
      const member = await toFigures(read, saved, earned, memberZone);
      return { checkIn: toCheckIn(saved), ...answer, member };
    });
  };
