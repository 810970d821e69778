import type { PracticeTotals } from "@reclaim/contracts-members/practice";
import { toLocalDate } from "@reclaim/platform/clock";
import { formatISO } from "date-fns/formatISO";
import { parseISO } from "date-fns/parseISO";
import { subDays } from "date-fns/subDays";
import { ensureProfile } from "../profile/ensure-profile.use-case.ts";
import type { MembersDeps } from "../shared/deps.ts";
import { practiceRepository } from "./practice.repository.ts";

/** Days before today that the totals list by default: with today, the 28 of the progress grid. */
const DAYS_BEFORE_TODAY = 27;

/** Sums of what the caller has practised, in all and by day; the database adds them up. */
export const readPracticeTotals =
  (deps: Pick<MembersDeps, "db" | "clock">) =>
  async (userId: string, since?: string): Promise<PracticeTotals> => {
    const { timeZone } = await ensureProfile(deps)(userId);
    const today = parseISO(toLocalDate(deps.clock.now(), timeZone));
    const first = since ??
      formatISO(subDays(today, DAYS_BEFORE_TODAY), { representation: "date" });
    const repository = practiceRepository(deps.db);
    const [total, days] = await Promise.all([
      repository.total(userId),
      repository.byDay(userId, first),
    ]);
    return { ...total, days };
  };
