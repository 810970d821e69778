import type { Job } from "@reclaim/platform/jobs";
import type { ServiceDeps } from "@reclaim/platform/service";
import { pseudonymRepository } from "./pseudonyms.repository.ts";

/** Frees the names of members who left long enough ago. */
export const freeNamesJob = ({ db, clock }: Pick<ServiceDeps, "db" | "clock">): Job => ({
  name: "community/free-names",
  cron: "20 3 * * *",
  run: () => pseudonymRepository(db).freeNames(clock.now()),
});
