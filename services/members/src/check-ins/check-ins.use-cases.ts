import type { RecordCheckIn, RecordedCheckIn } from "@reclaim/contracts/check-ins";
import { crisisIn } from "@reclaim/platform/crisis/screening";
import { localDateOf } from "@reclaim/platform/clock";
import type { ServiceDeps } from "@reclaim/platform/service";
import { awardBadges } from "../badges/badges.use-cases.ts";
import { ensureProfile } from "../profile/profile.use-cases.ts";
import { profileRepository } from "../profile/profile.repository.ts";
import { keyedHash } from "../shared/keyed-hash.ts";
import { dateOutOfReach } from "./check-ins.errors.ts";
import { checkInRepository, type Said } from "./check-ins.repository.ts";
import { toCheckIn } from "./check-ins.wire.ts";
import { computeStreak, milestoneOf, withinReach } from "./streak.model.ts";

type Deps = Pick<ServiceDeps, "db" | "clock" | "newId" | "secret">;

/**
 * Stores a check-in for its local date, or changes the one that the date has. An exact repeat with
 * the same `clientId` writes nothing, one that says something else changes the check-in; both are
 * answered with the figures of the first. What is said is stored as written, whatever it says; signs
 * of risk in it only add `crisis` to the answer (D34). Errors: 422 `date_out_of_reach`.
 */
export const recordCheckIn = (deps: Deps) => {
  const store = storeCheckIn(deps);
  return async (userId: string, input: RecordCheckIn): Promise<RecordedCheckIn> => ({
    ...await store(userId, input),
    ...crisisIn(input.thoughts),
  });
};

const storeCheckIn =
  (deps: Deps) => async (userId: string, input: RecordCheckIn): Promise<RecordedCheckIn> => {
    const now = deps.clock.now();
    const today = localDateOf(now, input.timeZone);
    const localDate = input.localDate ?? today;
    const profile = await ensureProfile(deps)(userId, input.timeZone);
    const { joinedOn } = profile;
    if (!withinReach(localDate, today, joinedOn)) {
      throw dateOutOfReach({ localDate, today, joinedOn });
    }
    const saying: Said = {
      mood: input.mood,
      thoughts: input.thoughts === undefined ? undefined : input.thoughts?.trim() || null,
    };
    const said = await keyedHash(deps.secret, "check-in", { clientId: input.clientId, ...saying });

    return await deps.db.transaction(async (tx) => {
      const repository = checkInRepository(tx);
      await repository.serialize(userId);
      const before = await repository.submission(userId, input.clientId);
      if (before) {
        const { answer } = before.outcome;
        let row = await repository.byId(userId, before.checkInId);
        if (row && before.outcome.said !== said) {
          row = await repository.change(row.id, saying);
          await repository.changeSubmission(userId, input.clientId, { said, answer });
        }
        if (row) return { checkIn: toCheckIn(row), ...answer };
      }

      const { saved, created } = await repository.save({
        id: deps.newId(),
        userId,
        date: now,
        timeZone: input.timeZone,
        localDate,
        ...saying,
      });
      // What was kept on a device tells where the member was, not where he is.
      if (profile.timeZone !== input.timeZone && !input.localDate) {
        await profileRepository(tx).moveTo(userId, input.timeZone);
      }
      const localDates = await repository.localDates(userId);
      const streak = computeStreak({ localDates, joinedOn, today });
      const newBadges = await awardBadges(tx, profile, { today, earnedOn: localDate, now });

      const milestone = created ? milestoneOf(streak.current) : undefined;
      const answer = {
        streak: streak.current,
        longestStreak: streak.longest,
        ...(milestone ? { milestone } : {}),
        newBadges,
      };
      await repository.rememberSubmission(userId, input.clientId, saved.id, { said, answer });
      return { checkIn: toCheckIn(saved), ...answer };
    });
  };

/** The caller's check-ins, newest first. */
export const listCheckIns = ({ db }: Pick<Deps, "db">) => async (userId: string) =>
  (await checkInRepository(db).list(userId)).map(toCheckIn);
