import type { Job } from "@reclaim/platform/jobs";
import type { IdentityDeps } from "../shared/deps.ts";
import { announceDeletion } from "./announce-deletion.use-case.ts";
import { deletionRepository } from "./deletion.repository.ts";
import { purgeAccount } from "./purge-account.use-case.ts";

/**
 * Tells services of deletions that they have not heard of, and purges what is due. A service that
 * fails holds up only the account that it failed for.
 */
export const deletionJob = (deps: IdentityDeps): Job => ({
  name: "identity/finish-deletions",
  cron: "*/10 * * * *",
  async run() {
    const deletions = deletionRepository(deps.db);
    const done = [];
    for (const deletion of await deletions.unannounced()) {
      done.push(await announceDeletion(deps, deletion));
    }
    for (const deletion of await deletions.due(deps.clock.now())) {
      done.push(await purgeAccount(deps, deletion));
    }
    if (done.includes(false)) throw new Error("some deletions are not finished");
  },
});
