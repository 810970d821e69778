import { defineRemote } from "@reclaim/host-api";
import { fakeHost, renderRemote, sampleMember } from "@reclaim/host-api/testing";
import { fireEvent, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearDevice } from "../../testing/device-storage.ts";
import { FakeBroadcastChannel } from "../../testing/fake-broadcast-channel.ts";
import DeviceSync from "./device-sync.tsx";

beforeEach(async () => {
  await clearDevice();
  vi.stubGlobal("BroadcastChannel", FakeBroadcastChannel);
});
afterEach(() => {
  FakeBroadcastChannel.open.clear();
  localStorage.clear();
});

/** A tab of a member whose stored time zone is `zone`. */
function tab({ timeZone = "Europe/Vienna", answers = {} } = {}) {
  const fake = fakeHost({
    member: sampleMember({ timeZone }),
    responses: { "PATCH /api/me": sampleMember(), ...answers },
  });
  const refresh = vi.spyOn(fake.host.session, "refresh");
  const remote = defineRemote({ name: "mfe-core", routes: [{ path: "/", Component: DeviceSync }] });
  renderRemote(remote, { at: "/", host: fake.host });
  return { ...fake, refresh };
}
const isIn = (timeZone: string) => {
  const options = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions")
    .mockReturnValue({ ...options, timeZone });
};
const look = () => fireEvent(document, new Event("visibilitychange"));

test("who opens the page in another zone than the server knows is moved there, once", async () => {
  isIn("Pacific/Honolulu");
  const { calls, refresh } = tab({ timeZone: "Pacific/Auckland" });
  await waitFor(() => expect(refresh).toHaveBeenCalledOnce());
  look();
  expect(calls).toEqual([
    { method: "PATCH", path: "/api/me", body: { timeZone: "Pacific/Honolulu" } },
  ]);
});

test("who has flown with the tab open is moved when he looks at it again", async () => {
  isIn("Pacific/Auckland");
  const { calls, refresh } = tab({ timeZone: "Pacific/Auckland" });
  look();
  expect(calls).toEqual([]);
  isIn("Pacific/Honolulu");
  look();
  await waitFor(() => expect(refresh).toHaveBeenCalledOnce());
  expect(calls.map(({ body }) => body)).toEqual([{ timeZone: "Pacific/Honolulu" }]);
});

test("a move that could not be told is told at the next look", async () => {
  isIn("Pacific/Honolulu");
  let fails = true;
  const { calls, refresh } = tab({
    answers: { "PATCH /api/me": () => fails ? new Response("", { status: 500 }) : sampleMember() },
  });
  await waitFor(() => expect(calls).toHaveLength(1));
  fails = false;
  await waitFor(() => {
    look();
    expect(refresh).toHaveBeenCalledOnce();
  });
});

test("a check-in in one tab is asked for by the others, and nothing of it crosses", async () => {
  isIn("Europe/Vienna");
  const [first, second] = [tab(), tab()];
  const crossed = vi.spyOn(FakeBroadcastChannel.prototype, "postMessage");
  first.host.events.emit("check-in.recorded", {} as never);
  await waitFor(() => expect(second.refresh).toHaveBeenCalledOnce());
  expect(first.refresh).not.toHaveBeenCalled();
  expect(crossed.mock.calls).toEqual([["check-in recorded"]]);
});

test("a theme that is chosen in another tab is worn here, too", () => {
  isIn("Europe/Vienna");
  tab();
  localStorage.setItem("reclaim-theme-preference", "serene");
  fireEvent(window, new StorageEvent("storage", { key: "elsewhere", newValue: "serene" }));
  expect(document.documentElement.dataset.theme).toBeUndefined();
  fireEvent(
    window,
    new StorageEvent("storage", { key: "reclaim-theme-preference", newValue: "serene" }),
  );
  expect(document.documentElement.dataset.theme).toBe("serene");
  delete document.documentElement.dataset.theme;
});

test("after signs of risk a check-in is told to the other tabs, whose theme stays", async () => {
  const channel = new FakeBroadcastChannel("reclaim-check-ins");
  const heard = vi.fn();
  channel.addEventListener("message", (event) => heard((event as MessageEvent).data));
  const { host } = tab();
  host.events.emit("check-in.recorded", { crisis: true } as never);
  host.events.emit("check-in.recorded", {} as never);
  expect(heard.mock.calls).toEqual([["check-in recorded, theme stays"], ["check-in recorded"]]);
});
