import { beforeEach, expect, test, vi } from "vitest";
import { clearLocalKeys, readOnboarded, saveOnboarded, saveUser } from "./local-storage-keys.ts";

beforeEach(() => localStorage.clear());

test("a device that knows nothing is not onboarded; what is saved comes back [SHELL-13]", () => {
  expect(readOnboarded()).toBe(false);
  saveOnboarded(true);
  expect({ ...localStorage }).toEqual({ isOnboarded: "true" });
  expect(readOnboarded()).toBe(true);
  saveOnboarded(false);
  expect({ ...localStorage }).toEqual({ isOnboarded: "false" });
  expect(readOnboarded()).toBe(false);
});

test("of the member, id and name are kept and nothing else [SHELL-17]", () => {
  saveUser({ id: "member-1", name: "Martin", email: "martin@example.org" } as never);
  expect(JSON.parse(localStorage.getItem("user") ?? "")).toEqual({
    id: "member-1",
    name: "Martin",
  });
});

test("clearing removes all of this product's keys and no others [AUTH-07]", () => {
  const ours = [
    "isOnboarded",
    "user",
    "pseudonym",
    "reclaim-theme-preference",
    "reclaim-auto-theme",
    "reclaim-notification-duration",
    "reclaim-checked-in",
    "tour_home",
    "tour_journal",
  ];
  const theirs = ["analytics", "tourist", "users", "reclaim"];
  for (const key of [...ours, ...theirs]) localStorage.setItem(key, "kept");
  document.documentElement.dataset.theme = "serene";
  clearLocalKeys();
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(Object.keys(localStorage).sort()).toEqual([...theirs].sort());
});

test("where storage is forbidden, the page works on without it", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(readOnboarded()).toBe(false);
  expect(() => saveOnboarded(true)).not.toThrow();
  expect(() => saveUser({ id: "member-1", name: null })).not.toThrow();
  expect(() => clearLocalKeys()).not.toThrow();
});

test("full storage is no reason to fail", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(() => saveOnboarded(true)).not.toThrow();
  expect(() => saveUser({ id: "member-1", name: "Martin" })).not.toThrow();
});
