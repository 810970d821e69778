/**
 * The keys that this product keeps in local storage, and nothing else (D7): no mood, no text. Storage
 * may be forbidden or full; then the page works on without it.
 */
const KEYS = new Set([
  "isOnboarded",
  "user",
  "pseudonym",
  "reclaim-theme-preference",
  "reclaim-auto-theme",
  "reclaim-notification-duration",
]);
const TOUR_PREFIX = "tour_";

function quietly<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}

export const readOnboarded = (): boolean =>
  quietly((storage) => storage.getItem("isOnboarded")) === "true";

export const saveOnboarded = (onboarded: boolean): void =>
  void quietly((storage) => storage.setItem("isOnboarded", String(onboarded)));

/** What a value of the key `user` says, or null. */
export function userIn(value: string | null): { id: string; name: string | null } | null {
  try {
    const said = JSON.parse(value ?? "") as { id?: unknown; name?: unknown } | null;
    if (typeof said?.id !== "string") return null;
    return { id: said.id, name: typeof said.name === "string" ? said.name : null };
  } catch {
    return null;
  }
}

/** Who was here last. The page opens with him when there is no network to ask. */
export const readUser = () => userIn(quietly((storage) => storage.getItem("user")) ?? null);

export const saveUser = ({ id, name }: { id: string; name: string | null }): void =>
  void quietly((storage) => storage.setItem("user", JSON.stringify({ id, name })));

/** Removes this product's keys and no others, and takes off the theme that one of them named. */
export function clearLocalKeys(): void {
  delete document.documentElement.dataset.theme;
  quietly((storage) => {
    const ours = Object.keys(storage).filter((key) => KEYS.has(key) || key.startsWith(TOUR_PREFIX));
    for (const key of ours) storage.removeItem(key);
  });
}
