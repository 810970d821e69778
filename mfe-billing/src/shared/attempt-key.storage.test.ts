import "fake-indexeddb/auto";
import { clear, values } from "idb-keyval";
import { beforeEach, expect, test, vi } from "vitest";
import { claimAttemptKey, endAttempt } from "./attempt-key.storage.ts";

beforeEach(() => clear());

const monthly = { plan: "monthly", email: "martin@example.org" } as const;

test("an order has one key until its attempt ends, in however many tabs it is sent", async () => {
  const [one, other] = await Promise.all([
    claimAttemptKey("member-1", monthly),
    claimAttemptKey("member-1", { ...monthly }),
  ]);
  expect(other).toBe(one);
  expect(await claimAttemptKey("member-1", monthly)).toBe(one);
  await endAttempt("member-1");
  expect(await values()).toEqual([]);
  expect(await claimAttemptKey("member-1", monthly)).not.toBe(one);
});

test("another order, and another member, has a key of its own", async () => {
  const keys = [
    await claimAttemptKey("member-1", monthly),
    await claimAttemptKey("member-2", monthly),
    await claimAttemptKey("member-1", { plan: "yearly", email: monthly.email }),
    await claimAttemptKey("member-1", { planId: "premium", period: "yearly" }),
  ];
  expect(new Set(keys).size).toBe(4);
});

test("where nothing can be stored an order has one key as long as the page lives", async () => {
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("no room", "QuotaExceededError");
  });
  const key = await claimAttemptKey("member-1", monthly);
  expect(await claimAttemptKey("member-1", monthly)).toBe(key);
  expect(await values()).toEqual([]);
  await endAttempt("member-1");
  expect(await claimAttemptKey("member-1", monthly)).not.toBe(key);
});
