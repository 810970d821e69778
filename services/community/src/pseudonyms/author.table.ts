import { userPseudonyms } from "./pseudonyms.table.ts";

/** Of a joined pseudonym, what stands under what its owner wrote. */
export const authorColumns = {
  pseudonym: userPseudonyms.pseudonym,
  avatarColor: userPseudonyms.avatarColor,
  avatarInitials: userPseudonyms.avatarInitials,
  hiddenAt: userPseudonyms.hiddenAt,
};
