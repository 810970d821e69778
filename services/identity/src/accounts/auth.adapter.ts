import { PASSWORD_MINIMUM, ROLES } from "@reclaim/contracts-identity/accounts";
import type { IdentityDeps } from "../shared/deps.ts";
import { runWithTransaction } from "@better-auth/core/context";
import { type AuthContext, betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { anonymous } from "better-auth/plugins/anonymous";
import { username } from "better-auth/plugins/username";
import { secondsInDay } from "date-fns/constants";
import { sendMail } from "../shared/send-mail.ts";
import { accounts, sessions, users, verifications } from "./accounts.table.ts";
import { authLogger } from "./auth.logger.ts";

/** Accounts without a password. The library stores one and its session one by one: here both or none. */
function guestSignIn() {
  const plugin = anonymous({
    // A guest's account stays when he signs in to another one: nothing of his vanishes.
    disableDeleteAnonymousUser: true,
    emailDomainName: "guest.reclaim.invalid",
  });
  const { signInAnonymous } = plugin.endpoints;
  const inTransaction = Object.assign(
    ((call: { context: AuthContext }) =>
      runWithTransaction(
        call.context.adapter,
        () => signInAnonymous(call as never),
      )) as unknown as typeof signInAnonymous,
    signInAnonymous,
  );
  return { ...plugin, endpoints: { ...plugin.endpoints, signInAnonymous: inTransaction } };
}

export type Auth = ReturnType<typeof createAuth>;

/** Sessions and passwords by better-auth. The gateway limits rates and checks Origin before it. */
export function createAuth({ db, sessionKey, mailer, settings, createId, log }: IdentityDeps) {
  return betterAuth({
    baseURL: settings.publicUrl,
    basePath: "/api/auth",
    secret: sessionKey,
    // The gateway lets only its own origin through, whatever name it is reached by.
    trustedOrigins: (request) => [request?.headers.get("origin") ?? settings.publicUrl],
    database: drizzleAdapter(db, {
      provider: "pg",
      // An account is stored with its password and its first session, or not at all.
      transaction: true,
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
    }),
    user: {
      additionalFields: {
        role: { type: [...ROLES], required: false, defaultValue: "member", input: false },
      },
    },
    // A guest has no way to sign in again, so a session lives long; each day of use renews it.
    session: { expiresIn: 180 * secondsInDay, updateAge: secondsInDay },
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
    logger: authLogger(log),
    // What is no answer to the caller is thrown to the service's error handler, which logs it; the
    // library itself would print it with all its parameters.
    onAPIError: { throw: true },
    // The database then holds nothing that opens an account.
    verification: { storeIdentifier: "hashed" },
    advanced: {
      cookiePrefix: "reclaim",
      // No address is stored with a session: the gateway limits rates by itself.
      ipAddress: { disableIpTracking: true },
      useSecureCookies: settings.publicUrl.startsWith("https:"),
      database: { generateId: () => createId() },
    },
    plugins: [
      guestSignIn(),
      username(),
    ],
  });
}
