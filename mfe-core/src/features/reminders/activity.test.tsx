import type { Activity } from "@reclaim/contracts-community/community";
import { DEFAULT_NOTIFICATIONS } from "@reclaim/contracts-members/members";
import type { Host } from "@reclaim/host-api";
import {
  fakeHost,
  FakeShell,
  type MockResponses,
  sampleMember,
} from "@reclaim/host-api/story-host";
import { act, cleanup, render } from "@testing-library/react";
import { del, get, update } from "idb-keyval";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { activityNotice } from "./activity.model.ts";
import Reminders from "./reminders.tsx";

// Not fake-indexeddb: it needs the timers that these tests hold still.
vi.mock("idb-keyval", () => ({ del: vi.fn(), get: vi.fn(), update: vi.fn() }));
const device = new Map<IDBValidKey, unknown>();
const zone = process.env.TZ;
beforeEach(() => {
  process.env.TZ = "UTC";
  device.clear();
  vi.mocked(get).mockImplementation((key) => Promise.resolve(device.get(key) as never));
  vi.mocked(del).mockImplementation((key) => Promise.resolve(void device.delete(key)));
  vi.mocked(update).mockImplementation((key, change) =>
    Promise.resolve(void device.set(key, change(device.get(key) as never)))
  );
  vi.useFakeTimers();
  vi.setSystemTime("2026-11-21T10:00:30Z");
});
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

const FIRST = "GET /api/forum/activity";
const since = (cursor: string) => `${FIRST}?since=${cursor}`;
const news = (cursor: string, fields: Partial<Activity> = {}): Activity => ({
  replies: 0,
  reactions: 0,
  postId: null,
  cursor,
  ...fields,
});
const REPLIED = { replies: 2, postId: 7 };

/** A member with an hour in which no reminder is due. */
async function page(answers: MockResponses, wanted = true) {
  const member = sampleMember({
    notificationPreferences: {
      ...DEFAULT_NOTIFICATIONS,
      dailyCheckInReminder: false,
      journalReminder: false,
      moduleCompletionReminders: false,
      communityActivity: wanted,
    },
  });
  const fake = fakeHost({ member, responses: answers });
  const host: Host = { ...fake.host, clock: { now: () => new Date() } };
  const tree = (communityActivity: boolean) => {
    const notificationPreferences = { ...member.notificationPreferences, communityActivity };
    const session = { ...host.session, member: { ...member, notificationPreferences } };
    return (
      <FakeShell at="/" host={{ ...host, session }}>
        <Reminders />
      </FakeShell>
    );
  };
  const { rerender } = render(tree(wanted));
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  await pass(0);
  return {
    calls: () => fake.calls.map(({ method, path }) => `${method} ${path}`),
    notices: fake.notices,
    pass,
    want: (on: boolean) => act(async () => rerender(tree(on))),
  };
}

test("replies to what the member wrote show as one notice that leads there [NTF-25]", async () => {
  const { calls, notices, pass } = await page({
    [FIRST]: news("100"),
    [since("100")]: news("200", REPLIED),
    [since("200")]: news("200"),
  });
  expect(notices).toEqual([]);
  await pass(60);
  expect(notices).toEqual([{
    title: "Two new replies in the Men's Circle",
    description: "There is something new for you in the circle. Have a look when it suits you.",
    action: { label: "Have a look", to: "/community/post/7" },
    durationMs: 15_000,
  }]);
  await pass(120);
  expect(notices).toHaveLength(1);
  expect(calls()).toEqual([FIRST, since("100"), since("200"), since("200")]);
});

test("with community activity off nobody asks and nothing shows [NTF-25]", async () => {
  const { calls, notices, pass } = await page({ [FIRST]: news("100", REPLIED) }, false);
  await pass(600);
  expect(calls()).toEqual([]);
  expect(notices).toEqual([]);
});

test("what came while it was off is not told when it is on again [NTF-25]", async () => {
  let cursor = 100;
  const { calls, notices, pass, want } = await page({ [FIRST]: () => news(String(cursor)) });
  await want(false);
  await pass(3600);
  cursor = 900;
  await want(true);
  await pass(60);
  expect(calls()).toEqual([FIRST, FIRST]);
  expect(notices).toEqual([]);
});

test("switched off while the answer is on its way, it does not show [NTF-25]", async () => {
  let answer: (activity: Activity) => void = () => {};
  const { notices, pass, want } = await page({
    [FIRST]: news("100"),
    [since("100")]: () => new Promise((done) => answer = done),
  });
  await pass(60);
  await want(false);
  await act(async () => answer(news("200", REPLIED)));
  expect(notices).toEqual([]);
});

test("a page that nobody looks at does not ask", async () => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const { calls, pass } = await page({ [FIRST]: news("100") });
  await pass(300);
  expect(calls()).toEqual([]);
});

test("a failed call is no notice, and the next minute tries again", async () => {
  let down = true;
  const { notices, pass } = await page({
    [FIRST]: news("100"),
    [since("100")]: () => down ? new Response("", { status: 500 }) : news("200", REPLIED),
    [since("200")]: news("200"),
  });
  await pass(120);
  expect(notices).toEqual([]);
  down = false;
  await pass(60);
  expect(notices).toHaveLength(1);
});

test("the mark outlives a reload, and two tabs tell it once [NTF-25]", async () => {
  await page({ [FIRST]: news("100") });
  cleanup();
  expect([...device]).toEqual([["reclaim-activity:member-1", "100"]]);
  const answers = { [since("100")]: news("200", REPLIED), [since("200")]: news("200") };
  const one = await page(answers);
  const two = await page(answers);
  await one.pass(60);
  expect(one.notices.length + two.notices.length).toBe(1);
});

test("where storage is forbidden, a tab tells it, once", async () => {
  vi.mocked(update).mockRejectedValue(new DOMException("no room", "QuotaExceededError"));
  const { notices, pass } = await page({
    [FIRST]: news("100"),
    [since("100")]: news("200", REPLIED),
    [since("200")]: news("200"),
  });
  await pass(180);
  expect(notices).toHaveLength(1);
});

test("a reminder goes first; the notice follows a minute later", async () => {
  vi.setSystemTime("2026-11-22T17:59:00Z");
  const { notices, pass } = await page({
    [FIRST]: news("100"),
    [since("100")]: news("200", REPLIED),
    [since("200")]: news("200"),
  });
  await pass(60);
  expect(notices.map(({ title }) => title)).toEqual(["Your week"]);
  await pass(60);
  expect(notices.map(({ title }) => title)).toEqual([
    "Your week",
    "Two new replies in the Men's Circle",
  ]);
});

test.for(
  [
    [{ replies: 1 }, "One new reply in the Men's Circle"],
    [{ reactions: 3 }, "Three new reactions in the Men's Circle"],
    [{ replies: 1, reactions: 12 }, "One new reply and 12 new reactions in the Men's Circle"],
  ] as const,
)("%o is told in a line", ([fields, title]) => {
  expect(activityNotice(news("1", fields), "gentle")?.title).toBe(title);
});

test("what is on several posts leads to one's own posts; nothing is no notice", () => {
  expect(activityNotice(news("1", { replies: 2 }), "direct")?.action)
    .toMatchObject({ to: "/community/my-posts" });
  expect(activityNotice(news("1"), "direct")).toBeNull();
});
