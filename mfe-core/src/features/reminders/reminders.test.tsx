import {
  DEFAULT_NOTIFICATIONS,
  type NotificationPreferences,
} from "@reclaim/contracts-members/members";
import type { Host } from "@reclaim/host-api";
import { fakeHost, FakeShell, sampleMember } from "@reclaim/host-api/story-host";
import { act, cleanup, render } from "@testing-library/react";
import { update } from "idb-keyval";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showSystemNotification } from "../../shared/system-notifications.ts";
import Reminders from "./reminders.tsx";

vi.mock("../../shared/system-notifications.ts", () => ({
  resumePush: vi.fn(() => Promise.resolve()),
  showSystemNotification: vi.fn(() => Promise.resolve()),
}));
// Not fake-indexeddb: it needs the timers that these tests hold still.
vi.mock("idb-keyval", () => ({ update: vi.fn(), get: vi.fn(), del: vi.fn() }));
const device = new Map<IDBValidKey, unknown>();
const zone = process.env.TZ;
beforeEach(() => {
  process.env.TZ = "Europe/Vienna";
  device.clear();
  vi.mocked(update).mockImplementation((key, change) => {
    device.set(key, change(device.get(key) as never));
    return Promise.resolve();
  });
  vi.mocked(showSystemNotification).mockReset().mockResolvedValue();
  vi.useFakeTimers();
});
afterEach(() => {
  document.getElementById("reminders")?.remove();
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

interface Given {
  preferences?: Partial<NotificationPreferences>;
  path?: string;
  signedIn?: boolean;
}

/** A page that is opened at a time (Vienna, winter). */
async function renderPage(
  time: string,
  { preferences = {}, path = "/progress", signedIn = true }: Given = {},
) {
  vi.setSystemTime(`${time}+01:00`);
  const member = sampleMember({
    notificationPreferences: { ...DEFAULT_NOTIFICATIONS, ...preferences },
  });
  const fake = fakeHost({ member: signedIn ? member : null });
  const host: Host = { ...fake.host, clock: { now: () => new Date() } };
  const tree = (shown: Host) => (
    <FakeShell at={path} host={shown}>
      <Reminders />
    </FakeShell>
  );
  const { rerender, unmount } = render(tree(host));
  await act(async () => {});
  return {
    notices: fake.notices,
    close: unmount,
    told: () => fake.notices.map(({ title }) => title),
    pass: (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000)),
    become: (fields: Parameters<typeof sampleMember>[0]) =>
      act(async () =>
        rerender(tree({ ...host, session: { ...host.session, member: { ...member, ...fields } } }))
      ),
  };
}
const container = () => document.getElementById("reminders");
const children = () => [...container()?.children ?? []];

test("reminders are looked for at once, and then every 60 seconds [NTF-14]", async () => {
  expect((await renderPage("2026-11-21T08:03:20")).told()).toEqual(["Daily check-in"]);
  cleanup();
  device.clear();

  const { told, pass } = await renderPage("2026-11-21T07:58:20");
  await pass(60);
  expect(told()).toEqual([]);
  await pass(59.9);
  expect(told()).toEqual([]);
  await pass(0.1);
  expect(told()).toEqual(["Daily check-in"]);
});

test("late timers do not add up [NTF-14]", async () => {
  const { pass } = await renderPage("2026-11-21T07:00:00", {
    preferences: { dailyCheckInReminder: false },
  });
  const wait = vi.spyOn(globalThis, "setTimeout");
  const waits = () => wait.mock.calls.map(([, milliseconds]) => milliseconds);
  // A timer that comes 7 s late.
  const now = performance.now();
  vi.spyOn(performance, "now").mockReturnValueOnce(now + 67_000);
  await pass(60);
  expect(waits()).toEqual([53_000]);
});

test("nobody is reminded without being signed in [NTF-13]", async () => {
  const { told, pass } = await renderPage("2026-11-21T07:59:00", { signedIn: false });
  await pass(300);
  expect(told()).toEqual([]);
  expect(container()).toBeNull();
});

test("nobody is reminded with notifications off, and none come after they are [NTF-13]", async () => {
  const off = { ...DEFAULT_NOTIFICATIONS, enabled: false };
  const { told, pass, become } = await renderPage("2026-11-21T07:59:00", { preferences: off });
  await pass(300);
  expect(told()).toEqual([]);
  await become({ notificationPreferences: DEFAULT_NOTIFICATIONS });
  expect(told()).toEqual(["Daily check-in"]);
  await become({ notificationPreferences: off });
  await pass(24 * 3600);
  expect(told()).toEqual(["Daily check-in"]);
});

test("a preference counts from the next look on, without a reload [NTF-15]", async () => {
  const { told, pass, become } = await renderPage("2026-11-21T09:00:00");
  await become({
    notificationPreferences: { ...DEFAULT_NOTIFICATIONS, checkInTime: "09:15" },
  });
  await pass(14 * 60);
  expect(told()).toEqual([]);
  await pass(60);
  expect(told()).toEqual(["Daily check-in"]);
});

test.for(
  [
    [
      "gentle",
      "It might be a good time for your daily reflection. Would you like to take a few moments for yourself?",
    ],
    ["direct", "Time for your check-in! Complete it now to maintain your streak."],
    [
      "motivational",
      "You're building a powerful habit by checking in daily. Keep going, you've got this!",
    ],
  ] as const,
)("a %s member is reminded in that tone, inside the container [NTF-23]", async ([tone, words]) => {
  const { notices } = await renderPage("2026-11-21T08:00:00", {
    preferences: { notificationTone: tone },
  });
  expect(notices).toHaveLength(1);
  expect(notices[0]?.description).toBe(words);
  expect(notices[0]?.container?.parentElement).toBe(container());
});

test.for(
  [
    ["2026-11-21T08:00:00", "Check in", "/"],
    ["2026-11-21T20:00:00", "Write", "/journal"],
    ["2026-11-21T17:00:00", "Continue", "/journey"],
    ["2026-11-22T18:00:00", "Look back", "/progress"],
  ] as const,
)("the reminder of %s leads on, but not to where the member is", async ([time, label, to]) => {
  expect((await renderPage(time, { path: "/community" })).notices[0]?.action).toEqual({
    label,
    to,
  });
  cleanup();
  device.clear();
  expect((await renderPage(time, { path: to })).notices[0]?.action).toBeUndefined();
});

test("the container is made with the first reminder and used again [NTF-21]", async () => {
  const { notices, pass } = await renderPage("2026-11-21T07:00:00");
  expect(container()).toBeNull();
  await pass(3600);
  const first = container();
  expect(first?.parentElement).toBe(document.body);
  notices[0]?.onClose?.();
  vi.setSystemTime("2026-11-21T17:00:00+01:00");
  await pass(60);
  vi.setSystemTime("2026-11-21T20:00:00+01:00");
  await pass(60);
  expect(notices).toHaveLength(3);
  expect(container()).toBe(first);
  expect(document.querySelectorAll("#reminders")).toHaveLength(1);
});

test("a reminder has a child named by its time, gone with its toast [NTF-22]", async () => {
  const { notices } = await renderPage("2026-11-21T08:00:00");
  expect(children().map(({ id, childNodes }) => [id, childNodes.length])).toEqual([
    [`reminder-${Date.parse("2026-11-21T08:00:00+01:00")}`, 0],
  ]);
  notices[0]?.onClose?.();
  expect(children()).toEqual([]);
  expect(container()).not.toBeNull();
});

test("a page that goes takes its reminder along [NTF-22]", async () => {
  const { close } = await renderPage("2026-11-21T08:00:00");
  expect(children()).toHaveLength(1);
  close();
  expect(children()).toEqual([]);
});

test("two reminders of one time come one after the other", async () => {
  const { told, pass } = await renderPage("2026-11-21T08:09:30", {
    preferences: { journalTime: "08:00" },
  });
  expect(told()).toEqual(["Daily check-in"]);
  await pass(60);
  expect(told()).toEqual(["Daily check-in", "Your journal"]);
  await pass(600);
  expect(told()).toHaveLength(2);
});

test("a second tab and a reload do not remind again on that date [NTF-19]", async () => {
  const one = await renderPage("2026-11-21T08:00:00");
  const two = await renderPage("2026-11-21T08:01:00");
  await one.pass(600);
  expect([one.told(), two.told()]).toEqual([["Daily check-in"], []]);
  cleanup();
  expect((await renderPage("2026-11-21T08:05:00")).told()).toEqual([]);
  cleanup();
  expect((await renderPage("2026-11-22T08:05:00")).told()).toEqual(["Daily check-in"]);
});

test("a clock that is put back does not remind twice on a date [NTF-19]", async () => {
  const { told, pass } = await renderPage("2026-11-21T08:00:00");
  vi.setSystemTime("2026-11-21T07:30:00+01:00");
  await pass(3600);
  expect(told()).toEqual(["Daily check-in"]);
});

test("a tab that slept reminds for 10 minutes after the time, not later [NTF-20]", async () => {
  const { told, pass } = await renderPage("2026-11-21T07:30:00");
  vi.setSystemTime("2026-11-21T08:08:00+01:00");
  await pass(60);
  expect(told()).toEqual(["Daily check-in"]);
  vi.setSystemTime("2026-11-21T20:10:00+01:00");
  await pass(60);
  expect(told()).toEqual(["Daily check-in"]);
});

test("the device keeps kinds and dates, of the last days only, and nothing else", async () => {
  const { pass } = await renderPage("2026-11-01T07:00:00");
  for (let day = 1; day <= 15; day++) {
    const date = `2026-11-${String(day).padStart(2, "0")}`;
    for (const time of ["08:00", "17:00", "20:00"]) {
      vi.setSystemTime(`${date}T${time}:00+01:00`);
      await pass(60);
    }
  }
  const [[key, kept] = []] = [...device];
  expect(key).toBe("reclaim-reminders:member-1");
  expect(kept).toHaveLength(20);
  for (const one of kept as string[]) {
    expect(one).toMatch(/^(check-in|journal|module|progress) 2026-11-\d\d$/);
  }
  expect(localStorage).toHaveLength(0);
});

test("where storage is forbidden, a tab still reminds, once [NTF-19]", async () => {
  vi.mocked(update).mockImplementation(() => {
    throw new ReferenceError("indexedDB is not defined");
  });
  const { told, pass } = await renderPage("2026-11-21T08:00:00");
  await pass(600);
  expect(told()).toEqual(["Daily check-in"]);
});

test("a page that is not looked at leaves a reminder to one that is, for a minute", async () => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const { told, pass } = await renderPage("2026-11-21T08:00:00");
  expect(told()).toEqual([]);
  await pass(60);
  expect(told()).toEqual(["Daily check-in"]);
  // There the member gets it from the system, too, in words that anybody may read.
  expect(showSystemNotification).toHaveBeenCalledExactlyOnceWith("member-1", {
    tag: "check-in 2026-11-21",
    body: "Time to check in.",
    to: "/",
  });
});

test("a page that is looked at needs no notification of the system", async () => {
  expect((await renderPage("2026-11-21T08:00:00")).told()).toEqual(["Daily check-in"]);
  expect(showSystemNotification).not.toHaveBeenCalled();
});

test("a reminder stays longer than other notices, since it comes unasked", async () => {
  const { notices } = await renderPage("2026-11-21T08:00:00");
  expect(notices[0]?.durationMs).toBe(15_000);
});
