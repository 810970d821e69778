import { DEFAULT_NOTIFICATIONS, type Member, member } from "@reclaim/contracts-members/members";
import type { Http } from "@reclaim/host-api";
import type { Answers } from "./onboarding.machine.ts";

/** Creates the member and a session. A guest that skips sends nothing but the time zone (D2). */
export function createMember(
  http: Http,
  { answers, asGuest, timeZone }: { answers: Answers; asGuest: boolean; timeZone: string },
): Promise<Member> {
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
}

/** Signs in by e-mail or user name, and answers with the member. */
export async function signIn(
  http: Http,
  { identifier, password }: { identifier: string; password: string },
): Promise<Member> {
  const name = identifier.trim();
  await (name.includes("@")
    ? http.send("POST", "/api/auth/sign-in/email", { email: name, password })
    : http.send("POST", "/api/auth/sign-in/username", { username: name, password }));
  return await http.get("/api/me", member);
}

/** Sends a reset link, if there is an account with this e-mail; the answer does not say whether. */
export const requestPasswordReset = (http: Http, email: string): Promise<unknown> =>
  http.send("POST", "/api/auth/request-password-reset", { email: email.trim() });

/** Sets a new password by the token of a reset mail, once. */
export const resetPassword = (
  http: Http,
  reset: { newPassword: string; token: string },
): Promise<unknown> => http.send("POST", "/api/auth/reset-password", reset);
