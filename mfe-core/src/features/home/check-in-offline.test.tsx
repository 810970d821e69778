import {
  type CheckIn,
  memberFigures,
  type RecordedCheckIn,
} from "@reclaim/contracts-members/check-ins";
import { defineRemote } from "@reclaim/host-api";
import { fakeHost, press, renderRemote, sampleMember } from "@reclaim/host-api/testing";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useEffect, useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { listOutboxItems } from "../../shared/outbox.storage.ts";
import { clearDevice, fillDevice } from "../../testing/device-storage.ts";
import OutboxSync from "../../shared/outbox-sync.tsx";
import { CheckInCard } from "./check-in-card.tsx";

beforeEach(async () => {
  await clearDevice();
  localStorage.clear();
});

const CALL = "POST /api/check-ins";
const saved: CheckIn = {
  id: "5f3b9f4e-8c1a-4a53-9a4e-0a8d0f6f2d11",
  userId: "member-1",
  date: "2026-11-21T09:00:00.000Z",
  timeZone: "Europe/Vienna",
  localDate: "2026-11-21",
  mood: 4,
  thoughts: null,
};
const recorded: RecordedCheckIn = { checkIn: saved, streak: 2, longestStreak: 2, newBadges: [] };
const answer = { ...recorded, member: memberFigures.parse(sampleMember()) };
const offline = () => {
  throw new TypeError("Failed to fetch");
};

/** Home's card and the sender, for a member whose network is gone until `connect`. */
function card(
  { now = "2026-11-21T09:00:00Z", id = "member-1", todaysCheckIn = null, reloaded = false }: {
    now?: string;
    id?: string;
    todaysCheckIn?: CheckIn | null;
    /** Without a network the device knows the member's id and name only. */
    reloaded?: boolean;
  } = {},
) {
  let respond: (body: unknown) => unknown = offline;
  const fake = fakeHost({
    member: sampleMember({ id, todaysCheckIn }),
    responses: { [CALL]: (body: unknown) => respond(body) },
    now: new Date(now),
  });
  const refresh = vi.spyOn(fake.host.session, "refresh");
  const heard = vi.fn();
  fake.host.events.on("check-in.recorded", heard);
  let render = () => {};
  function Home() {
    const [member, setMember] = useState(reloaded ? null : fake.host.session.member);
    useEffect(() => {
      render = () => setMember(fake.host.session.member);
    }, []);
    return (
      <>
        <CheckInCard member={member} />
        <OutboxSync />
      </>
    );
  }
  const home = defineRemote({ name: "mfe-core", routes: [{ path: "/", Component: Home }] });
  renderRemote(home, { at: "/", host: fake.host });
  const connect = (next: (body: unknown) => unknown = () => answer) => {
    respond = next;
    fake.calls.splice(0);
    fireEvent(window, new Event("online"));
  };
  /** From the next refresh on, the server has this check-in of today. */
  const record = (checkIn: CheckIn) =>
    refresh.mockImplementation(() => {
      fake.host.session.member = sampleMember({ id, todaysCheckIn: checkIn });
      return Promise.resolve(render());
    });
  return { ...fake, refresh, heard, connect, record };
}
const write = (text: string) =>
  fireEvent.change(screen.getByLabelText(/Anything on your mind/), { target: { value: text } });
async function checkIn(mood: string, text: string) {
  fireEvent.click(screen.getByLabelText(mood));
  write(text);
  press("Check in");
  await screen.findByText(/Kept on this device\. It goes out by itself/);
}
const bodies = ({ calls }: ReturnType<typeof card>) =>
  calls.filter(({ path }) => path === "/api/check-ins").map(({ body }) => body);

test("a check-in made offline is shown as waiting, with mood and words", async () => {
  const { notices } = card();
  await checkIn("Great", "A walk by the river.");
  expect(screen.getByRole("heading", { name: "Today: Great" })).toBeTruthy();
  expect(screen.getByText("A walk by the river.")).toBeTruthy();
  expect(screen.queryByRole("radio")).toBeNull();
  expect(notices.map(({ title }) => title)).toEqual(["Kept on this device"]);
});

test("it is still there after a reload, and for nobody else", async () => {
  card();
  await checkIn("Great", "A walk.");
  cleanup();
  card();
  expect(await screen.findByRole("heading", { name: "Today: Great" })).toBeTruthy();
  cleanup();
  card({ id: "member-2" });
  expect(screen.getByRole("button", { name: "Check in" })).toBeTruthy();
  expect(screen.queryByText("A walk.")).toBeNull();
});

test("back online it is sent once, with the date on which it was made", async () => {
  const page = card();
  await checkIn("Great", "A walk.");
  page.connect();
  await waitFor(() => expect(page.heard).toHaveBeenCalledExactlyOnceWith(recorded));
  await waitFor(() => expect(screen.queryByText(/Kept on this device/)).toBeNull());
  expect(bodies(page)).toEqual([{
    mood: 4,
    thoughts: "A walk.",
    localDate: "2026-11-21",
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    clientId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  }]);
  expect(page.refresh).toHaveBeenCalledOnce();
  expect(page.notices.at(-1)?.title).toBe("Sent");
});

test("it can be changed until it is sent, and only what was said last goes out", async () => {
  const page = card();
  await checkIn("Great", "A walk.");
  press("Change today's check-in");
  fireEvent.click(screen.getByLabelText("Neutral"));
  write("A walk in the rain.");
  press("Save the change");
  expect(await screen.findByRole("heading", { name: "Today: Neutral" })).toBeTruthy();
  page.connect();
  await waitFor(() => expect(page.heard).toHaveBeenCalledOnce());
  expect(bodies(page)).toEqual([
    expect.objectContaining({ mood: 2, thoughts: "A walk in the rain." }),
  ]);
});

test("what is typed into a change stays when the check-in is sent meanwhile", async () => {
  const page = card();
  await checkIn("Great", "A walk.");
  press("Change today's check-in");
  write("A walk, and a nap.");
  page.record({ ...saved, thoughts: "A walk." });
  page.connect();
  await waitFor(() => expect(page.heard).toHaveBeenCalledOnce());
  await waitFor(() => listOutboxItems("member-1").then((items) => expect(items).toEqual([])));
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Anything on your mind/).value)
    .toBe("A walk, and a nap.");
  page.calls.splice(0);
  press("Save the change");
  await waitFor(() =>
    expect(bodies(page)).toMatchObject([{ thoughts: "A walk, and a nap.", mood: 4 }])
  );
});

test("a change of the day's check-in that was made offline waits, too", async () => {
  card({ todaysCheckIn: saved });
  press("Change today's check-in");
  write("On second thoughts.");
  press("Save the change");
  expect(await screen.findByText("On second thoughts.")).toBeTruthy();
  expect(await screen.findByText(/Kept on this device\./)).toBeTruthy();
});

test("yesterday's check-in that still waits stands beside today's question", async () => {
  card({ now: "2026-11-20T20:00:00Z" });
  await checkIn("Struggling", "A long day.");
  cleanup();
  card();
  expect(await screen.findByRole("heading", { name: "November 20: Struggling" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Check in" })).toBeTruthy();
});

test("a device whose clock has jumped far ahead is told why its check-in is not taken, and keeps the words", async () => {
  const reason = "A check-in can be for today or one of the last 7 days since you joined.";
  const page = card({ now: "2031-01-01T09:00:00Z" });
  await checkIn("Great", "A walk.");
  page.connect(() =>
    Response.json({ code: "date_out_of_reach", message: reason }, { status: 422 })
  );
  expect(await screen.findByText(reason)).toBeTruthy();
  expect(screen.getByText("A walk.")).toBeTruthy();
  page.connect();
  press("Say it today");
  write("A walk, after all.");
  press("Save the change");
  await waitFor(() => expect(page.heard).toHaveBeenCalledOnce());
  await waitFor(() => expect(screen.queryByText(reason)).toBeNull());
  const [said] = bodies(page);
  expect(said).toMatchObject({ mood: 4, thoughts: "A walk, after all." });
  expect(said).not.toHaveProperty("localDate");
});

test("what the server does not take is dropped only after a question", async () => {
  const page = card();
  await checkIn("Great", "A walk.");
  page.connect(() => new Response("", { status: 422 }));
  fireEvent.click(await screen.findByRole("button", { name: "Discard" }));
  const question = await screen.findByRole("alertdialog", { name: "Discard what you wrote?" });
  fireEvent.click(screen.getByRole("button", { name: "Keep it" }));
  await waitFor(() => expect(question.isConnected).toBe(false));
  expect(screen.getByText("A walk.")).toBeTruthy();
  press("Discard");
  await screen.findByRole("alertdialog");
  fireEvent.click(screen.getAllByRole("button", { name: "Discard" }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByText("A walk.")).toBeNull());
});

test("when the device can keep nothing, the words stay in the field and the form says so", async () => {
  fillDevice();
  const { notices } = card();
  write("A walk.");
  press("Check in");
  await waitFor(() =>
    expect(notices).toEqual([{
      title: "Not saved: no connection, and this device keeps nothing",
      description: "Your words are still in the field. Leave this page open, and try again later.",
      variant: "destructive",
    }])
  );
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Anything on your mind/).value).toBe("A walk.");
});

const DONE = { name: "You have checked in today" };

test("after a reload without a network the device knows that there was a check-in today, and neither mood nor words", async () => {
  card({ todaysCheckIn: { ...saved, mood: 5, thoughts: "A private thought." } });
  expect({ ...localStorage }).toEqual({ "reclaim-checked-in": "2026-11-21" });
  cleanup();
  card({ reloaded: true });
  expect(screen.getByRole("heading", DONE)).toBeTruthy();
  expect(screen.getByText("What you said shows when the connection is back.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Check in" })).toBeNull();
  cleanup();
  card({ reloaded: true, now: "2026-11-22T09:00:00Z" });
  expect(screen.getByRole("button", { name: "Check in" })).toBeTruthy();
});

test("what is added then leaves out the mood that nobody touched, and words that are not known", async () => {
  card({ todaysCheckIn: { ...saved, mood: 5, thoughts: "A private thought." } });
  cleanup();
  const page = card({ reloaded: true });
  press("Change today's check-in");
  expect(screen.queryAllByRole("radio", { checked: true })).toEqual([]);
  press("Save the change");
  await screen.findByText(/Kept on this device\./);
  expect(screen.getByRole("heading", DONE)).toBeTruthy();
  press("Change today's check-in");
  write("And a walk.");
  press("Save the change");
  expect(await screen.findByText("And a walk.")).toBeTruthy();
  page.connect();
  await waitFor(() => expect(page.heard).toHaveBeenCalledOnce());
  const [sent] = bodies(page);
  expect(sent).toMatchObject({ thoughts: "And a walk.", localDate: "2026-11-21" });
  expect(sent).not.toHaveProperty("mood");
});

test("a mood that is chosen then is sent, and so is one that was changed while it waits", async () => {
  localStorage.setItem("reclaim-checked-in", "2026-11-21");
  const page = card({ reloaded: true });
  press("Change today's check-in");
  fireEvent.click(screen.getByLabelText("Good"));
  press("Save the change");
  expect(await screen.findByRole("heading", { name: "Today: Good" })).toBeTruthy();
  press("Change today's check-in");
  write("A walk.");
  press("Save the change");
  await screen.findByText("A walk.");
  page.connect();
  await waitFor(() => expect(page.heard).toHaveBeenCalledOnce());
  expect(bodies(page)).toMatchObject([{ mood: 3, thoughts: "A walk." }]);
});

test("the device takes over what the server says of the day, and what goes out late", async () => {
  localStorage.setItem("reclaim-checked-in", "2026-11-21");
  const page = card();
  expect({ ...localStorage }).toEqual({});
  await checkIn("Great", "A walk.");
  expect({ ...localStorage }).toEqual({});
  page.connect();
  await waitFor(() => expect(localStorage.getItem("reclaim-checked-in")).toBe("2026-11-21"));
});

test("what went out late with signs of risk is not told as sent", async () => {
  const page = card();
  await checkIn("Struggling", "I can't go on.");
  page.notices.splice(0);
  page.connect(() => ({ ...answer, crisis: true }));
  await waitFor(() => expect(page.refresh).toHaveBeenCalledOnce());
  await waitFor(() => expect(screen.queryByText(/Kept on this device/)).toBeNull());
  expect(page.notices).toEqual([]);
});
