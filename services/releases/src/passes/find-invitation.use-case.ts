import { notFound } from "@reclaim/platform/errors";
import type { LiveDeps } from "../live/change-live-state.use-case.ts";
import type { PassRow } from "../live/passes.table.ts";
import { hashSecret } from "../teams/teams.model.ts";
import { passesRepository } from "./passes.repository.ts";

/** The invitation of a code; 404 when it is unknown, taken or expired. */
export async function findInvitation({ db, clock }: LiveDeps, code: string): Promise<PassRow> {
  const row = await passesRepository(db).invitation(hashSecret(code), clock.now());
  if (!row) throw notFound();
  return row;
}
