import type { Member, NotificationPreferences } from "@reclaim/contracts-members/members";
import { defineRemote, type Host } from "@reclaim/host-api";
import { fakeHost, press, renderRemote, sampleMember } from "@reclaim/host-api/testing";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import NotificationsTab from "./notifications-tab.tsx";
import ProfileDialog from "./profile-dialog.tsx";

afterEach(() => localStorage.clear());

const onOpenChange = vi.fn();

function show(host: Host) {
  const remote = defineRemote({
    name: "mfe-core",
    routes: [{ path: "*", element: <ProfileDialog open onOpenChange={onOpenChange} /> }],
  });
  return renderRemote(remote, { at: "/", host });
}
/** The open dialog of a member, with the calls and notices that it makes. */
function profile(scene: Parameters<typeof fakeHost>[0] = {}) {
  onOpenChange.mockClear();
  const fake = fakeHost(scene);
  show(fake.host);
  return fake;
}
/** A tab is chosen by pressing, not by releasing. */
const choose = (name: string) =>
  fireEvent.mouseDown(screen.getByRole("tab", { name }), { button: 0 });
const chosen = (name: string) => screen.getByRole("tab", { name }).getAttribute("aria-selected");
const figure = (label: string) =>
  screen.getByText(label).parentElement?.querySelector("dd")?.textContent;
const SAVE = "PATCH /api/me";

async function notifications(scene: Parameters<typeof fakeHost>[0] = {}) {
  const fake = profile(scene);
  press("Notification Preferences");
  await screen.findByRole("switch", { name: "Notifications" });
  return fake;
}
const toggle = (name: string) => fireEvent.click(screen.getByRole("switch", { name }));
const isOn = (name: string) =>
  screen.getByRole("switch", { name }).getAttribute("aria-checked") === "true";

test("without a user the dialog renders nothing, asks for nothing and says nothing [PRF-01]", async () => {
  const { host, calls, notices } = fakeHost({ member: null });
  const before = document.body.innerHTML;
  const { container } = show(host);
  await act(async () => {});
  expect(container.innerHTML).toBe("");
  expect(document.body.innerHTML).toBe(`${before}<div></div>`);
  expect([calls, notices]).toEqual([[], []]);
});

test("the dialog has the tabs Profile and Settings [PRF-02]", () => {
  profile();
  expect(within(screen.getByRole("dialog")).getAllByRole("tab").map((tab) => tab.textContent))
    .toEqual(["Profile", "Settings"]);
});

test("the profile shows initials, name, and month and year of joining [PRF-03]", () => {
  profile({ member: sampleMember({ name: "Martin Berger", joinedDate: "November 2026" }) });
  expect(screen.getByText("MB")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Martin Berger" })).toBeTruthy();
  expect(screen.getByText("Member since November 2026")).toBeTruthy();
});

test("the profile shows completion as a ring, the day streak and the modules completed [PRF-04]", () => {
  profile({ member: sampleMember({ streak: 23, completedModules: 9 }) });
  expect(screen.getByRole("progressbar", { name: "Completion" }).textContent).toBe("33%");
  expect(figure("Day streak")).toBe("23");
  expect(figure("Modules completed")).toBe("9");
});

test.for([[0, 0], [1, 4], [13, 48], [27, 100]])(
  "completion is the share of 27 modules in whole percent [PRF-05]",
  ([completedModules, percent]) => {
    profile({ member: sampleMember({ completedModules: completedModules! }) });
    expect(screen.getByRole("progressbar", { name: "Completion" }).getAttribute("aria-valuenow"))
      .toBe(String(percent));
    expect(screen.getByText(`${percent}%`)).toBeTruthy();
  },
);

test("Notification Preferences leads to Settings > Notifications, and the focus goes along [PRF-06]", async () => {
  await notifications();
  expect(chosen("Notifications")).toBe("true");
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("tab", { name: "Notifications" }))
  );
});

test("Appearance & Themes leads to Settings > Appearance [PRF-07]", async () => {
  profile();
  press("Appearance & Themes");
  expect(await screen.findByRole("switch", { name: "Automatic theme" })).toBeTruthy();
  expect(chosen("Appearance")).toBe("true");
});

test("Privacy and Account lead to their own pages, which hold something [PRF-08] [PRF-13]", () => {
  for (const name of ["Privacy", "Account"]) {
    profile();
    press(name);
    expect(chosen(name)).toBe("true");
    const panel = screen.getByRole("tabpanel", { name });
    expect(panel.textContent).not.toBe("");
    expect(panel.textContent).not.toContain("will be available soon");
    cleanup();
  }
});

test("Settings has Notifications, Appearance, Privacy and Account [PRF-12]", () => {
  profile();
  choose("Settings");
  const list = screen.getByRole("tablist", { name: "Settings" });
  expect(within(list).getAllByRole("tab").map((tab) => tab.textContent))
    .toEqual(["Notifications", "Appearance", "Privacy", "Account"]);
});

test("Sign Out ends the session and closes the dialog [PRF-11]", async () => {
  const { host } = profile();
  const signOut = vi.fn(() => Promise.resolve());
  host.session.signOut = signOut;
  cleanup();
  show(host);
  press("Sign Out");
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  expect(signOut).toHaveBeenCalledOnce();
});

test("a sign-out that does not reach the server leaves him where he is and says so", async () => {
  const { host, notices } = profile();
  host.session.signOut = () => Promise.reject(new TypeError("fetch failed"));
  cleanup();
  show(host);
  press("Sign Out");
  await waitFor(() => expect(notices.at(-1)?.title).toBe("You are still signed in"));
  expect(onOpenChange).not.toHaveBeenCalled();
});

test("Notifications has the tabs Settings and Try It Out [NTF-01]", async () => {
  await notifications();
  const list = screen.getByRole("tablist", { name: "Notifications" });
  expect(within(list).getAllByRole("tab").map((tab) => tab.textContent))
    .toEqual(["Settings", "Try It Out"]);
});

test("without a user the notification settings are nothing [NTF-12]", () => {
  const remote = defineRemote({
    name: "mfe-core",
    routes: [{ path: "/", element: <NotificationsTab edits={null} onEdit={() => {}} /> }],
  });
  const { container } = renderRemote(remote, { at: "/", host: fakeHost({ member: null }).host });
  expect(container.innerHTML).toBe("");
});

test("nothing holds before it is saved, and who leaves without saving keeps the old ones [NTF-02]", async () => {
  const { calls, host } = await notifications();
  toggle("Journal");
  expect(isOn("Journal")).toBe(false);
  expect(screen.getByText("Not saved yet.")).toBeTruthy();
  press("Close");
  press("Close without saving");
  expect(onOpenChange).toHaveBeenCalledWith(false);
  expect(calls).toEqual([]);
  expect(host.session.member?.notificationPreferences.journalReminder).toBe(true);
});

test("who has changed something is asked before the dialog closes", async () => {
  await notifications();
  toggle("Journal");
  fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
  expect(screen.getByRole("alertdialog", { name: "Close without saving?" })).toBeTruthy();
  expect(onOpenChange).not.toHaveBeenCalled();
});

test("who has changed it back is not asked", async () => {
  await notifications();
  toggle("Journal");
  toggle("Journal");
  press("Close");
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

test("what is not yet saved is there when he comes back from another page of the dialog", async () => {
  await notifications();
  toggle("Journal");
  choose("Profile");
  choose("Settings");
  await screen.findByRole("switch", { name: "Journal" });
  expect(isOn("Journal")).toBe(false);
});

test("Save Preferences stores them and says so [NTF-03]", async () => {
  const member = sampleMember();
  const { calls, notices, host } = await notifications({
    member,
    responses: {
      [SAVE]: (body: unknown) => ({ ...member, ...(body as Partial<Member>) }),
    },
  });
  const renew = vi.fn();
  host.session.updateMember = renew;
  toggle("Weekly summary");
  fireEvent.click(screen.getByRole("radio", { name: "Direct" }));
  press("Save Preferences");
  await waitFor(() =>
    expect(notices).toEqual([{
      title: "Settings saved",
      description: "Your notification preferences have been updated.",
    }])
  );
  const notificationPreferences: NotificationPreferences = {
    ...member.notificationPreferences,
    weeklyProgressSummary: false,
    notificationTone: "direct",
  };
  expect(calls).toEqual([{ method: "PATCH", path: "/api/me", body: { notificationPreferences } }]);
  expect(renew).toHaveBeenCalledWith({ ...member, notificationPreferences });
});

test("a save that fails keeps what was chosen and says so", async () => {
  const { notices } = await notifications({
    responses: { [SAVE]: () => new Response("", { status: 502 }) },
  });
  toggle("Journal");
  press("Save Preferences");
  await waitFor(() => expect(notices.at(-1)?.variant).toBe("destructive"));
  expect(isOn("Journal")).toBe(false);
  expect(screen.getByText("Not saved yet.")).toBeTruthy();
});

test("while notifications are off all others are dimmed and at rest [NTF-04]", async () => {
  await notifications();
  toggle("Notifications");
  const resting = [
    ...screen.getAllByRole("switch").slice(1),
    ...screen.getAllByRole("radio"),
    ...screen.getAllByRole("combobox"),
  ];
  expect(resting).toHaveLength(6 + 3 + 4);
  expect(resting.filter((control) => !control.matches(":disabled"))).toEqual([]);
  toggle("Journal");
  expect(isOn("Journal")).toBe(true);
  toggle("Notifications");
  expect(resting.filter((control) => control.matches(":disabled"))).toEqual([]);
});

test("a time shows only while its reminder is on [NTF-05]", async () => {
  await notifications();
  const time = (name: string) => screen.queryByRole("group", { name });
  const [checkIn, journal] = ["Time of the check-in reminder", "Time of the journal reminder"];
  expect([time(checkIn), time(journal)]).not.toContain(null);
  toggle("Daily check-in");
  expect(time(checkIn)).toBeNull();
  expect(time(journal)).not.toBeNull();
  toggle("Daily check-in");
  toggle("Journal");
  expect(time(checkIn)).not.toBeNull();
  expect(time(journal)).toBeNull();
});

test("times are hours from 00 to 23 and quarters of an hour [NTF-06]", async () => {
  await notifications();
  const choices = (label: string) =>
    [...screen.getAllByLabelText<HTMLSelectElement>(label)[0]!.options].map(({ value }) => value);
  expect(choices("Hour"))
    .toEqual(Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, "0")));
  expect(choices("Minutes")).toEqual(["00", "15", "30", "45"]);
});

test("a time kept from before that is no quarter still shows", async () => {
  const { notificationPreferences } = sampleMember();
  await notifications({
    member: sampleMember({
      notificationPreferences: { ...notificationPreferences, checkInTime: "07:10" },
    }),
  });
  expect(screen.getAllByLabelText<HTMLSelectElement>("Minutes")[0]!.value).toBe("10");
});

test("the tone is gentle, direct or motivational [NTF-07]", async () => {
  await notifications();
  expect(screen.getAllByRole("radio").map((radio) => radio.getAttribute("value")))
    .toEqual(["gentle", "direct", "motivational"]);
  expect(screen.getByRole("radio", { name: "Gentle", checked: true })).toBeTruthy();
});

/** The description below a tone. */
const sample = (tone: string) => {
  const id = screen.getByRole("radio", { name: tone }).getAttribute("aria-describedby");
  return document.getElementById(id ?? "")?.textContent;
};
test("gentle sounds as specified [NTF-09]", async () => {
  await notifications();
  expect(sample("Gentle")).toBe(
    "It might be a good time for your daily reflection. Would you like to take a few moments for yourself?",
  );
});
test("direct sounds as specified [NTF-10]", async () => {
  await notifications();
  expect(sample("Direct"))
    .toBe("Time for your check-in! Complete it now to maintain your streak.");
});
test("motivational sounds as specified [NTF-11]", async () => {
  await notifications();
  expect(sample("Motivational")).toBe(
    "You're building a powerful habit by checking in daily. Keep going, you've got this!",
  );
});

test("Try It Out shows each kind as a notice in the chosen tone and changes nothing [NTF-08]", async () => {
  const { notices, calls } = await notifications();
  fireEvent.click(screen.getByRole("radio", { name: "Direct" }));
  choose("Try It Out");
  const shows = screen.getAllByRole("button", { name: /^Show me the/ });
  shows.forEach((show) => fireEvent.click(show));
  expect(notices.map(({ title }) => title)).toEqual([
    "Daily check-in",
    "Your journal",
    "Your next module",
    "Your week",
    "Men's Circle",
  ]);
  expect(notices[0]?.description)
    .toBe("Time for your check-in! Complete it now to maintain your streak.");
  expect(new Set(notices.map(({ description }) => description)).size).toBe(5);
  expect(calls).toEqual([]);
});
