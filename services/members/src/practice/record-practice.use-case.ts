import { EXERCISES } from "@reclaim/contracts-members/exercises";
import type { NewPractice, Practice } from "@reclaim/contracts-members/practice";
import { toLocalDate } from "@reclaim/platform/clock";
import { ensureProfile } from "../profile/ensure-profile.use-case.ts";
import type { MembersDeps } from "../shared/deps.ts";
import { toEntryDate } from "../shared/entry-date.model.ts";
import { practiceRepository } from "./practice.repository.ts";
import { toPractice } from "./practice.wire.ts";

/**
 * Stores what the caller has practised, under its date in the caller's time zone. An exact repeat with
 * the same `clientId` writes nothing, one with other content changes exercise and seconds.
 */
export const recordPractice =
  (deps: Pick<MembersDeps, "db" | "clock" | "createId">) =>
  async (userId: string, input: NewPractice): Promise<Practice> => {
    const { exerciseId, seconds, clientId } = input;
    const date = deps.clock.now();
    const { timeZone } = await ensureProfile(deps)(userId);
    const localDate = toEntryDate(input.localDate, toLocalDate(date, timeZone));
    const { kind } = EXERCISES[exerciseId];
    const id = deps.createId();
    return toPractice(
      await practiceRepository(deps.db).save({
        id,
        userId,
        exerciseId,
        kind,
        seconds,
        date,
        localDate,
        clientId,
      }),
    );
  };
