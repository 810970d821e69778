import "fake-indexeddb/auto";
import { clear, createStore } from "idb-keyval";
import { vi } from "vitest";

const outbox = createStore("reclaim-outbox", "outbox");

/** Empties IndexedDB, which jsdom itself does not have. */
export async function clearDevice(): Promise<void> {
  await clear();
  await clear(outbox);
}

/** Until the end of the test every write fails, as on a device that is full. */
export function fillDevice(): void {
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("no room", "QuotaExceededError");
  });
}
