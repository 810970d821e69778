import { DEFAULT_NOTIFICATIONS, type Member, member } from "@reclaim/contracts/members";
import type { Http } from "@reclaim/host-api";
import type { Answers } from "./onboarding.machine.ts";

/** Creates the member. A guest who skips leaves nothing but his time zone (D2). */
export const createMember = (http: Http) =>
(
  { answers, asGuest }: { answers: Answers; asGuest: boolean },
): Promise<Member> => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (asGuest) return http.send("POST", "/api/onboarding", { timeZone }, member);
  const { name, age, burnoutLevel, goals, checkInTime, journalTime, email, password } = answers;
  return http.send("POST", "/api/onboarding", {
    timeZone,
    age,
    burnoutLevel,
    goals,
    notificationPreferences: { ...DEFAULT_NOTIFICATIONS, checkInTime, journalTime },
    ...(name.trim() ? { name: name.trim() } : {}),
    ...(email.trim() ? { account: { email: email.trim(), password } } : {}),
  }, member);
};
