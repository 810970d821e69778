import { activity } from "@reclaim/contracts/community";
import { STARTER } from "@reclaim/contracts/entitlements";
import { localDateOf } from "@reclaim/platform/clock";
import { pairwiseSubject } from "@reclaim/platform/identity";
import type { ServiceDeps } from "@reclaim/platform/service";
import { checkInReads } from "../check-ins/check-ins.repository.ts";
import { computeStreak } from "../check-ins/streak.model.ts";
import type { UserRow } from "../profile/profile.table.ts";
import { dueSunday, mondayBefore, type Week, weeklyMail } from "./weekly-mail.model.ts";
import { weeklyMailRepository } from "./weekly-mail.repository.ts";

type Deps = Pick<
  ServiceDeps,
  "db" | "clock" | "log" | "mailer" | "peer" | "secret" | "settings"
>;

const BATCH = 200;

/**
 * Sends the weekly mail to every member for whom it is Sunday evening, who wants it, and whose address
 * is known. Each gets one a Sunday, also when several processes run this; a failed one is tried again
 * by the next run and keeps nobody else's, nor does a zone that fails those of other zones.
 */
export const sendWeeklyMails = (deps: Deps) => async (): Promise<void> => {
  const failures: unknown[] = [];
  for (const timeZone of await weeklyMailRepository(deps.db).zones()) {
    await sendInZone(deps, timeZone).catch((error) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
};

async function sendInZone(deps: Deps, timeZone: string): Promise<void> {
  const sunday = dueSunday(deps.clock.now(), timeZone);
  if (!sunday) return;
  let last = "";
  for (;;) {
    const due = await weeklyMailRepository(deps.db).due(timeZone, sunday, last, BATCH);
    if (due.length === 0) return;
    await sendTo(deps, due, sunday);
    last = due.at(-1)?.id ?? "";
  }
}

async function sendTo(deps: Deps, due: UserRow[], sunday: string): Promise<void> {
  const { log, mailer, settings: { publicUrl } } = deps;
  const mails = weeklyMailRepository(deps.db);
  const addresses = await addressesOf(deps, due.map(({ id }) => id));
  const known = due.filter(({ id }) => addresses[id]);
  if (known.length === 0) return;
  const weeks = await weeksOf(deps, known, sunday);
  for (const { id } of known) {
    const [to, week] = [addresses[id], weeks.get(id)];
    const token = await mails.take(id, sunday, newToken());
    if (!token || !to || !week) continue;
    try {
      await mailer.send(weeklyMail(week, { to, publicUrl, token }));
    } catch (error) {
      log.error("a weekly mail was not sent", error);
      await mails.giveBack(id);
    }
  }
}

/** What cannot be guessed: it needs no session to end the mails. */
const newToken = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

async function addressesOf({ peer }: Deps, ids: string[]): Promise<Record<string, string>> {
  const answer = await peer("identity").call(
    new Request("http://identity/internal/addresses", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ids }),
    }),
    null,
  );
  if (!answer.ok) throw new Error(`identity answered ${answer.status}`);
  return await answer.json() as Record<string, string>;
}

async function weeksOf(
  deps: Deps,
  members: UserRow[],
  sunday: string,
): Promise<Map<string, Week>> {
  const { db, clock } = deps;
  const ids = members.map(({ id }) => id);
  const done = await weeklyMailRepository(db).doneBy(ids, mondayBefore(sunday), sunday);
  const reads = checkInReads(db);
  const weeks = new Map<string, Week>();
  for (const { id, name, joinedOn, timeZone, notificationPreferences } of members) {
    const days = await reads.days(id);
    const { current } = computeStreak({
      localDates: days.map(({ localDate }) => localDate),
      joinedOn,
      today: localDateOf(clock.now(), timeZone),
    });
    weeks.set(id, {
      name,
      streak: current,
      ...done.get(id) ?? { checkIns: 0, entries: 0, modules: 0 },
      answers: notificationPreferences.communityActivity ? await answersTo(deps, id) : undefined,
    });
  }
  return weeks;
}

const WEEK = 7 * 86_400_000;

/** Replies and reactions of a week (D41); undefined when the community does not answer. */
async function answersTo(
  { clock, log, peer, secret }: Deps,
  memberId: string,
): Promise<number | undefined> {
  try {
    // The community is told the pairwise subject and nothing that names the member (D22).
    const sub = await pairwiseSubject(secret, "community", memberId);
    const since = clock.now().getTime() - WEEK;
    const answer = await peer("community").call(
      new Request(`http://community/api/forum/activity?since=${since}`),
      { sub, role: "member", guest: false, entitlement: STARTER, email: null, username: null },
    );
    if (!answer.ok) throw new Error(`community answered ${answer.status}`);
    const { replies, reactions } = activity.parse(await answer.json());
    return replies + reactions;
  } catch (error) {
    log.error("activity unknown", error);
    return undefined;
  }
}

/** Ends the weekly mails of whoever holds the token; an unknown one is answered alike. */
export const unsubscribe =
  ({ db }: Pick<ServiceDeps, "db">) => async (token: string): Promise<void> => {
    const mails = weeklyMailRepository(db);
    const userId = await mails.memberOf(token);
    if (userId) await mails.switchOff(userId);
  };

/** Ends the weekly mails of a member who has deleted his account. May be repeated. */
export const endWeeklyMails =
  ({ db }: Pick<ServiceDeps, "db">) => (userId: string): Promise<void> =>
    weeklyMailRepository(db).switchOff(userId);
