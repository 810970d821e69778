import { fakeHost, renderRemote, sampleMember } from "@reclaim/host-api/testing";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { defineRemote } from "@reclaim/host-api";
import { clearDevice } from "../../testing/device-storage.ts";
import { listOutboxItems, storeItem } from "../../shared/outbox.storage.ts";
import { SignOut } from "./sign-out.tsx";

beforeEach(clearDevice);

/** A member's Sign Out, with so many things that were made offline. */
async function leaving({ guest = false, waiting = 0 }) {
  for (let count = 1; count <= waiting; count++) {
    const clientId = crypto.randomUUID();
    await storeItem({
      clientId,
      kind: "check-in",
      path: "/api/check-ins",
      body: { clientId },
      owner: "member-1",
      at: "2026-11-21T09:00:00Z",
    });
  }
  const member = sampleMember({ guest });
  const { host, calls } = fakeHost({ member });
  const signOut = vi.spyOn(host.session, "signOut");
  const onDone = vi.fn();
  const profile = defineRemote({
    name: "mfe-core",
    routes: [{ path: "/", Component: () => <SignOut guest={guest} onSignedOut={onDone} /> }],
  });
  renderRemote(profile, { at: "/", host });
  fireEvent.click(screen.getByRole("button", { name: "Sign Out" }));
  return { calls, signOut, onDone };
}
const confirm = () => fireEvent.click(screen.getByRole("button", { name: "Sign out" }));

test("who has sent everything is signed out without a question", async () => {
  const { onDone } = await leaving({});
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});

test("signing out ends push messages on this device, also when the browser and the server fail", async () => {
  const unsubscribe = vi.fn(() => Promise.reject(new Error("no push service")));
  const subscription = { endpoint: "https://push.example.org/1", unsubscribe };
  const pushManager = { getSubscription: () => Promise.resolve(subscription) };
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { getRegistration: () => Promise.resolve({ pushManager }) },
  });
  const { calls, onDone } = await leaving({});
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(unsubscribe).toHaveBeenCalledOnce();
  const { endpoint } = subscription;
  expect(calls).toEqual([{
    method: "DELETE",
    path: "/api/push-subscriptions",
    body: { endpoint },
  }]);
  Reflect.deleteProperty(navigator, "serviceWorker");
});

test("who has something that was not sent is told before he signs out; it stays for him alone", async () => {
  const { signOut, onDone } = await leaving({ waiting: 2 });
  await screen.findByRole("alertdialog", { name: "2 things were not sent" });
  expect(screen.getByText(/for you alone\. It goes out when you sign in here again/)).toBeTruthy();
  expect(signOut).not.toHaveBeenCalled();
  confirm();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(await listOutboxItems("member-1")).toHaveLength(2);
});

test("a guest who cannot come back leaves nothing on the device", async () => {
  const { onDone } = await leaving({ guest: true, waiting: 1 });
  await screen.findByRole("alertdialog", { name: "Sign out as a guest?" });
  expect(screen.getByText(/was not sent, and goes with it: 1 thing\./)).toBeTruthy();
  confirm();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(await listOutboxItems("member-1")).toEqual([]);
});
