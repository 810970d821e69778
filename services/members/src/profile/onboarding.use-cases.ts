import type { Member, Onboarding } from "@reclaim/contracts/members";
import type { Identity } from "@reclaim/platform/identity";
import type { ServiceDeps } from "@reclaim/platform/service";
import { cookiesOf, resolveIdentity } from "@reclaim/platform/session";
import { accountRefused, emailTaken, usernameTaken } from "./profile.errors.ts";
import { changeProfile, ensureProfile } from "./profile.use-cases.ts";
import { toMember, type WireDeps } from "./profile.wire.ts";

/**
 * Onboarding's last step, or Skip: the account, its session and its profile (D2). With a session
 * it only completes the profile, so that a second attempt after a failure makes no second account.
 * `signedIn` hears the Set-Cookie headers of a new session at once: a failure after it must not lose
 * them. Answers the member. Errors: 409 `email_taken`,
 * `username_taken`; 422 `account_refused`.
 */
export const completeOnboarding = (deps: ServiceDeps & WireDeps) =>
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
    const cookie = cookiesOf(answer.headers) || (origin.headers.get("cookie") ?? "");
    const session = await resolveIdentity(deps, cookie);
    if (!session) throw new Error("a new session was not found");
    identity = session.identity;
  }
  await ensureProfile(deps)(identity.sub, timeZone, details);
  const profile = await changeProfile(deps)(identity.sub, { ...details, timeZone });
  return await toMember(deps, identity, profile);
};

async function openAccount(
  deps: ServiceDeps,
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
  const answer = await deps.peer("identity").call(
    new Request(new URL(path, origin.url), {
      method: "POST",
      headers,
      body: JSON.stringify(account ? { ...account, name: "" } : {}),
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
