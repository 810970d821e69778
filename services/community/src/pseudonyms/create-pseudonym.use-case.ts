import { initialsOf, type NewPseudonym } from "@reclaim/contracts-community/community";
import type { Db } from "@reclaim/platform/database";
import type { ServiceDeps } from "@reclaim/platform/service";
import { skeletonOf } from "../shared/skeleton.model.ts";
import { pseudonymLocked, pseudonymTaken } from "./pseudonyms.errors.ts";
import { numbered } from "./pseudonyms.model.ts";
import { pseudonymRepository } from "./pseudonyms.repository.ts";
import type { NewPseudonymRow, PseudonymRow } from "./pseudonyms.table.ts";

interface Outcome {
  row: PseudonymRow;
  created: boolean;
}

/** How many numbers are looked up at a time when an automatic name is taken. */
const NUMBERS = 50;

/**
 * Gives the caller a pseudonym (D23). A chosen name stays; an automatic one may be replaced once by a
 * chosen one, until the first post or comment. A second automatic name answers what is there.
 * Errors: 409 `pseudonym_taken`, `pseudonym_locked`.
 */
export const createPseudonym =
  (deps: Pick<ServiceDeps, "db" | "clock">) =>
  async (userId: string, input: NewPseudonym): Promise<Outcome> => {
    const pseudonyms = pseudonymRepository(deps.db);
    const own = await pseudonyms.ofMember(userId);
    const named = nameOf(input.pseudonym, input.avatarColor);

    if (own && input.automatic) return { row: own, created: false };
    const isReserved = await pseudonyms.isReserved(input.pseudonym);
    if (isReserved && !input.automatic) throw pseudonymTaken();
    if (own) {
      const replaced = await pseudonyms.replace(userId, named);
      if (replaced === "taken") throw pseudonymTaken();
      if (!replaced) throw pseudonymLocked();
      return { row: replaced, created: false };
    }

    const base = { userId, provisional: input.automatic, createdAt: deps.clock.now() };
    const row = (isReserved ? undefined : await pseudonyms.create({ ...base, ...named })) ??
      (input.automatic ? await createNumbered(deps.db, { ...base, ...named }) : undefined);
    if (row) return { row, created: true };
    // Another tab of the same member was faster: what he has now decides.
    if (await pseudonyms.ofMember(userId)) return await createPseudonym(deps)(userId, input);
    throw pseudonymTaken();
  };

/** `row` under the first free number; undefined when the member has a pseudonym by now. */
async function createNumbered(db: Db, row: NewPseudonymRow): Promise<PseudonymRow | undefined> {
  const pseudonyms = pseudonymRepository(db);
  for (let first = 2; !await pseudonyms.ofMember(row.userId); first += NUMBERS) {
    const names = numbered(row.pseudonym, first, NUMBERS);
    for (const name of await pseudonyms.free(names)) {
      const created = await pseudonyms.create({ ...row, ...nameOf(name, row.avatarColor) });
      if (created) return created;
    }
  }
}

const nameOf = (pseudonym: string, avatarColor: string) => ({
  pseudonym,
  skeleton: skeletonOf(pseudonym),
  avatarColor,
  avatarInitials: initialsOf(pseudonym),
});
