import { fakeHost, renderRemote, sampleMember } from "@reclaim/host-api/testing";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { defineRemote } from "@reclaim/host-api";
import { device } from "../../shared/fake-device.ts";
import { keep, waitingOf } from "../../shared/outbox.storage.ts";
import { SignOut } from "./sign-out.tsx";

vi.mock("idb-keyval", () => import("../../shared/fake-device.ts"));
beforeEach(() => device.reset());
afterEach(cleanup);

/** A member's Sign Out, with so many things that were made offline. */
async function leaving({ guest = false, waiting = 0 }) {
  for (let count = 1; count <= waiting; count++) {
    const clientId = crypto.randomUUID();
    await keep({
      clientId,
      kind: "check-in",
      path: "/api/check-ins",
      body: { clientId },
      owner: "member-1",
      at: "2026-11-21T09:00:00Z",
    });
  }
  const member = sampleMember({ guest });
  const { host } = fakeHost({ member });
  const signOut = vi.spyOn(host.session, "signOut");
  const onDone = vi.fn();
  const profile = defineRemote({
    name: "mfe-core",
    routes: [{ path: "/", Component: () => <SignOut guest={guest} onSignedOut={onDone} /> }],
  });
  renderRemote(profile, { at: "/", host });
  fireEvent.click(screen.getByRole("button", { name: "Sign Out" }));
  return { signOut, onDone };
}
const confirm = () => fireEvent.click(screen.getByRole("button", { name: "Sign out" }));

test("who has sent everything is signed out without a question", async () => {
  const { onDone } = await leaving({});
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});

test("who has something that was not sent is told before he signs out; it stays for him alone", async () => {
  const { signOut, onDone } = await leaving({ waiting: 2 });
  await screen.findByRole("alertdialog", { name: "2 things were not sent" });
  expect(screen.getByText(/for you alone\. It goes out when you sign in here again/)).toBeTruthy();
  expect(signOut).not.toHaveBeenCalled();
  confirm();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(await waitingOf("member-1")).toHaveLength(2);
});

test("a guest who cannot come back leaves nothing on the device", async () => {
  const { onDone } = await leaving({ guest: true, waiting: 1 });
  await screen.findByRole("alertdialog", { name: "Sign out as a guest?" });
  expect(screen.getByText(/was not sent, and goes with it: 1 thing\./)).toBeTruthy();
  confirm();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(await waitingOf("member-1")).toEqual([]);
});
