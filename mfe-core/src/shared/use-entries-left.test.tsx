import { STARTER } from "@reclaim/contracts-common/entitlements";
import { fakeHost, type MockResponses, sampleMember } from "@reclaim/host-api/testing";
import { FakeShell } from "@reclaim/host-api/story-host";
import { renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { clearDevice } from "../testing/device-storage.ts";
import { storeItem } from "./outbox.storage.ts";
import { getIsoWeek, useEntriesLeft } from "./use-entries-left.ts";

beforeEach(clearDevice);

const WEEK = "GET /api/journal-days?from=2026-11-16&to=2026-11-22";
const written = (entries: number) => [{ localDate: "2026-11-17", entries }];

function entriesLeft(responses: MockResponses, entitlement = STARTER) {
  const { host, calls } = fakeHost({ member: sampleMember({ entitlement }), responses });
  const { result } = renderHook(() => useEntriesLeft(), {
    wrapper: ({ children }) => <FakeShell host={host}>{children}</FakeShell>,
  });
  return { result, calls };
}

test.for([[0, 3], [2, 1], [3, 0], [7, 0]])(
  "of a Starter member's week with %i entries, %i are left",
  async ([entries, left]) => {
    const { result } = entriesLeft({ [WEEK]: written(entries!) });
    expect(result.current).toBeNull();
    await waitFor(() => expect(result.current).toBe(left));
  },
);

test("an entry that waits on the device counts, one that was refused does not", async () => {
  const item = {
    kind: "journal-entry",
    path: "/api/journal-entries",
    body: {},
    owner: "member-1",
    at: "2026-11-21T08:00:00.000Z",
  } as const;
  await storeItem({ ...item, clientId: "1" });
  await storeItem({ ...item, clientId: "2", refused: "Your plan does not include this." });
  const { result } = entriesLeft({ [WEEK]: written(1) });
  await waitFor(() => expect(result.current).toBe(1));
});

test("other plans have no number, and are not asked for", () => {
  const { result, calls } = entriesLeft({}, sampleMember().entitlement);
  expect(result.current).toBeNull();
  expect(calls).toEqual([]);
});

test("the week is the ISO week of the member's time zone, whatever the device's", () => {
  const sunday = new Date("2026-11-22T22:30:00Z");
  expect(getIsoWeek(sunday, "UTC")).toEqual({ from: "2026-11-16", to: "2026-11-22" });
  expect(getIsoWeek(sunday, "Europe/Vienna")).toEqual({ from: "2026-11-16", to: "2026-11-22" });
  expect(getIsoWeek(sunday, "Asia/Tokyo")).toEqual({ from: "2026-11-23", to: "2026-11-29" });
});
