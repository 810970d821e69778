/** For tests: what idb-keyval promises, on a map, since jsdom has no IndexedDB. */
const kept = new Map<unknown, unknown>();
let full = false;

/** What the device keeps now; `full` makes every write fail, as a full or forbidden storage does. */
export const device = {
  kept,
  reset() {
    kept.clear();
    full = false;
  },
  fill() {
    full = true;
  },
};

const write = (change: () => void): Promise<void> => {
  if (full) return Promise.reject(new DOMException("no room", "QuotaExceededError"));
  change();
  return Promise.resolve();
};

export const createStore = () => "outbox";
export const get = (key: unknown) => Promise.resolve(structuredClone(kept.get(key)));
export const set = (key: unknown, value: unknown) => write(() => void kept.set(key, value));
export const del = (key: unknown) => write(() => void kept.delete(key));
export const update = (key: unknown, updater: (value: unknown) => unknown) =>
  write(() => void kept.set(key, structuredClone(updater(kept.get(key)))));
