import {
  type CheckIn,
  memberFigures,
  type RecordedCheckIn,
} from "@reclaim/contracts-members/check-ins";
import { fakeHost, renderRemote, sampleMember } from "@reclaim/host-api/testing";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import remote from "../../remote.tsx";
import MilestoneDialog from "./milestone-dialog.tsx";
import { milestoneTitle } from "./milestone.model.ts";

vi.mock("react-confetti", () => ({ default: () => <canvas /> }));
beforeAll(async () => {
  await import("./home.page.tsx");
});
beforeEach(() => {
  const media = { matches: false, addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal("matchMedia", () => media);
});

const checkIn: CheckIn = {
  id: "5f3b9f4e-8c1a-4a53-9a4e-0a8d0f6f2d11",
  userId: "member-1",
  date: "2026-11-21T09:00:00.000Z",
  timeZone: "Europe/Vienna",
  localDate: "2026-11-21",
  mood: 4,
  thoughts: null,
};
const recorded = (fields: Partial<RecordedCheckIn> = {}): RecordedCheckIn => ({
  checkIn,
  streak: 7,
  longestStreak: 7,
  newBadges: [],
  ...fields,
});

/** Home on which a check-in was answered with `answer`. */
async function checkedIn(answer: RecordedCheckIn, member = sampleMember()) {
  const fake = fakeHost({
    member,
    responses: {
      "POST /api/check-ins": { ...answer, member: memberFigures.parse(member) },
    },
  });
  renderRemote(remote, { at: "/", host: fake.host });
  fireEvent.click(await screen.findByRole("button", { name: /^(Check in|Change today's)/ }));
  return fake;
}
const confetti = () => screen.queryByTestId("confetti");

test("reaching a milestone shows the celebration, and it closes [CHK-23]", async () => {
  await checkedIn(recorded({ milestone: 7 }));
  expect(await screen.findByRole("dialog", { name: "7-Day Streak" })).toBeTruthy();
  expect(screen.getByText("7 days")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Go on" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test.for([6, 8, 29])(
  "a streak of %i, which is no milestone, shows none [CHK-23]",
  async (streak) => {
    const { notices } = await checkedIn(recorded({ streak }));
    await vi.waitFor(() => expect(notices).toHaveLength(1));
    await act(async () => {});
    expect(screen.queryByRole("dialog")).toBeNull();
  },
);

test.for(
  [
    [7, "7-Day Streak"],
    [14, "Impressive Dedication"],
    [29, "Impressive Dedication"],
    [30, "Amazing Commitment"],
    [60, "Amazing Commitment"],
    [365, "Amazing Commitment"],
  ] as const,
)("%i days are celebrated as %s [CHK-24]", ([days, title]) => {
  expect(milestoneTitle(days)).toBe(title);
});

test("the confetti stops after 4 seconds, the dialog stays [CHK-25]", () => {
  vi.useFakeTimers();
  render(<MilestoneDialog days={14} onClose={() => {}} />);
  act(() => vi.advanceTimersByTime(3_999));
  expect(confetti()).toBeTruthy();
  act(() => vi.advanceTimersByTime(1));
  expect(confetti()).toBeNull();
  expect(screen.getByRole("dialog", { name: "Impressive Dedication" })).toBeTruthy();
});

test("editing today's check-in celebrates nothing again [CHK-26]", async () => {
  // The server names a milestone only when a check-in reaches it.
  const { notices } = await checkedIn(
    recorded({ streak: 7 }),
    sampleMember({ streak: 7, todaysCheckIn: checkIn }),
  );
  fireEvent.click(screen.getByRole("button", { name: "Save the change" }));
  await vi.waitFor(() => expect(notices).toHaveLength(1));
  expect(notices[0]?.title).toBe("Check-in changed");
  expect(screen.queryByRole("dialog")).toBeNull();
});
