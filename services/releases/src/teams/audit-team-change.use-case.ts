import { auditRepository } from "../audit/audit.repository.ts";
import type { ReleasesDeps } from "../shared/deps.ts";

export type TeamDeps = Pick<ReleasesDeps, "db" | "clock" | "createId">;

/** Adds a line about a team to the audit log. */
export const auditTeamChange = (
  { db, clock }: TeamDeps,
  actor: string,
  action: string,
  name: string,
  detail: string | null = null,
) => auditRepository(db).add({ at: clock.now(), actor, action, name, version: null, detail });
