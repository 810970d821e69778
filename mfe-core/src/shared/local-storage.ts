/** Storage may be forbidden or full: then nothing is read, and a write holds until the next load. */
function attempt<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}

export const readItem = (key: string): string | null =>
  attempt((storage) => storage.getItem(key)) ?? null;

/** Null removes the key. */
export const writeItem = (key: string, value: string | null): void =>
  void attempt((storage) => value === null ? storage.removeItem(key) : storage.setItem(key, value));
