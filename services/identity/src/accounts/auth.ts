import { PASSWORD_MINIMUM, ROLES } from "@reclaim/contracts/accounts";
import type { Mail } from "@reclaim/platform/mail";
import type { ServiceDeps } from "@reclaim/platform/service";
import { betterAuth } from "better-auth";
import { isAPIError } from "better-auth/api";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { anonymous } from "better-auth/plugins/anonymous";
import { username } from "better-auth/plugins/username";
import { accounts, sessions, users, verifications } from "./accounts.table.ts";

export type Auth = ReturnType<typeof createAuth>;

const DAY = 86_400;

/** What was asked for is done, or must not be told: a failed mail is told to the log only. */
export async function sendMail(
  { mailer, log }: Pick<ServiceDeps, "mailer" | "log">,
  mail: Mail,
): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    log.error("mail not sent", error);
  }
}

/** Sessions and passwords by better-auth. The gateway limits rates and checks Origin before it. */
export function createAuth({ db, secret, mailer, settings, newId, log }: ServiceDeps) {
  return betterAuth({
    baseURL: settings.publicUrl,
    basePath: "/api/auth",
    secret,
    // The gateway lets only its own origin through, whatever name it is reached by.
    trustedOrigins: (request) => [request?.headers.get("origin") ?? settings.publicUrl],
    database: drizzleAdapter(db, {
      provider: "pg",
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
    }),
    user: {
      additionalFields: {
        role: { type: [...ROLES], required: false, defaultValue: "member", input: false },
      },
    },
    // A guest has no way to sign in again, so a session lives long; each day of use renews it.
    session: { expiresIn: 180 * DAY, updateAge: DAY },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MINIMUM,
      maxPasswordLength: 128,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword({ user, token }) {
        // Nobody waits for it: how long an answer takes would tell whether there is an account.
        void sendMail({ mailer, log }, {
          to: user.email,
          subject: "Choose a new password",
          text: [
            "You asked for a new password for Reclaim. Choose it here, within the hour:",
            `${settings.publicUrl}/reset-password?token=${encodeURIComponent(token)}`,
            "If you did not ask, do nothing: your password stays as it is.",
          ].join("\n\n"),
        });
        return Promise.resolve();
      },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Its messages may quote what was sent. What is not an answer to the caller is logged below.
    logger: { disabled: true },
    onAPIError: {
      onError(error) {
        if (!isAPIError(error)) log.error("sign-in failed inside", error);
      },
    },
    advanced: {
      cookiePrefix: "reclaim",
      // No address is stored with a session: the gateway limits rates by itself.
      ipAddress: { disableIpTracking: true },
      useSecureCookies: settings.publicUrl.startsWith("https:"),
      database: { generateId: () => newId() },
    },
    plugins: [
      // A guest's account stays when he signs in to another one: nothing of his vanishes.
      anonymous({
        disableDeleteAnonymousUser: true,
        emailDomainName: "guest.reclaim.invalid",
      }),
      username(),
    ],
  });
}
