import { derivePairwiseSubject } from "@reclaim/platform/identity";
import { deriveNamedKey, KEY_NAMES } from "@reclaim/platform/key-derivation";

/**
 * An attempt to tell whose the rows of a dump are: by the account ids themselves, and by the subjects
 * that follow from each of `values`, taken as the key of subjects, as the product's secret, or as what
 * any key follows from. Gives the accounts that it found.
 */
export async function findAccounts(
  dump: string,
  accountIds: string[],
  values: string[],
): Promise<string[]> {
  const keys = values.flatMap((value) => [
    value,
    ...KEY_NAMES.map((name) => deriveNamedKey(value, name)),
  ]);
  const found = new Set(accountIds.filter((id) => dump.includes(id)));
  for (const id of accountIds) {
    for (const key of keys) {
      if (dump.includes(await derivePairwiseSubject(key, "community", id))) found.add(id);
    }
  }
  return [...found];
}
