import { activity } from "@reclaim/contracts-community/community";
import { STARTER } from "@reclaim/contracts-common/entitlements";
import { addresses } from "@reclaim/contracts-identity/accounts";
import { parseAnswer } from "@reclaim/platform/answer";
import { toLocalDate } from "@reclaim/platform/clock";
import { subWeeks } from "date-fns/subWeeks";
import { randomBytes } from "node:crypto";
import type { MembersDeps } from "../shared/deps.ts";
import { readDays } from "../check-ins/check-ins.repository.ts";
import { computeStreak } from "../streak/streak.model.ts";
import type { UserRow } from "../profile/profile.table.ts";
import { composeWeeklyMail, findDueSunday, mondayBefore, type Week } from "./weekly-mail.model.ts";
import { weeklyMailRepository } from "./weekly-mail.repository.ts";

type Deps = Pick<
  MembersDeps,
  "db" | "clock" | "log" | "mailer" | "getServiceClient" | "getCommunitySubject" | "settings"
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
  const sunday = findDueSunday(deps.clock.now(), timeZone);
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
  const addressOf = await fetchAddresses(deps, due.map(({ id }) => id));
  const known = due.filter(({ id }) => addressOf[id]);
  if (known.length === 0) return;
  const weeks = await readWeeks(deps, known, sunday);
  for (const { id } of known) {
    const [to, week] = [addressOf[id], weeks.get(id)];
    const token = await mails.take(id, sunday, createToken());
    if (!token || !to || !week) continue;
    try {
      await mailer.send(composeWeeklyMail(week, { to, publicUrl, token }));
    } catch (error) {
      log.error("a weekly mail was not sent", error);
      await mails.giveBack(id);
    }
  }
}

/** What cannot be guessed: it needs no session to end the mails. */
const createToken = (): string => randomBytes(32).toString("base64url");

async function fetchAddresses(
  { getServiceClient }: Deps,
  ids: string[],
): Promise<Record<string, string>> {
  const answer = await getServiceClient("identity").call(
    new Request("http://identity/internal/addresses", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ids }),
    }),
    null,
  );
  return await parseAnswer("identity", answer, addresses);
}

async function readWeeks(
  deps: Deps,
  members: UserRow[],
  sunday: string,
): Promise<Map<string, Week>> {
  const { db, clock } = deps;
  const ids = members.map(({ id }) => id);
  const done = await weeklyMailRepository(db).doneBy(ids, mondayBefore(sunday), sunday);
  const weeks = new Map<string, Week>();
  for (const { id, name, joinedOn, timeZone, notificationPreferences } of members) {
    const days = await readDays(db, id);
    const { current } = computeStreak({
      localDates: days.map(({ localDate }) => localDate),
      joinedOn,
      today: toLocalDate(clock.now(), timeZone),
    });
    weeks.set(id, {
      name,
      streak: current,
      ...done.get(id) ?? { checkIns: 0, entries: 0, modules: 0 },
      responses: notificationPreferences.communityActivity
        ? await countResponses(deps, id)
        : undefined,
    });
  }
  return weeks;
}

/** Replies and reactions of a week (D41); undefined when the community does not answer. */
async function countResponses(
  { clock, log, getServiceClient, getCommunitySubject }: Deps,
  memberId: string,
): Promise<number | undefined> {
  try {
    // The community is told the pairwise subject and nothing that names the member (D22).
    const sub = await getCommunitySubject(memberId);
    const since = subWeeks(clock.now(), 1).getTime();
    const answer = await getServiceClient("community").call(
      new Request(`http://community/api/forum/activity?since=${since}`),
      { sub, role: "member", guest: false, entitlement: STARTER, email: null, username: null },
    );
    const { replies, reactions } = await parseAnswer("community", answer, activity);
    return replies + reactions;
  } catch (error) {
    log.error("activity unknown", error);
    return undefined;
  }
}
