import type { MembersDeps } from "../shared/deps.ts";
import { weeklyMailRepository } from "./weekly-mail.repository.ts";

/** Ends the weekly mails of a member who has deleted his account. May be repeated. */
export const endWeeklyMails =
  ({ db }: Pick<MembersDeps, "db">) => (userId: string): Promise<void> =>
    weeklyMailRepository(db).switchOff(userId);
