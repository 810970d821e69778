import type { MembersDeps } from "../shared/deps.ts";
import { weeklyMailRepository } from "./weekly-mail.repository.ts";

/** Ends the weekly mails of whoever holds the token; an unknown one is answered alike. */
export const unsubscribe =
  ({ db }: Pick<MembersDeps, "db">) => async (token: string): Promise<void> => {
    const mails = weeklyMailRepository(db);
    const userId = await mails.memberOf(token);
    if (userId) await mails.switchOff(userId);
  };
