import type { ServiceDeps } from "@reclaim/platform/service";
import { addDays } from "date-fns/addDays";
import { subDays } from "date-fns/subDays";
import { queueMail } from "../mails/queue-mail.use-case.ts";
import { memberMailRepository } from "./member-mails.repository.ts";

/** Days before its end on which a member is told of it. */
const TRIAL_NOTICE_DAYS = 3;
/** A welcome that could not be sent for so long would come too late. */
const WELCOME_DAYS = 3;
const DAY_MS = 86_400_000;
const BATCH = 1000;

/** Has new members welcomed, and told three days before that their trial ends; each once. */
export const queueMemberMails =
  (deps: Pick<ServiceDeps, "db" | "clock" | "settings">) => async (): Promise<void> => {
    const { db, clock, settings: { trialDays } } = deps;
    const repository = memberMailRepository(db);
    const queue = queueMail(deps);
    const now = clock.now();
    const welcomed = { after: subDays(now, WELCOME_DAYS), until: now };
    for (const { userId, trialEndsAt } of await repository.newMembers(welcomed, BATCH)) {
      await queue(userId, { kind: "welcome", trialDays: trialEndsAt ? trialDays : 0 });
    }
    // A trial that is shorter was told of by the welcome.
    if (trialDays <= TRIAL_NOTICE_DAYS) return;
    const ending = { after: now, until: addDays(now, TRIAL_NOTICE_DAYS) };
    for (const { userId, trialEndsAt } of await repository.endingTrials(ending, BATCH)) {
      if (!trialEndsAt) continue;
      await queue(userId, {
        kind: "trial-ending",
        endsAt: trialEndsAt.toISOString(),
        daysLeft: Math.ceil((trialEndsAt.getTime() - now.getTime()) / DAY_MS),
      });
    }
  };
