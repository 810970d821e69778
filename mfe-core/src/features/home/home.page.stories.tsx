import { pendingResponse, sampleMember, serverError } from "@reclaim/host-api/story-host";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn, userEvent, waitFor, within } from "storybook/test";
import { LONG_NAME, preloadPages, renderPage, sampleRegular } from "../../testing/story-host.tsx";

// Here at once, since a chunk may take longer than a search waits.
import "./home-sections.tsx";
import "./sound-player.tsx";

const CHECK_IN = "POST /api/check-ins";
const notify = fn();
const today = {
  id: "5f3b9f4e-8c1a-4a53-9a4e-0a8d0f6f2d11",
  userId: "member-1",
  date: "2026-11-21T09:00:00.000Z",
  timeZone: "Europe/Vienna",
  localDate: "2026-11-21",
  mood: 4,
  thoughts: "Slept well for once, and walked to work.\nThe call at nine can come.",
};

const meta = {
  title: "Screens/Core/Home",
  parameters: { layout: "fullscreen" },
  beforeEach: preloadPages,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** Chooses Great, writes a thought and checks in. */
async function checkIn(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole("radio", { name: "Great" }));
  await userEvent.type(canvas.getByLabelText(/Anything on your mind/), "A long day.");
  await userEvent.click(canvas.getByRole("button", { name: "Check in" }));
}

export const NewMember: Story = {
  render: renderPage("/", { member: sampleMember() }),
  async play({ canvas }) {
    await expect(await canvas.findByRole("heading", { level: 1 })).toHaveTextContent(
      "Good morning, Martin",
    );
    await expect(canvas.getByTestId("streak")).toHaveTextContent("1day streak");
  },
};
export const Typical: Story = { render: renderPage("/", { member: sampleRegular() }) };
export const CheckedIn: Story = {
  render: renderPage("/", { member: sampleRegular({ todaysCheckIn: today }) }),
  async play({ canvas }) {
    await expect(await canvas.findByText("Today: Great")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Change today's check-in" }));
    await expect(canvas.getByRole("radio", { name: "Great" })).toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
    await expect(canvas.getByText("Today: Great")).toBeVisible();
  },
};
export const ChangingTheCheckIn: Story = {
  render: renderPage("/", { member: sampleRegular({ todaysCheckIn: today }) }),
  async play({ canvas }) {
    const change = await canvas.findByRole("button", { name: "Change today's check-in" });
    await userEvent.click(change);
    await expect(canvas.getByLabelText(/Anything on your mind/)).toHaveValue(today.thoughts);
  },
};
export const StreakEnded: Story = {
  render: renderPage("/", { member: sampleRegular({ streak: 0 }) }),
};
/** What was chosen and written stays; a notice says that it was not saved. */
export const CheckInFails: Story = {
  render: renderPage("/", {
    member: sampleRegular(),
    responses: { [CHECK_IN]: serverError },
    notify,
  }),
  async play({ canvas }) {
    notify.mockClear();
    await checkIn(canvas);
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith(
        expect.objectContaining({ title: "Your check-in was not saved", variant: "destructive" }),
      )
    );
    await expect(await canvas.findByRole("button", { name: "Check in" })).toBeVisible();
    await expect(canvas.getByLabelText(/Anything on your mind/)).toHaveValue("A long day.");
    await expect(canvas.getByRole("radio", { name: "Great" })).toBeChecked();
  },
};
const offline = () => {
  throw new TypeError("Failed to fetch");
};
/** Made offline: kept on the device, shown as said, and open to change until it goes out. */
export const CheckInWaits: Story = {
  render: renderPage("/", { member: sampleRegular(), responses: { [CHECK_IN]: offline } }),
  async play({ canvas }) {
    await checkIn(canvas);
    await expect(await canvas.findByText(/Kept on this device\. It goes out by itself/))
      .toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Today: Great" })).toBeVisible();
    await expect(canvas.getByText("A long day.")).toBeVisible();
  },
};
/** Opened without a network: a check-in is still possible, and a draft is still there. */
export const OpenedOffline: Story = {
  render: renderPage("/", {
    member: sampleRegular(),
    isUnreachable: true,
    responses: { [CHECK_IN]: offline },
  }),
  async play({ canvas }) {
    await expect(await canvas.findByRole("heading", { level: 1 })).toHaveTextContent("Martin");
    await checkIn(canvas);
    await expect(await canvas.findByText(/Kept on this device\./)).toBeVisible();
  },
};
/** Offline on a device whose storage is full or forbidden: the words stay in the field. */
export const CheckInCannotBeKept: Story = {
  render: renderPage("/", { member: sampleRegular(), responses: { [CHECK_IN]: offline }, notify }),
  async play({ canvas }) {
    notify.mockClear();
    const storage = spyOn(IDBDatabase.prototype, "transaction").mockImplementation(() => {
      throw new DOMException("no room", "QuotaExceededError");
    });
    await checkIn(canvas);
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith(
        expect.objectContaining({ title: expect.stringMatching(/this device keeps nothing/) }),
      )
    );
    storage.mockRestore();
    await expect(canvas.getByLabelText(/Anything on your mind/)).toHaveValue("A long day.");
  },
};
/** Nobody's words are cut: the field says by how much they are too long, and nothing is sent. */
export const ThoughtsTooLong: Story = {
  render: renderPage("/", {
    member: sampleRegular(),
    responses: { [CHECK_IN]: serverError },
    notify,
  }),
  async play({ canvas }) {
    notify.mockClear();
    const thoughts = await canvas.findByLabelText(/Anything on your mind/);
    await userEvent.click(thoughts);
    await userEvent.paste("x".repeat(5001));
    await userEvent.click(canvas.getByRole("button", { name: "Check in" }));
    await expect(thoughts).toHaveFocus();
    await expect(thoughts).toBeInvalid();
    await expect(thoughts).toHaveAccessibleDescription(/Shorten the text by 1 character/);
    await expect(thoughts).toHaveValue("x".repeat(5001));
    await expect(canvas.getByRole("button", { name: "Check in" })).toBeEnabled();
    await expect(notify).not.toHaveBeenCalled();
  },
};
export const Saving: Story = {
  render: renderPage("/", { member: sampleRegular(), responses: { [CHECK_IN]: pendingResponse } }),
  async play({ canvas }) {
    await checkIn(canvas);
    await expect(canvas.getByRole("button", { name: /Saving/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};
export const Extreme: Story = {
  render: renderPage("/", {
    member: sampleRegular({
      name: LONG_NAME,
      streak: 1284,
      todaysCheckIn: { ...today, thoughts: `${today.thoughts}\n`.repeat(8) },
    }),
    now: new Date("2026-11-21T20:30:00Z"),
  }),
  async play({ canvas }) {
    const heading = await canvas.findByRole("heading", { level: 1 });
    await expect(within(heading).getByText(`Good evening, ${LONG_NAME}`)).toBeVisible();
  },
};
const finished = sampleRegular({
  streak: 212,
  longestStreak: 212,
  completedModules: 27,
  progress: { bodyReset: 100, mindReset: 100, emotionalReset: 100, financialReset: 100 },
});
/** Nothing is left to recommend. */
export const Finished: Story = {
  render: renderPage("/", { member: finished }),
  async play({ canvas }) {
    await expect(await canvas.findByText(/All 27 modules are behind you/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Look back: Body Reset" })).toHaveAttribute(
      "href",
      "/journey?pillar=body",
    );
  },
};
/** One player at a time, opened where it was asked for. */
export const Listening: Story = {
  render: renderPage("/", { member: sampleRegular() }),
  async play({ canvas }) {
    const listen = { name: "Listen: Four Minutes Without Words" };
    await userEvent.click(await canvas.findByRole("button", listen));
    const player = await canvas.findByRole("group", { name: "Four Minutes Without Words" });
    await waitFor(() =>
      expect(within(player).getByRole("slider", { name: "Position" })).toHaveAttribute(
        "aria-valuemax",
        "240",
      )
    );
  },
};
/** All by keyboard: another prompt, the way to write, a video that is still to come. */
export const ByKeyboard: Story = {
  render: renderPage("/", { member: sampleMember(), notify }),
  async play({ canvas }) {
    notify.mockClear();
    const another = await canvas.findByRole("button", { name: "Another prompt" });
    const write = canvas.getByRole("link", { name: "Write about it" });
    const first = write.getAttribute("href");
    another.focus();
    await userEvent.keyboard("{Enter}");
    await expect(another).toHaveFocus();
    await expect(write).not.toHaveAttribute("href", first);
    await userEvent.tab();
    const [next] = canvas.getAllByRole("link", { name: "Start Module: Sleep Comes First" });
    await expect(next).toHaveFocus();
    canvas.getByRole("button", { name: "Watch: What Tiredness Is Telling You" }).focus();
    await userEvent.keyboard(" ");
    await expect(notify).toHaveBeenCalledWith({
      title: "Coming soon",
      description: "Video playback will be available in a future update.",
    });
  },
};
export const LowMood: Story = {
  render: renderPage("/", { member: sampleMember({ recentMoods: [1, 2, 2] }) }),
  async play({ canvas }) {
    await expect(await canvas.findByText("Emotional · Up next")).toBeVisible();
  },
};
/** Nothing of the member, nothing of a sample; what is the same for everybody stays. */
export const SignedOut: Story = { render: renderPage("/", { member: null }) };
