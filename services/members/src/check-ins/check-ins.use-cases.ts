import type { RecordCheckIn, RecordedCheckIn } from "@reclaim/contracts/check-ins";
import { localDateOf } from "@reclaim/platform/clock";
import type { ServiceDeps } from "@reclaim/platform/service";
import { badgeRepository } from "../badges/badges.repository.ts";
import { newlyEarned } from "../badges/badges.model.ts";
import { ensureProfile } from "../profile/profile.use-cases.ts";
import { profileRepository } from "../profile/profile.repository.ts";
import { dateOutOfReach } from "./check-ins.errors.ts";
import { checkInRepository } from "./check-ins.repository.ts";
import { toCheckIn } from "./check-ins.wire.ts";
import { computeStreak, milestoneOf, withinReach } from "./streak.model.ts";

type Deps = Pick<ServiceDeps, "db" | "clock" | "newId">;

/**
 * Stores a check-in for its local date, or changes the one that the date has. A repeat with the same
 * `clientId` is answered as before, without writing. Errors: 422 `date_out_of_reach`.
 */
export const recordCheckIn =
  (deps: Deps) => async (userId: string, input: RecordCheckIn): Promise<RecordedCheckIn> => {
    const now = deps.clock.now();
    const today = localDateOf(now, input.timeZone);
    const localDate = input.localDate ?? today;
    if (!withinReach(localDate, today)) throw dateOutOfReach({ localDate, today });
    const profile = await ensureProfile(deps)(userId, input.timeZone);

    return await deps.db.transaction(async (tx) => {
      const repository = checkInRepository(tx);
      await repository.serialize(userId);
      const before = await repository.submission(userId, input.clientId);
      if (before) {
        const row = await repository.byId(userId, before.checkInId);
        if (row) return { checkIn: toCheckIn(row), ...before.outcome };
      }

      const { saved, created } = await repository.save({
        id: deps.newId(),
        userId,
        date: now,
        timeZone: input.timeZone,
        localDate,
        mood: input.mood,
        thoughts: input.thoughts?.trim() || null,
      });
      if (profile.timeZone !== input.timeZone) {
        await profileRepository(tx).moveTo(userId, input.timeZone);
      }
      const localDates = await repository.localDates(userId);
      const streak = computeStreak({ localDates, joinedOn: profile.joinedOn, today });
      const badges = badgeRepository(tx);
      const newBadges = newlyEarned(
        badgeStats(streak.current, localDates, today),
        new Set((await badges.earned(userId)).keys()),
      );
      await badges.award(userId, newBadges, localDate, now);

      const milestone = created ? milestoneOf(streak.current) : undefined;
      const outcome = {
        streak: streak.current,
        longestStreak: streak.longest,
        ...(milestone ? { milestone } : {}),
        newBadges,
      };
      await repository.rememberSubmission(userId, input.clientId, saved.id, outcome);
      return { checkIn: toCheckIn(saved), ...outcome };
    });
  };

/** Modules and journal entries are not stored yet; they count as none. */
function badgeStats(streak: number, localDates: string[], today: string) {
  // Joining long before any date leaves the days of joining out.
  const { current } = computeStreak({ localDates, joinedOn: "1970-01-01", today });
  return {
    streak,
    consecutiveCheckIns: current,
    completedModules: 0,
    completedByPillar: { body: 0, mind: 0, emotional: 0, financial: 0 },
    aPillarIsComplete: false,
    journalEntries: 0,
  };
}

/** The caller's check-ins, newest first. */
export const listCheckIns = ({ db }: Pick<Deps, "db">) => async (userId: string) =>
  (await checkInRepository(db).list(userId)).map(toCheckIn);
