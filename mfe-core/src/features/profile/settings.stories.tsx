import { pendingResponse, sampleMember, serverError } from "@reclaim/host-api/story-host";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { preloadPages, renderSlot, sampleRegular } from "../../testing/story-host.tsx";
import { saveAutoTheme } from "../../shared/theme.storage.ts";
import { press } from "../../shared/story-actions.testing.ts";

const SAVE = "PATCH /api/me";
const MOODS = "GET /api/check-ins/user/member-1";
const onOpenChange = fn();
const notify = fn();
const shown = (scene: Parameters<typeof renderSlot>[2] = {}) =>
  renderSlot("profile.dialog", { open: true, onOpenChange }, {
    member: sampleRegular(),
    notify,
    ...scene,
    responses: { [MOODS]: [], ...scene.responses },
  });
const prefers = (fields: Partial<ReturnType<typeof sampleMember>["notificationPreferences"]>) =>
  sampleRegular({
    notificationPreferences: { ...sampleMember().notificationPreferences, ...fields },
  });

/** From the profile to a page of the settings, by the menu. */
async function open(row: string, first: string) {
  await userEvent.click(await screen.findByRole("button", { name: row }));
  const control = await screen.findByRole("switch", { name: first });
  await waitFor(() => expect(control).toBeVisible());
}
const notifications = () => open("Notification Preferences", "Notifications");
const appearance = () => open("Appearance & Themes", "Automatic theme");
const toggle = (name: string) => userEvent.click(screen.getByRole("switch", { name }));
const choose = (name: string) => userEvent.click(screen.getByRole("tab", { name }));

const checkIn = (mood: number, day: number) => ({
  id: `5f3b9f4e-8c1a-4a53-9a4e-0a8d0f6f2d${day}`,
  userId: "member-1",
  date: `2026-11-${day}T09:00:00.000Z`,
  timeZone: "Europe/Vienna",
  localDate: `2026-11-${day}`,
  mood,
  thoughts: null,
});

const meta = {
  title: "Screens/Core/Settings",
  parameters: { layout: "fullscreen" },
  async beforeEach() {
    localStorage.clear();
    onOpenChange.mockClear();
    notify.mockClear();
    await preloadPages();
    return () => localStorage.clear();
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** By the keyboard alone: the focus goes to the page's tab, and arrows go on from there. */
export const Notifications: Story = {
  render: shown(),
  async play() {
    const row = await screen.findByRole("button", { name: "Notification Preferences" });
    row.focus();
    await userEvent.keyboard("{Enter}");
    const tab = await screen.findByRole("tab", { name: "Notifications" });
    await waitFor(() => expect(tab).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}");
    await expect(screen.getByRole("tab", { name: "Appearance" })).toHaveFocus();
    await screen.findByRole("switch", { name: "Automatic theme" });
    await userEvent.keyboard("{ArrowLeft}");
    await screen.findByRole("switch", { name: "Notifications" });
  },
};
/** Nothing applies before it is saved; leaving asks first, and can be cancelled. */
export const Unsaved: Story = {
  render: shown(),
  async play() {
    await notifications();
    await toggle("Journal");
    await userEvent.keyboard("{Escape}");
    const question = await screen.findByRole("alertdialog", { name: "Close without saving?" });
    await userEvent.click(within(question).getByRole("button", { name: "Keep editing" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(onOpenChange).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByText("Not saved yet.")).toBeVisible());
    await expect(screen.getByRole("switch", { name: "Journal" })).not.toBeChecked();
  },
};
export const ClosingUnsaved: Story = {
  render: shown(),
  async play() {
    await notifications();
    await toggle("Journal");
    await press("Close");
    const question = await screen.findByRole("alertdialog");
    await waitFor(() => expect(question).toBeVisible());
  },
};
export const Saving: Story = {
  render: shown({ responses: { [SAVE]: pendingResponse } }),
  async play() {
    await notifications();
    await toggle("Weekly summary");
    await press("Save Preferences");
    await expect(await screen.findByRole("button", { name: "Saving…" })).toHaveFocus();
  },
};
export const NotSaved: Story = {
  render: shown({ responses: { [SAVE]: serverError } }),
  async play() {
    await notifications();
    await toggle("Weekly summary");
    await press("Save Preferences");
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith(
        expect.objectContaining({ title: "Your preferences were not saved" }),
      )
    );
    await expect(screen.getByRole("switch", { name: "Weekly summary" })).not.toBeChecked();
  },
};
/** Everything else is at rest, with what it was set to still to be seen. */
export const NotificationsOff: Story = {
  render: shown({ member: prefers({ enabled: false }) }),
  async play() {
    await notifications();
    await expect(screen.getByRole("switch", { name: "Journal" })).toBeDisabled();
  },
};
/** Colour of the words and the face of each option but the first, which switches the others off. */
const looks = () =>
  [...screen.getAllByRole("switch").slice(1), ...screen.getAllByRole("radio")]
    .map((control) => control.closest("label")!)
    .concat(screen.getAllByRole("combobox") as never[])
    .map((element) => getComputedStyle(element).color);
export const SwitchingOff: Story = {
  name: "While notifications are off all other options are dimmed and take no press [NTF-04]",
  render: shown(),
  async play() {
    await notifications();
    const on = looks();
    await expect(on).toHaveLength(6 + 3 + 4);
    await toggle("Notifications");
    await waitFor(() => expect(looks().filter((look, index) => look === on[index])).toEqual([]));
    for (const name of ["Journal", "Direct"]) {
      const control = screen.getByRole(name === "Direct" ? "radio" : "switch", {
        name: new RegExp(`^${name}`),
      });
      const before = control.getAttribute("aria-checked");
      await userEvent.click(control.closest("label")!, { pointerEventsCheck: 0 });
      await expect(control.getAttribute("aria-checked")).toBe(before);
    }
    await toggle("Notifications");
    await waitFor(() => expect(looks()).toEqual(on));
  },
};
/** No reminder with a time, and one that was kept from before the quarters of an hour. */
export const OtherTimes: Story = {
  render: shown({
    member: prefers({ dailyCheckInReminder: false, journalTime: "21:40" }),
  }),
  async play() {
    await notifications();
    await expect(screen.getByLabelText("Minutes")).toHaveValue("40");
  },
};
export const TryItOut: Story = {
  render: shown({ member: prefers({ notificationTone: "motivational" }) }),
  async play() {
    await notifications();
    await choose("Try It Out");
    await press("Show me the journal reminder");
    await expect(notify).toHaveBeenCalledWith(expect.objectContaining({ title: "Your journal" }));
  },
};

export const AppearanceAutomatic: Story = {
  render: shown(),
  async play() {
    await appearance();
    await expect(screen.queryByLabelText("Theme")).toBeNull();
  },
};
/** A choice holds at once, by the picker or by a colour; the default one is no choice. */
export const AppearanceByHand: Story = {
  beforeEach: () => saveAutoTheme(false),
  render: shown(),
  async play() {
    await appearance();
    await press("Tranquil");
    await expect(document.documentElement.dataset.theme).toBe("tranquil");
    await expect(screen.getByLabelText("Theme")).toHaveValue("tranquil");
    await userEvent.selectOptions(screen.getByLabelText("Theme"), "focused");
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Focused", pressed: true })).toBeVisible()
    );
    await press("Reset");
    await expect(document.documentElement.dataset.theme).toBe("default");
  },
};
/** The sample wears its theme alone: the page keeps its own. */
export const AppearancePreview: Story = {
  beforeEach: () => saveAutoTheme(false),
  render: shown({ responses: { [MOODS]: [checkIn(5, 20), checkIn(4, 19)] } }),
  async play({ globals }) {
    await appearance();
    await choose("Preview");
    const sample = await screen.findByRole("img", { name: /How Serene looks/ });
    const background = () => getComputedStyle(sample).getPropertyValue("--background").trim();
    await waitFor(() => expect(background()).toBe("#edf5f8"));
    await userEvent.click(await screen.findByRole("button", { name: "Look at Optimistic" }));
    await waitFor(() => expect(background()).toBe("#faf3e1"));
    await expect(document.documentElement.dataset.theme).toBe(globals.theme);
  },
};
export const PreviewWithoutMoods: Story = {
  render: shown({ responses: { [MOODS]: serverError } }),
  async play() {
    await appearance();
    await choose("Preview");
    await expect(await screen.findByText(/Your moods did not load/)).toBeVisible();
  },
};
export const Privacy: Story = {
  render: shown(),
  async play() {
    await userEvent.click(await screen.findByRole("button", { name: "Privacy" }));
    const panel = await screen.findByRole("tabpanel", { name: "Privacy" });
    await waitFor(() => expect(panel).toBeVisible());
  },
};
export const Account: Story = {
  render: shown(),
  async play() {
    await userEvent.click(await screen.findByRole("button", { name: "Account" }));
    const panel = await screen.findByRole("tabpanel", { name: "Account" });
    await waitFor(() => expect(panel).toBeVisible());
  },
};
