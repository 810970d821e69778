import { createStore, get, update, type UseStore } from "idb-keyval";

export type OutboxKind = "check-in" | "journal-entry" | "practice";

/** A POST that was made while the server could not be reached, kept on this device until it is sent. */
export interface OutboxItem {
  /** Also in the body: the server writes what comes twice only once. */
  clientId: string;
  kind: OutboxKind;
  path: string;
  body: Record<string, unknown>;
  /** Account id of the author. No other account on this device sees or sends the item. */
  owner: string;
  /** ISO instant at which it was made. */
  at: string;
  /** ISO instant before which it is not sent: its page may still replace it. */
  notBefore?: string;
  /** Why the server does not take it. It is not sent again by itself. */
  refused?: string;
}

/** This device keeps nothing: its storage is full or forbidden. */
export class StorageUnavailable extends Error {
  override name = "NotKept";
}

const STORAGE_KEY = "waiting";
// Apart from drafts: signing out clears those, and this waits for its owner to come back.
let openedStore: UseStore | undefined;
const getStore = (): UseStore => openedStore ??= createStore("reclaim-outbox", "outbox");

const listeners = new Set<() => void>();
const notifyListeners = () => listeners.forEach((listener) => listener());
let channel: BroadcastChannel | undefined;
function getChannel(): BroadcastChannel | undefined {
  if (!channel && typeof BroadcastChannel !== "undefined") {
    channel = new BroadcastChannel("reclaim-outbox");
    channel.addEventListener("message", notifyListeners);
  }
  return channel;
}

/** Hears of every change of what waits, also of those in other tabs. Returns what ends the listening. */
export function subscribeOutbox(listener: () => void): () => void {
  getChannel();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** All tabs write one record, in one transaction each, so that none undoes another's. */
async function updateItems(next: (items: OutboxItem[]) => OutboxItem[]): Promise<void> {
  await update<OutboxItem[]>(STORAGE_KEY, (items) => next(items ?? []), getStore());
  notifyListeners();
  getChannel()?.postMessage("changed");
}

/** Waiting items of one member, oldest first. Empty where storage is forbidden. */
export async function listOutboxItems(owner: string): Promise<OutboxItem[]> {
  try {
    return (await get<OutboxItem[]>(STORAGE_KEY, getStore()) ?? []).filter((item) =>
      item.owner === owner
    );
  } catch {
    return [];
  }
}

/** Keeps an item, in the place of the one with its id if there is one. Throws `NotKept`. */
export async function storeItem(item: OutboxItem): Promise<void> {
  try {
    await updateItems((items) =>
      items.some(({ clientId }) => clientId === item.clientId)
        ? items.map((one) => one.clientId === item.clientId ? item : one)
        : [...items, item]
    );
  } catch (error) {
    throw new StorageUnavailable("nothing can be kept on this device", { cause: error });
  }
}

/** True when the item still has the body that was read. */
const isUnchanged = (one: OutboxItem, read: OutboxItem) =>
  one.clientId === read.clientId && JSON.stringify(one.body) === JSON.stringify(read.body);

/** Removes sent items. An item that was changed while it was sent stays, and is sent again. */
export const removeSentItems = (sent: OutboxItem[]): Promise<void> =>
  updateItems((items) => items.filter((one) => !sent.some((item) => isUnchanged(one, item))));

export const markItemRefused = (item: OutboxItem, refused: string): Promise<void> =>
  updateItems((items) => items.map((one) => isUnchanged(one, item) ? { ...one, refused } : one));

/** Drops one item; its words are gone. */
export const discardItem = (clientId: string): Promise<void> =>
  updateItems((items) => items.filter((one) => one.clientId !== clientId));

/** Deletes all items of an account that ends. Does nothing where storage is forbidden. */
export const clearOutbox = (owner: string): Promise<void> =>
  updateItems((items) => items.filter((one) => one.owner !== owner)).catch(() => {});
