import type { Member, Onboarding } from "@reclaim/contracts-members/members";
import type { Identity } from "@reclaim/platform/identity";
import type { MembersDeps } from "../shared/deps.ts";
import { resolveSession, toCookieHeader } from "@reclaim/platform/session";
import { accountRefused, emailTaken, usernameTaken } from "./onboarding.errors.ts";
import { changeProfile } from "../profile/change-profile.use-case.ts";
import { ensureProfile } from "../profile/ensure-profile.use-case.ts";
import type { ReadMember } from "../me/read-member.use-case.ts";

type Deps = Pick<MembersDeps, "db" | "clock" | "getServiceClient" | "log">;

/**
 * Onboarding's last step, or Skip: the account, its session and its profile (D2). With a session
 * it only completes the profile, so that a second attempt after a failure makes no second account.
 * `signedIn` hears the Set-Cookie headers of a new session at once: a failure after it must not lose
 * them. Answers the member. Errors: 409 `email_taken`,
 * `username_taken`; 422 `account_refused`.
 */
export const completeOnboarding = (deps: Deps, readMember: ReadMember) =>
async (
  current: Identity | null,
  { account, timeZone, ...details }: Onboarding,
  origin: { url: string; headers: Headers },
  signedIn: (setCookies: string[]) => void,
): Promise<Member> => {
  let identity = current;
  if (!identity || (identity.guest && account)) {
    const answer = await openAccount(deps, identity, account, origin);
    signedIn(answer.headers.getSetCookie());
    const cookie = toCookieHeader(answer.headers) || (origin.headers.get("cookie") ?? "");
    const session = await resolveSession(deps, cookie);
    if (!session) throw new Error("a new session was not found");
    identity = session.identity;
  }
  await ensureProfile(deps)(identity.sub, timeZone, details);
  const profile = await changeProfile(deps)(identity.sub, { ...details, timeZone });
  return await readMember(identity, profile);
};

async function openAccount(
  deps: Deps,
  current: Identity | null,
  account: Onboarding["account"],
  origin: { url: string; headers: Headers },
): Promise<Response> {
  const path = !account
    ? "/api/auth/sign-in/anonymous"
    : current
    ? "/api/account"
    : "/api/auth/sign-up/email";
  const headers = new Headers(origin.headers);
  headers.set("content-type", "application/json");
  headers.delete("content-length");
  // Without a session, a cookie can only be that of an ended one.
  if (!current) headers.delete("cookie");
  const answer = await deps.getServiceClient("identity").call(
    new Request(new URL(path, origin.url), {
      method: "POST",
      headers,
      body: JSON.stringify(account ?? {}),
    }),
    current,
  );
  if (answer.ok) return answer;
  if (answer.status >= 500) throw new Error(`identity answered ${answer.status}`);
  const { code = "" } = await answer.json().catch(() => ({})) as { code?: string };
  if (/USERNAME.*TAKEN|username_taken/i.test(code)) throw usernameTaken();
  if (/USER_ALREADY_EXISTS|email_taken/i.test(code)) throw emailTaken();
  throw accountRefused();
}
