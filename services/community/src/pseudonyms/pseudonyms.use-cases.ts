import { initialsOf, type NewPseudonym } from "@reclaim/contracts/community";
import type { Db } from "@reclaim/platform/database";
import { notYourIdentity } from "@reclaim/platform/errors";
import type { ServiceDeps } from "@reclaim/platform/service";
import {
  pseudonymLocked,
  pseudonymNotFound,
  pseudonymRequired,
  pseudonymTaken,
} from "./pseudonyms.errors.ts";
import { numbered } from "./pseudonyms.model.ts";
import { pseudonymRepository } from "./pseudonyms.repository.ts";
import type { NewPseudonymRow, PseudonymRow } from "./pseudonyms.table.ts";

type Deps = Pick<ServiceDeps, "db" | "clock">;
interface Outcome {
  row: PseudonymRow;
  created: boolean;
}

/** How many numbers are looked up at a time when an automatic name is taken. */
const NUMBERS = 50;

/** The caller's pseudonym. Errors: 404 `pseudonym_not_found`. */
export const ownPseudonym = ({ db }: Deps) => async (userId: string): Promise<PseudonymRow> => {
  const row = await pseudonymRepository(db).ofMember(userId);
  if (!row) throw pseudonymNotFound();
  return row;
};

/**
 * Gives the caller a pseudonym (D23). A chosen name stays; an automatic one may be replaced once by a
 * chosen one, until the first post or comment. A second automatic name answers what is there.
 * Errors: 409 `pseudonym_taken`, `pseudonym_locked`.
 */
export const createPseudonym =
  (deps: Deps) => async (userId: string, input: NewPseudonym): Promise<Outcome> => {
    const pseudonyms = pseudonymRepository(deps.db);
    const own = await pseudonyms.ofMember(userId);
    const named = nameOf(input.pseudonym, input.avatarColor);

    if (own && input.automatic) return { row: own, created: false };
    if (own) {
      const replaced = await pseudonyms.replace(userId, named);
      if (replaced === "taken") throw pseudonymTaken();
      if (!replaced) throw pseudonymLocked();
      return { row: replaced, created: false };
    }

    const base = { userId, provisional: input.automatic, createdAt: deps.clock.now() };
    const row = await pseudonyms.create({ ...base, ...named }) ??
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
    const taken = await pseudonyms.taken(names);
    for (const name of names.filter((name) => !taken.has(name.toLowerCase()))) {
      const created = await pseudonyms.create({ ...row, ...nameOf(name, row.avatarColor) });
      if (created) return created;
    }
  }
}

const nameOf = (pseudonym: string, avatarColor: string) => ({
  pseudonym,
  avatarColor,
  avatarInitials: initialsOf(pseudonym),
});

/** Whose account is deleted becomes "Member {n}" at once (D24). May be repeated. */
export const hidePseudonym = ({ db, clock }: Deps) => (userId: string): Promise<void> =>
  pseudonymRepository(db).hide(userId, clock.now());

/**
 * The pseudonym under which the caller writes. Errors: 403 `pseudonym_required`; 403
 * `not_your_identity` when `claimed` is another's (D1).
 */
export const requireAuthor =
  (db: Db) => async (userId: string, claimed: number | undefined): Promise<PseudonymRow> => {
    const author = await pseudonymRepository(db).ofMember(userId);
    if (!author) throw pseudonymRequired();
    if (claimed !== undefined && claimed !== author.id) throw notYourIdentity();
    return author;
  };
