import type { CreateSubscription } from "@reclaim/contracts-billing/billing";
import { del, update } from "idb-keyval";

/** What is bought: a plan of /subscription, or one of /products with its period. */
export type PlanOrder =
  | { plan: NonNullable<CreateSubscription["plan"]>; email: string }
  | { planId: NonNullable<CreateSubscription["planId"]>; period: CreateSubscription["period"] };

interface Attempt {
  key: string;
  /** What the key was made for, as text: another body must have another key. */
  order: string;
}

// Drafts are cleared at sign-out, and this is one: another member goes on with no payment of his.
const storageKey = (owner: string) => `reclaim-draft:${owner}:payment`;

/** Where storage is forbidden an attempt lives as long as the page. */
const unstored = new Map<string, Attempt>();

/**
 * The Idempotency-Key of an order: the one under which this member has sent it already, in whatever
 * tab, until that attempt ends; else a new one. One transaction, so that two tabs get the same key.
 */
export async function claimAttemptKey(owner: string, order: object): Promise<string> {
  const fresh: Attempt = { key: crypto.randomUUID(), order: JSON.stringify(order) };
  let claimed = fresh;
  const claim = (kept: Attempt | undefined) => claimed = kept?.order === fresh.order ? kept : fresh;
  try {
    await update<Attempt>(storageKey(owner), claim);
  } catch {
    unstored.set(owner, claim(unstored.get(owner)));
  }
  return claimed.key;
}

/** Drops the key: how its attempt ended is known. */
export async function endAttempt(owner: string): Promise<void> {
  unstored.delete(owner);
  // What cannot be deleted could not be stored either.
  await del(storageKey(owner)).catch(() => {});
}
