/**
 * The state of tours on this device. Storage may be forbidden or full: then a tour counts as not
 * completed, what cannot be kept is told to the console, and the tour goes on (core specification §8).
 */
const completedKey = (id: string) => `tour_${id}`;
const seenKey = (id: string) => `tour_${id}_seen`;
const startedKey = (id: string) => `tour_${id}_started`;

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function updateStorage(key: string, use: (storage: Storage) => void): void {
  try {
    use(localStorage);
  } catch (error) {
    console.warn(`${key} could not be kept:`, error);
  }
}
const write = (key: string, value: string) =>
  updateStorage(key, (storage) => storage.setItem(key, value));

export const isCompleted = (id: string): boolean => read(completedKey(id)) === "true";
export const saveCompleted = (id: string): void => write(completedKey(id), "true");
export const resetCompleted = (id: string): void =>
  updateStorage(completedKey(id), (storage) => storage.removeItem(completedKey(id)));

/** True once a tour has started by itself: neither closing nor a reload starts it again. */
export const hasStarted = (id: string): boolean => read(startedKey(id)) === "true";
export const saveStarted = (id: string): void => write(startedKey(id), "true");

/** The stored ids of seen steps that show only once. */
export const readSeenTargets = (id: string): string | null => read(seenKey(id));

/** Their targets. */
export function parseSeenTargets(stored: string | null): string[] {
  try {
    const seen: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(seen) ? seen.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}
export const saveSeen = (id: string, target: string): void =>
  write(
    seenKey(id),
    JSON.stringify([...new Set([...parseSeenTargets(readSeenTargets(id)), target])]),
  );
