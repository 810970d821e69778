import type { CheckIn, RecordedCheckIn } from "@reclaim/contracts-members/check-ins";
import { memberFigures, recordCheckIn } from "@reclaim/contracts-members/check-ins";
import { defineRemote } from "@reclaim/host-api";
import {
  fakeHost,
  type MockResponses,
  press,
  renderRemote,
  sampleMember,
} from "@reclaim/host-api/testing";
import { pendingResponse } from "@reclaim/host-api/story-host";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { CheckInCard } from "./check-in-card.tsx";

const CALL = "POST /api/check-ins";
const today: CheckIn = {
  id: "5f3b9f4e-8c1a-4a53-9a4e-0a8d0f6f2d11",
  userId: "member-1",
  date: "2026-11-21T09:00:00.000Z",
  timeZone: "Europe/Vienna",
  localDate: "2026-11-21",
  mood: 4,
  thoughts: "Slept well.",
};
const recorded: RecordedCheckIn = { checkIn: today, streak: 2, longestStreak: 2, newBadges: [] };
const figures = memberFigures.parse(
  sampleMember({ streak: 2, longestStreak: 2, todaysCheckIn: today }),
);
const answer = { ...recorded, member: figures };
const refused = () => new Response("", { status: 500 });

function card(
  { todaysCheckIn = null, answers = { [CALL]: answer } }: {
    todaysCheckIn?: CheckIn | null;
    answers?: MockResponses;
  } = {},
) {
  const fake = fakeHost({ responses: answers });
  const refresh = vi.spyOn(fake.host.session, "refresh");
  const updateMember = vi.spyOn(fake.host.session, "updateMember");
  const heard = vi.fn();
  fake.host.events.on("check-in.recorded", heard);
  const member = sampleMember({ todaysCheckIn });
  const home = defineRemote({
    name: "mfe-core",
    routes: [{ path: "/", Component: () => <CheckInCard member={member} /> }],
  });
  renderRemote(home, { at: "/", host: fake.host });
  return { ...fake, refresh, updateMember, heard };
}
const moods = () => screen.getAllByRole<HTMLInputElement>("radio");
const thoughts = () => screen.getByLabelText<HTMLTextAreaElement>(/Anything on your mind/);
const write = (text: string) => fireEvent.change(thoughts(), { target: { value: text } });
const sent = ({ calls }: ReturnType<typeof card>, index: number) =>
  recordCheckIn.parse(calls[index]?.body);

test("five moods are offered, from Struggling to Excellent [CHK-01]", () => {
  card();
  expect(moods().map(({ value, labels }) => [value, labels?.[0]?.textContent])).toEqual([
    ["1", "Struggling"],
    ["2", "Neutral"],
    ["3", "Good"],
    ["4", "Great"],
    ["5", "Excellent"],
  ]);
});

test("while it is being saved nothing can be typed that would go with it", async () => {
  card({ answers: { [CALL]: pendingResponse } });
  write("Slept well.");
  press("Check in");
  await screen.findByRole("button", { name: "Saving…" });
  expect(thoughts().readOnly).toBe(true);
});

test("Good is chosen by default, and nothing is saved before the member submits [CHK-02]", async () => {
  const { calls } = card();
  expect(moods().map(({ checked }) => checked)).toEqual([false, false, true, false, false]);
  fireEvent.click(screen.getByLabelText("Great"));
  write("Slept well.");
  expect(calls).toEqual([]);
  press("Check in");
  await waitFor(() => expect(calls).toHaveLength(1));
});

test("thoughts over 5,000 characters are not sent; the field says so and keeps all of it", async () => {
  const { calls } = card();
  write("x".repeat(5001));
  press("Check in");
  expect(screen.getByText("Shorten the text by 1 character.")).toBeTruthy();
  expect(thoughts().getAttribute("aria-invalid")).toBe("true");
  expect(thoughts().value).toHaveLength(5001);
  expect(calls).toEqual([]);
  write("x".repeat(5000));
  press("Check in");
  await waitFor(() => expect(calls).toHaveLength(1));
});

test("a check-in sends mood, thoughts, time zone and an id of its own", async () => {
  const host = card();
  fireEvent.click(screen.getByLabelText("Great"));
  write("  Slept well. ");
  press("Check in");
  await waitFor(() => expect(host.calls).toHaveLength(1));
  expect(sent(host, 0)).toEqual({
    mood: 4,
    thoughts: "Slept well.",
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    clientId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});

test("a mood that is not touched is not sent: the day may have one from another device", async () => {
  const first = card();
  press("Check in");
  await waitFor(() => expect(first.calls).toHaveLength(1));
  expect(first.calls[0]?.body).not.toHaveProperty("mood");
  cleanup();
  const change = card({ todaysCheckIn: today });
  press("Change today's check-in");
  write("On second thoughts.");
  press("Save the change");
  await waitFor(() => expect(change.calls).toHaveLength(1));
  expect(change.calls[0]?.body).not.toHaveProperty("mood");
});

test.each(["", "   "])(
  "without thoughts (%j) none are sent, so that none are erased [CHK-03]",
  async (text) => {
    const host = card();
    write(text);
    press("Check in");
    await waitFor(() => expect(host.calls).toHaveLength(1));
    expect(host.calls[0]?.body).not.toHaveProperty("thoughts");
  },
);

test("a check-in is confirmed [CHK-04], told to the page, and its answer updates the member", async () => {
  const { notices, heard, updateMember, host, calls } = card();
  press("Check in");
  await waitFor(() => expect(updateMember).toHaveBeenCalledOnce());
  expect(updateMember).toHaveBeenCalledWith({ ...host.session.member, ...figures });
  expect(calls.map(({ path }) => path)).toEqual(["/api/check-ins"]);
  expect(notices).toEqual([{
    title: "Checked in",
    description: "Thank you for being honest with yourself.",
  }]);
  expect(heard).toHaveBeenCalledExactlyOnceWith(recorded);
});

test("a check-in that failed keeps mood and text, and says so", async () => {
  const { notices, heard } = card({ answers: { [CALL]: refused } });
  fireEvent.click(screen.getByLabelText("Struggling"));
  write("A long day.");
  press("Check in");
  await waitFor(() =>
    expect(notices).toEqual([{
      title: "Your check-in was not saved",
      description: "What you wrote is still here. Please try again.",
      variant: "destructive",
    }])
  );
  expect(thoughts().value).toBe("A long day.");
  expect(moods()[0]?.checked).toBe(true);
  expect(heard).not.toHaveBeenCalled();
});

test("a failure is told in the service's own words where it has some", async () => {
  const message = "That day is too long ago.";
  const { notices } = card({
    answers: { [CALL]: () => Response.json({ code: "x", message }, { status: 422 }) },
  });
  press("Check in");
  await waitFor(() => expect(notices[0]?.description).toBe(message));
});

/** A card whose first check-in fails; `afterwards` is done before the second press. */
async function retried(afterwards: () => void) {
  let fails = true;
  const host = card({ answers: { [CALL]: () => fails ? refused() : answer } });
  write("A long day.");
  press("Check in");
  await waitFor(() => expect(host.notices).toHaveLength(1));
  await screen.findByRole("button", { name: "Check in" });
  fails = false;
  afterwards();
  press("Check in");
  await waitFor(() => expect(host.calls).toHaveLength(2));
  await waitFor(() => expect(host.updateMember).toHaveBeenCalledOnce());
  return host;
}

test("a repeat after a failure has the same id, so that nothing is written twice", async () => {
  const host = await retried(() => {});
  expect(sent(host, 1)).toEqual(sent(host, 0));
});

test("what was changed after a failure has an id of its own, so that it is written", async () => {
  const changed = await retried(() => write("A long day, and a good one."));
  expect(sent(changed, 1).thoughts).toBe("A long day, and a good one.");
  expect(sent(changed, 1).clientId).not.toBe(sent(changed, 0).clientId);
  cleanup();
  const other = await retried(() => fireEvent.click(screen.getByLabelText("Great")));
  expect(sent(other, 1).clientId).not.toBe(sent(other, 0).clientId);
});

test("a second press while the check-in is sent sends nothing", async () => {
  const { host } = card();
  host.http.send = vi.fn(() => new Promise(() => {})) as never;
  press("Check in");
  fireEvent.click(await screen.findByRole("button", { name: "Saving…" }));
  expect(host.http.send).toHaveBeenCalledOnce();
});

test("a page that does not know its member asks for it; a failure does not undo the check-in", async () => {
  const host = card();
  host.host.session.member = null;
  host.refresh.mockRejectedValue(new TypeError("Failed to fetch"));
  write("Slept well.");
  press("Check in");
  await waitFor(() => expect(thoughts().value).toBe(""));
  expect(host.refresh).toHaveBeenCalledOnce();
  expect(host.notices.map(({ title }) => title)).toEqual(["Checked in"]);
});

test("the day's check-in is shown with what was said", () => {
  card({ todaysCheckIn: today });
  expect(screen.getByRole("heading", { name: "Today: Great" })).toBeTruthy();
  expect(screen.getByText("Slept well.")).toBeTruthy();
  expect(screen.queryByRole("radio")).toBeNull();
});

test("the day's check-in can be changed, starting from what was said", async () => {
  const host = card({ todaysCheckIn: today });
  press("Change today's check-in");
  expect(moods()[3]?.checked).toBe(true);
  expect(thoughts().value).toBe("Slept well.");
  fireEvent.click(screen.getByLabelText("Neutral"));
  press("Save the change");
  expect(await screen.findByRole("heading", { name: "Today: Great" })).toBeTruthy();
  expect(sent(host, 0)).toMatchObject({
    mood: 2,
    thoughts: "Slept well.",
    localDate: today.localDate,
  });
  expect(host.notices.map(({ title }) => title)).toEqual(["Check-in changed"]);
});

test("thoughts can be taken back: an emptied field is saved as none", async () => {
  const host = card({ todaysCheckIn: today });
  press("Change today's check-in");
  write("");
  press("Save the change");
  await waitFor(() => expect(host.calls).toHaveLength(1));
  expect(sent(host, 0).thoughts).toBeNull();
});

test("thoughts that the server cannot open are told, and a changed mood leaves them as they are", async () => {
  const fake = card({ todaysCheckIn: { ...today, thoughts: null, thoughtsLocked: true } });
  const locked = "What you wrote is safe, but cannot be opened at the moment.";
  expect(screen.getByText(locked)).toBeTruthy();
  press("Change today's check-in");
  expect(screen.getByText(locked)).toBeTruthy();
  expect(thoughts().readOnly).toBe(true);
  fireEvent.click(screen.getByLabelText("Excellent"));
  press("Save the change");
  await waitFor(() => expect(fake.calls).toHaveLength(1));
  expect(sent(fake, 0).mood).toBe(5);
  expect(sent(fake, 0)).not.toHaveProperty("thoughts");
});

test("a change that is cancelled sends nothing", () => {
  const { calls } = card({ todaysCheckIn: today });
  press("Change today's check-in");
  fireEvent.click(screen.getByLabelText("Struggling"));
  press("Cancel");
  expect(screen.getByRole("heading", { name: "Today: Great" })).toBeTruthy();
  expect(calls).toEqual([]);
});

/** A card with today's check-in, whose tab is looked at again at an instant. */
function lookedAtAgain(at: string, visibility: DocumentVisibilityState = "visible") {
  const host = card({ todaysCheckIn: today });
  vi.spyOn(host.host.clock, "now").mockReturnValue(new Date(at));
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
  fireEvent(document, new Event("visibilitychange"));
  return host;
}

test("yesterday's check-in is not taken for today's", async () => {
  const host = card({ todaysCheckIn: { ...today, localDate: "2026-11-20" } });
  expect(screen.queryByText("Slept well.")).toBeNull();
  expect(moods().map(({ checked }) => checked)).toEqual([false, false, true, false, false]);
  expect(thoughts().value).toBe("");
  press("Check in");
  await waitFor(() => expect(host.calls).toHaveLength(1));
  expect(host.calls[0]?.body).not.toHaveProperty("localDate");
});

test("a tab that is looked at again on the next day asks anew, once", async () => {
  const { refresh } = lookedAtAgain("2026-11-22T09:00:00Z");
  expect(await screen.findByRole("button", { name: "Check in" })).toBeTruthy();
  fireEvent(document, new Event("visibilitychange"));
  expect(refresh).toHaveBeenCalledOnce();
});

test("a change that was begun yesterday is not offered as today's", async () => {
  const host = card({ todaysCheckIn: today });
  press("Change today's check-in");
  vi.spyOn(host.host.clock, "now").mockReturnValue(new Date("2026-11-22T09:00:00Z"));
  fireEvent(document, new Event("visibilitychange"));
  expect(await screen.findByRole("button", { name: "Check in" })).toBeTruthy();
  expect(thoughts().value).toBe("");
  expect(moods()[2]?.checked).toBe(true);
});

test("a failed refresh of a new day still asks for its check-in", async () => {
  const host = card({ todaysCheckIn: today });
  host.refresh.mockRejectedValue(new TypeError("Failed to fetch"));
  vi.spyOn(host.host.clock, "now").mockReturnValue(new Date("2026-11-22T09:00:00Z"));
  fireEvent(document, new Event("visibilitychange"));
  expect(await screen.findByRole("button", { name: "Check in" })).toBeTruthy();
});

test("a tab that is left, or looked at again on the same day, asks for nothing", () => {
  expect(lookedAtAgain("2026-11-22T09:00:00Z", "hidden").refresh).not.toHaveBeenCalled();
  cleanup();
  expect(lookedAtAgain("2026-11-21T11:00:00Z").refresh).not.toHaveBeenCalled();
  expect(screen.getByRole("heading", { name: "Today: Great" })).toBeTruthy();
});
