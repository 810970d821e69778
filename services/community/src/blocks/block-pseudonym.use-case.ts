import type { NewBlock } from "@reclaim/contracts-community/blocks";
import type { ServiceDeps } from "@reclaim/platform/service";
import { pseudonymRepository } from "../pseudonyms/pseudonyms.repository.ts";
import { alreadyBlocked, ownPseudonym, pseudonymUnknown } from "./blocks.errors.ts";
import { blockRepository, type BlockRow } from "./blocks.repository.ts";

/**
 * Takes what a pseudonym writes out of the caller's lists (D42). Errors: 404 `pseudonym_unknown`; 409
 * `already_blocked`; 422 `own_pseudonym`.
 */
export const blockPseudonym =
  ({ db, clock }: Pick<ServiceDeps, "db" | "clock">) =>
  async (userId: string, { pseudonymId }: NewBlock): Promise<BlockRow> => {
    const author = await pseudonymRepository(db).byId(pseudonymId);
    if (!author) throw pseudonymUnknown();
    if (author.userId === userId) throw ownPseudonym();
    const createdAt = clock.now();
    if (!await blockRepository(db).create({ userId, pseudonymId, createdAt })) {
      throw alreadyBlocked();
    }
    return { id: pseudonymId, author, createdAt };
  };
