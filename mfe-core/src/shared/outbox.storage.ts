import { createStore, get, update, type UseStore } from "idb-keyval";

export type WaitingKind = "check-in" | "journal-entry" | "reflection";

/** A POST that was made while the server could not be reached, kept on this device until it is sent. */
export interface Waiting {
  /** Also in the body: the server writes what comes twice only once. */
  clientId: string;
  kind: WaitingKind;
  path: string;
  body: Record<string, unknown>;
  /** Account id of who made it. Nobody else on this device sees it, and it goes out in no other name. */
  owner: string;
  /** ISO instant at which it was made. */
  at: string;
  /** Why the server does not take it. It is not sent again by itself. */
  refused?: string;
}

/** This device keeps nothing: its storage is full or forbidden. */
export class NotKept extends Error {
  override name = "NotKept";
}

const KEY = "waiting";
// Apart from drafts: signing out clears those, and this waits for its owner to come back.
let opened: UseStore | undefined;
const store = (): UseStore => opened ??= createStore("reclaim-outbox", "outbox");

const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());
let channel: BroadcastChannel | undefined;
function otherTabs(): BroadcastChannel | undefined {
  if (!channel && typeof BroadcastChannel !== "undefined") {
    channel = new BroadcastChannel("reclaim-outbox");
    channel.addEventListener("message", tell);
  }
  return channel;
}

/** Hears of every change of what waits, also of those in other tabs. Returns what ends the listening. */
export function onOutboxChange(listener: () => void): () => void {
  otherTabs();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** All tabs write one record, in one transaction each, so that none undoes another's. */
async function change(next: (items: Waiting[]) => Waiting[]): Promise<void> {
  await update<Waiting[]>(KEY, (items) => next(items ?? []), store());
  tell();
  otherTabs()?.postMessage("changed");
}

/** What waits of one member, oldest first. Nothing where storage is forbidden. */
export async function waitingOf(owner: string): Promise<Waiting[]> {
  try {
    return (await get<Waiting[]>(KEY, store()) ?? []).filter((item) => item.owner === owner);
  } catch {
    return [];
  }
}

/** Keeps an item, in the place of the one with its id if there is one. Throws `NotKept`. */
export async function keep(item: Waiting): Promise<void> {
  try {
    await change((items) =>
      items.some(({ clientId }) => clientId === item.clientId)
        ? items.map((one) => one.clientId === item.clientId ? item : one)
        : [...items, item]
    );
  } catch (error) {
    throw new NotKept("nothing can be kept on this device", { cause: error });
  }
}

/** True when nothing was changed in an item since it was read. */
const unchanged = (one: Waiting, read: Waiting) =>
  one.clientId === read.clientId && JSON.stringify(one.body) === JSON.stringify(read.body);

/** Takes away what was sent; what its owner has changed meanwhile stays, to be sent again. */
export const removeSent = (sent: Waiting[]): Promise<void> =>
  change((items) => items.filter((one) => !sent.some((item) => unchanged(one, item))));

export const markRefused = (item: Waiting, refused: string): Promise<void> =>
  change((items) => items.map((one) => unchanged(one, item) ? { ...one, refused } : one));

/** Drops one item; its words are gone. */
export const discard = (clientId: string): Promise<void> =>
  change((items) => items.filter((one) => one.clientId !== clientId));

/** Drops all that waits of a member who cannot come back. Storage may be forbidden: then there is none. */
export const forgetWaiting = (owner: string): Promise<void> =>
  change((items) => items.filter((one) => one.owner !== owner)).catch(() => {});
