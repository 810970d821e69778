import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { device } from "./fake-device.ts";
import { showSystemNotification } from "./system-notifications.ts";
import { SystemNotificationsRow } from "./system-notifications-row.tsx";

vi.mock("idb-keyval", () => import("./fake-device.ts"));
beforeEach(() => device.reset());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

const KEY = "reclaim-system-notifications:member-1";
const REMINDER = { tag: "check-in 2026-11-21", body: "Time to check in.", to: "/" };

/** A browser that can show notifications; `answers` is what the member says when he is asked. */
function browser(permission: NotificationPermission, answers = permission) {
  const fake = {
    permission,
    requestPermission: vi.fn(() => {
      fake.permission = answers;
      return Promise.resolve(answers);
    }),
  };
  const showNotification = vi.fn(() => Promise.resolve());
  vi.stubGlobal("Notification", fake);
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { getRegistration: () => Promise.resolve({ showNotification }) },
  });
  return { notification: fake, showNotification };
}
async function row() {
  await act(async () => void render(<SystemNotificationsRow memberId="member-1" />));
}
const control = () => screen.getByRole<HTMLButtonElement>("switch");
const isOn = () => control().ariaChecked ?? control().getAttribute("aria-checked");
const press = () => act(async () => void fireEvent.click(control()));

test("nobody is asked before he presses", async () => {
  const { notification } = browser("default", "granted");
  await row();
  expect(isOn()).toBe("false");
  expect(notification.requestPermission).not.toHaveBeenCalled();
  await press();
  expect(notification.requestPermission).toHaveBeenCalledOnce();
  expect(isOn()).toBe("true");
  expect(device.kept.get(KEY)).toBe(true);
});

test("who says no to the browser is told how to change it", async () => {
  browser("default", "denied");
  await row();
  await press();
  expect(isOn()).toBe("false");
  expect(control().disabled).toBe(true);
  expect(screen.getByText(/Your browser blocks notifications/)).toBeTruthy();
});

test("a permission that was changed elsewhere is seen when he comes back", async () => {
  const { notification } = browser("denied");
  await row();
  expect(control().disabled).toBe(true);
  notification.permission = "granted";
  await act(async () => void dispatchEvent(new Event("focus")));
  expect(control().disabled).toBe(false);
  // What the browser allows is not yet what he wants.
  expect(isOn()).toBe("false");
});

test("it can be switched off again, whatever the browser allows", async () => {
  const { notification, showNotification } = browser("granted");
  await row();
  await press();
  expect(notification.requestPermission).not.toHaveBeenCalled();
  await press();
  expect(isOn()).toBe("false");
  await showSystemNotification("member-1", REMINDER);
  expect(showNotification).not.toHaveBeenCalled();
});

test("a browser that cannot says so, without a switch", async () => {
  await row();
  expect(screen.queryByRole("switch")).toBeNull();
  expect(screen.getByText(/shows no notifications/)).toBeTruthy();
});

test("a device that keeps nothing leaves it off, and says so", async () => {
  browser("granted");
  device.fill();
  await row();
  await press();
  expect(isOn()).toBe("false");
  expect(screen.getByText(/did not keep your choice/)).toBeTruthy();
});

test("a reminder is shown to who wants it, once for its kind and date", async () => {
  const { showNotification } = browser("granted");
  device.kept.set(KEY, true);
  await showSystemNotification("member-1", REMINDER);
  expect(showNotification).toHaveBeenCalledExactlyOnceWith("Reclaim", {
    tag: "check-in 2026-11-21",
    body: "Time to check in.",
    icon: "/icon.svg",
    data: { to: "/" },
  });
  await showSystemNotification("member-2", REMINDER);
  expect(showNotification).toHaveBeenCalledOnce();
});

test("a permission that was taken away counts", async () => {
  const { showNotification } = browser("denied");
  device.kept.set(KEY, true);
  await showSystemNotification("member-1", REMINDER);
  expect(showNotification).not.toHaveBeenCalled();
});
