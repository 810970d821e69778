/** What the device keeps, for tests: `vi.mock("idb-keyval", () => import(this file))`. */
const kept = new Map<string, unknown>();

export const get = (key: string) => Promise.resolve(kept.get(key));
export const set = (key: string, value: unknown) => Promise.resolve(void kept.set(key, value));
export const del = (key: string) => Promise.resolve(void kept.delete(key));
export const clear = () => Promise.resolve(kept.clear());
