import { addresses } from "@reclaim/contracts-identity/accounts";
import { parseAnswer } from "@reclaim/platform/answer";
import type { ServiceDeps } from "@reclaim/platform/service";
import { composeMemberMail } from "./compose-member-mail.ts";
import { nextAttempt } from "./mails.model.ts";
import { mailRepository } from "./mails.repository.ts";

type Deps = Pick<
  ServiceDeps,
  "db" | "clock" | "log" | "mailer" | "settings" | "getServiceClient"
>;

const BATCH = 200;

/**
 * Sends the mails that are due, each by one process. One that fails is tried again, later and later,
 * and keeps nobody else's; guests have no address and get none.
 */
export const sendMails = (deps: Deps) => async (): Promise<void> => {
  const { db, clock, log, mailer, settings: { publicUrl } } = deps;
  const repository = mailRepository(db);
  const now = clock.now();
  const due = await repository.due(now, BATCH);
  if (due.length === 0) return;
  const addressOf = await fetchAddresses(deps, [...new Set(due.map(({ userId }) => userId))]);
  for (const { id, userId, mail, attempts: before } of due) {
    const to = addressOf[userId];
    const attempts = before + 1;
    if (!mail || !to) {
      await repository.remove(id);
      continue;
    }
    const later = nextAttempt(now, attempts);
    if (!await repository.take(id, { now, attempts, nextAttempt: later })) continue;
    const composed = composeMemberMail(mail, { to, publicUrl });
    try {
      await mailer.send(composed);
      await repository.sent(id);
    } catch {
      // Errors of mail servers name the address.
      const outcome = later ? "it is tried again" : "it was given up";
      log.error("a mail was not sent", new Error(outcome), { kind: mail.kind });
    }
  }
};

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
