/**
 * The keys that this product keeps in local storage, and nothing else (D7, D51): no mood, no text. Storage
 * may be forbidden or full; then the page works on without it.
 */
const KEYS = new Set([
  "isOnboarded",
  "user",
  "pseudonym",
  "reclaim-theme-preference",
  "reclaim-auto-theme",
  "reclaim-notification-duration",
  "reclaim-checked-in",
]);
const TOUR_PREFIX = "tour_";

function ignoreErrors<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}

export const readOnboarded = (): boolean =>
  ignoreErrors((storage) => storage.getItem("isOnboarded")) === "true";

export const saveOnboarded = (onboarded: boolean): void =>
  void ignoreErrors((storage) => storage.setItem("isOnboarded", String(onboarded)));

/** Parses a value of the key `user`; null when it is none. */
export function parseStoredUser(value: string | null): { id: string; name: string | null } | null {
  try {
    const parsed = JSON.parse(value ?? "") as { id?: unknown; name?: unknown } | null;
    if (typeof parsed?.id !== "string") return null;
    return { id: parsed.id, name: typeof parsed.name === "string" ? parsed.name : null };
  } catch {
    return null;
  }
}

/** The last user of this device; the page opens offline with this user. */
export const readUser = () =>
  parseStoredUser(ignoreErrors((storage) => storage.getItem("user")) ?? null);

export const saveUser = ({ id, name }: { id: string; name: string | null }): void =>
  void ignoreErrors((storage) => storage.setItem("user", JSON.stringify({ id, name })));

/** Removes this product's keys and no others, and resets the theme that one of them named. */
export function clearLocalKeys(): void {
  delete document.documentElement.dataset.theme;
  ignoreErrors((storage) => {
    const ownKeys = Object.keys(storage).filter((key) =>
      KEYS.has(key) || key.startsWith(TOUR_PREFIX)
    );
    for (const key of ownKeys) storage.removeItem(key);
  });
}
