import type { RecordedCheckIn } from "@reclaim/contracts-members/check-ins";
import { defineRemote, keepInstallPrompt } from "@reclaim/host-api";
import { fakeHost, press, renderRemote, sampleMember } from "@reclaim/host-api/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { createStore, get } from "idb-keyval";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { fillDevice } from "../../testing/device-storage.ts";
import { InstallHint } from "./install-hint.tsx";

const QUESTION = "Reclaim on your home screen";
const recorded: RecordedCheckIn = {
  checkIn: {
    id: "5f3b9f4e-8c1a-4a53-9a4e-0a8d0f6f2d11",
    userId: "member-1",
    date: "2026-11-21T09:00:00.000Z",
    timeZone: "Europe/Vienna",
    localDate: "2026-11-21",
    mood: 4,
    thoughts: null,
  },
  streak: 2,
  longestStreak: 2,
  newBadges: [],
};

beforeAll(keepInstallPrompt);
beforeEach(async () => {
  // Each test is another device.
  const { IDBFactory } = await import("fake-indexeddb");
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  dispatchEvent(new Event("appinstalled"));
});

/** The browser's offer to install; counts how often its question was opened. */
function offer() {
  const prompt = vi.fn(() => Promise.resolve({ outcome: "dismissed" }));
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  return prompt;
}
/** Home of a member with as many check-ins; `checkIn` tells of another one. */
function home({ checkIns = 3 } = {}) {
  const { host } = fakeHost({ member: sampleMember({ recentMoods: Array(checkIns).fill(4) }) });
  const { unmount } = renderRemote(
    defineRemote({ name: "mfe-core", routes: [{ path: "/", Component: InstallHint }] }),
    { at: "/", host },
  );
  const checkIn = () => act(async () => host.events.emit("check-in.recorded", recorded));
  return { host, checkIn, unmount };
}
const hint = () => screen.findByRole("complementary", { name: QUESTION });
/** No hint, also after a claim that was begun before: the device answers reads after it. */
const expectNoHint = async () => {
  await act(async () => void await get("shown", createStore("reclaim-device", "device")));
  expect(screen.queryByText(QUESTION)).toBeNull();
};

test("the hint comes with the third check-in, and its press opens the browser's question", async () => {
  const prompt = offer();
  const { checkIn } = home();
  expect(screen.queryByText(QUESTION)).toBeNull();
  await checkIn();
  await hint();
  expect(prompt).not.toHaveBeenCalled();
  press("Add it");
  await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull());
  expect(prompt).toHaveBeenCalledOnce();
});

test("a second check-in is too early", async () => {
  offer();
  await home({ checkIns: 2 }).checkIn();
  await expectNoHint();
});

test("it comes once on a device, dismissed or not, whoever signs in", async () => {
  offer();
  const first = home();
  await first.checkIn();
  await hint();
  press("No, thanks");
  await expectNoHint();
  first.unmount();
  await home().checkIn();
  await expectNoHint();
});

test("without a way to install there is no hint, and the next one is not used up", async () => {
  const before = home();
  await before.checkIn();
  await expectNoHint();
  before.unmount();
  offer();
  await home().checkIn();
  await hint();
});

test("on an iPhone it says how to do it by hand", async () => {
  Object.defineProperty(navigator, "standalone", { configurable: true, value: false });
  Object.defineProperty(navigator, "maxTouchPoints", { configurable: true, value: 5 });
  try {
    await home().checkIn();
    await hint();
    expect(screen.getByText(/Share button/)).toBeTruthy();
    press("Got it");
    await expectNoHint();
  } finally {
    Reflect.deleteProperty(navigator, "standalone");
    Reflect.deleteProperty(navigator, "maxTouchPoints");
  }
});

test("the installed product does not ask to be installed", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  offer();
  await home().checkIn();
  await expectNoHint();
});

test("beside an offer of help nothing is suggested", async () => {
  offer();
  const { host, checkIn } = home();
  act(() => host.events.emit("crisis.noticed", {}));
  await checkIn();
  await expectNoHint();
});

test("a device that keeps nothing gets no hint, which would come again and again", async () => {
  fillDevice();
  offer();
  await home().checkIn();
  await expectNoHint();
});
