import { defineRemote } from "@reclaim/host-api";
import { fakeHost, type MockResponses, renderRemote } from "@reclaim/host-api/testing";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { get, set } from "idb-keyval";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearDevice, fillDevice } from "../testing/device-storage.ts";
import { resumePush, showSystemNotification } from "./system-notifications.ts";
import { SystemNotificationsRow } from "./system-notifications-row.tsx";

beforeEach(clearDevice);
afterEach(() => {
  Reflect.deleteProperty(navigator, "serviceWorker");
});

const KEY = "reclaim-system-notifications:member-1";
const REMINDER = { tag: "check-in 2026-11-21", body: "Time to check in.", to: "/" };

/**
 * A browser that can show notifications; `answers` is the member's answer to the permission prompt.
 * With `push` it also gets messages while the page is closed.
 */
function browser(
  permission: NotificationPermission,
  answers = permission,
  push?: ReturnType<typeof pushManager>,
) {
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
    value: {
      getRegistration: () => Promise.resolve({ showNotification, pushManager: push?.manager }),
    },
  });
  return { notification: fake, showNotification };
}
const SUBSCRIPTION = {
  endpoint: "https://push.example.org/1",
  keys: { p256dh: "public", auth: "secret" },
};
/** A browser's connection to its push service. */
function pushManager() {
  let active = false;
  const subscription = {
    endpoint: SUBSCRIPTION.endpoint,
    toJSON: () => ({ ...SUBSCRIPTION, expirationTime: null }),
    unsubscribe: () => Promise.resolve(active = false),
  };
  const subscribe = vi.fn(() => {
    active = true;
    return Promise.resolve(subscription);
  });
  const getSubscription = () => Promise.resolve(active ? subscription : null);
  return { manager: { subscribe, getSubscription }, subscribe, isActive: () => active };
}
async function row(responses: MockResponses = {}) {
  const fake = fakeHost({ responses });
  const { container } = renderRemote(
    defineRemote({
      name: "mfe-core",
      routes: [{ path: "/", Component: () => <SystemNotificationsRow memberId="member-1" /> }],
    }),
    { at: "/", host: fake.host },
  );
  await waitFor(() => expect(container.textContent).not.toBe(""));
  return fake;
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
  await waitFor(() => expect(isOn()).toBe("true"));
  expect(await get(KEY)).toBe(true);
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
  await waitFor(() => expect(control().disabled).toBe(false));
  // A granted permission alone enables nothing.
  expect(isOn()).toBe("false");
});

test("it can be switched off again, whatever the browser allows", async () => {
  const { notification, showNotification } = browser("granted");
  await row();
  await press();
  await waitFor(() => expect(isOn()).toBe("true"));
  expect(notification.requestPermission).not.toHaveBeenCalled();
  await press();
  await waitFor(() => expect(isOn()).toBe("false"));
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
  fillDevice();
  await row();
  await press();
  expect(await screen.findByText(/did not keep your choice/)).toBeTruthy();
  expect(isOn()).toBe("false");
});

test("a reminder is shown to who wants it, once for its kind and date", async () => {
  const { showNotification } = browser("granted");
  await set(KEY, true);
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
  await set(KEY, true);
  await showSystemNotification("member-1", REMINDER);
  expect(showNotification).not.toHaveBeenCalled();
});

const PATH = "/api/push-subscriptions";
const noContent = () => new Response(null, { status: 204 });
const SERVER: MockResponses = {
  [`GET ${PATH}/key`]: { publicKey: "server-key" },
  [`POST ${PATH}`]: noContent,
  [`DELETE ${PATH}`]: noContent,
};

test("with the press this device gets reminders also while the page is closed, and ends them by another", async () => {
  const push = pushManager();
  browser("default", "granted", push);
  const { calls } = await row(SERVER);
  expect(push.subscribe).not.toHaveBeenCalled();
  await press();
  await waitFor(() =>
    expect(calls.at(-1)).toEqual({ method: "POST", path: PATH, body: SUBSCRIPTION })
  );
  expect(push.subscribe).toHaveBeenCalledExactlyOnceWith({
    userVisibleOnly: true,
    applicationServerKey: "server-key",
  });
  await press();
  const { endpoint } = SUBSCRIPTION;
  await waitFor(() =>
    expect(calls.at(-1)).toEqual({ method: "DELETE", path: PATH, body: { endpoint } })
  );
  expect(push.isActive()).toBe(false);
});

test("who says no to the browser is not subscribed", async () => {
  const push = pushManager();
  browser("default", "denied", push);
  await row(SERVER);
  await press();
  expect(push.subscribe).not.toHaveBeenCalled();
});

test("when the server does not take the device, notes of the open page remain, and the row says so", async () => {
  const push = pushManager();
  browser("granted", "granted", push);
  await row({ ...SERVER, [`POST ${PATH}`]: () => new Response("", { status: 503 }) });
  await press();
  expect(await screen.findByText(/push service could not be reached/)).toBeTruthy();
  expect(isOn()).toBe("true");
  expect(push.isActive()).toBe(false);
});

test("the page leaves to the server what the server pushes", async () => {
  const push = pushManager();
  const { showNotification } = browser("granted", "granted", push);
  await set(KEY, true);
  await push.subscribe();
  await showSystemNotification("member-1", REMINDER);
  expect(showNotification).not.toHaveBeenCalled();
});

test("a device that signing out ended is subscribed again when the member who wants it is back", async () => {
  const push = pushManager();
  browser("granted", "granted", push);
  const { host, calls } = fakeHost({ responses: SERVER });
  await resumePush("member-1", host.http);
  expect(push.subscribe).not.toHaveBeenCalled();
  await set(KEY, true);
  await resumePush("member-1", host.http);
  await resumePush("member-1", host.http);
  expect(push.subscribe).toHaveBeenCalledOnce();
  expect(calls.at(-1)).toEqual({ method: "POST", path: PATH, body: SUBSCRIPTION });
});
