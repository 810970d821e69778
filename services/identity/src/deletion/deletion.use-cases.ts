import { type AccountDeletion, DAYS_UNTIL_PURGE } from "@reclaim/contracts/accounts";
import { SERVICE_NAMES, type ServiceName } from "@reclaim/contracts/calls";
import { STARTER } from "@reclaim/contracts/entitlements";
import type { Identity } from "@reclaim/platform/identity";
import type { Job } from "@reclaim/platform/jobs";
import { erase } from "@reclaim/platform/member-data";
import type { ServiceDeps } from "@reclaim/platform/service";
import { wrongPassword } from "../accounts/accounts.errors.ts";
import { confirmPassword } from "../accounts/accounts.use-cases.ts";
import { type Auth, sendMail } from "../accounts/auth.ts";
import { identityData } from "../identity.data.ts";
import { callAs } from "../shared/peers.ts";
import { deletionRepository } from "./deletion.repository.ts";
import type { DeletionRow } from "./deletion.table.ts";

const DAY = 86_400_000;
const OTHERS = SERVICE_NAMES.filter((name) => name !== "identity");

/**
 * Deletes the caller's account (D8): from now on nobody signs in to it, every service hides what is
 * seen of it and ends what it pays for, and after 30 days nothing of it is left. Its e-mail and
 * user name are free at once. Errors: 403 `wrong_password`.
 */
export const deleteAccount =
  (deps: ServiceDeps, auth: Auth) =>
  async (caller: Identity, confirmation: AccountDeletion): Promise<void> => {
    if ("password" in confirmation) {
      await confirmPassword(deps, auth)(caller.sub, confirmation.password);
    } else if (!caller.guest) throw wrongPassword();
    const deletedAt = deps.clock.now();
    const deletion = {
      accountId: caller.sub,
      email: caller.email,
      deletedAt,
      purgeAt: new Date(deletedAt.getTime() + DAYS_UNTIL_PURGE * DAY),
      announcedAt: null,
    };
    await deletionRepository(deps.db).begin(deletion);
    // What does not hear of it now is told by the job.
    await announce(deps, deletion);
    if (caller.email) await sendMail(deps, { to: caller.email, ...accountDeleted(deletion) });
  };

/**
 * Tells services of deletions that they have not heard of, and purges what is due. A service that
 * fails holds up only the account that it failed for.
 */
export const deletionJob = (deps: ServiceDeps): Job => ({
  name: "identity/finish-deletions",
  cron: "*/10 * * * *",
  async run() {
    const deletions = deletionRepository(deps.db);
    const done = [];
    for (const deletion of await deletions.unannounced()) done.push(await announce(deps, deletion));
    for (const deletion of await deletions.due(deps.clock.now())) {
      done.push(await purge(deps, deletion));
    }
    if (done.includes(false)) throw new Error("some deletions are not finished");
  },
});

async function announce(deps: ServiceDeps, deletion: DeletionRow): Promise<boolean> {
  const heard = await tellOthers(deps, deletion, "/internal/leave");
  if (heard) await deletionRepository(deps.db).announced(deletion.accountId, deps.clock.now());
  return heard;
}

/** The account goes last: while a service still has something of him, the job comes back. */
async function purge(deps: ServiceDeps, deletion: DeletionRow): Promise<boolean> {
  const erased = await tellOthers(deps, deletion, "/internal/erase");
  if (erased) await erase(identityData, deps.db, formerMember(deletion));
  return erased;
}

/** False when a service failed; the others have done it all the same. */
async function tellOthers(deps: ServiceDeps, deletion: DeletionRow, path: string) {
  const who = formerMember(deletion);
  const told = await Promise.all(OTHERS.map((name) => tell(deps, name, path, who)));
  return !told.includes(false);
}

async function tell(deps: ServiceDeps, name: ServiceName, path: string, who: Identity) {
  try {
    await callAs(deps, who, name, "POST", path);
    return true;
  } catch (error) {
    deps.log.error("a service does not follow a deletion", error, { service: name, path });
    return false;
  }
}

const formerMember = ({ accountId, email }: DeletionRow): Identity => ({
  sub: accountId,
  role: "member",
  guest: email === null,
  entitlement: STARTER,
  email,
  username: null,
});

const longDate = (date: Date) =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(date);

const accountDeleted = ({ deletedAt, purgeAt }: DeletionRow) => ({
  subject: "Your Reclaim account is deleted",
  text: [
    `You deleted your account on ${
      longDate(deletedAt)
    }. You are signed out everywhere, and nobody ` +
    "can see anything of it any more. If you had a paid plan, it is cancelled.",
    `On ${
      longDate(purgeAt)
    } we remove what is left of it from our systems, for good. You need not ` +
    "do anything.",
    "Thank you for the time that you spent with us. We wish you well.",
  ].join("\n\n"),
});
