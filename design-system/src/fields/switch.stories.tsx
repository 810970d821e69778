import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { Stack } from "../layout/layout.ts";
import { Switch, SwitchGroup } from "./switch.tsx";

const meta = {
  title: "Fields/Switch",
  component: Switch,
  tags: ["colours"],
  args: { label: "Match the colours to my mood", onCheckedChange: fn() },
  parameters: {
    usage: {
      do: [
        "Let it hold at once, and say so when it could not be saved.",
        "Name the thing, not the act: “Reminders”, not “Turn reminders on”.",
        "When one switch puts others to rest, dim them and say which in the hint.",
      ],
      dont: [
        "Among the fields of a form: that is a Checkbox. Preferences are switches also where a button saves them.",
        "Words that change with the state: the switch shows it.",
      ],
    },
  },
  decorators: (Story) => <div style={{ maxWidth: "32rem" }}>{Story()}</div>,
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  async play({ canvas, args }) {
    const root = canvas.getByRole("switch", { name: "Match the colours to my mood" });
    await userEvent.tab();
    await expect(root).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await expect(root).toHaveAttribute("aria-checked", "true");
    await userEvent.click(canvas.getByText("Match the colours to my mood"));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
    await expect(root).toHaveAttribute("aria-checked", "false");
  },
};
export const On: Story = { args: { defaultChecked: true } };
export const StillMotion: Story = {
  args: { defaultChecked: true },
  globals: { motion: "reduced" },
};
export const WithDescription: Story = {
  args: {
    defaultChecked: true,
    description: "After each check-in the theme follows how you feel.",
  },
  async play({ canvas }) {
    await expect(canvas.getByRole("switch")).toHaveAccessibleDescription(
      "After each check-in the theme follows how you feel.",
    );
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } };
export const LongWords: Story = {
  args: {
    label: "Remind me of the check-in also on days on which I have already written in the journal",
    description: "Aufmerksamkeitsdefizithyperaktivitätsstörungsbehandlungsmöglichkeiten",
  },
};

export const Group: Story = {
  render: () => (
    <SwitchGroup label="Reminders">
      <Switch label="Check-in" description="Every day at 08:00" defaultChecked />
      <Switch label="Journal" description="Every day at 20:00" defaultChecked />
      <Switch label="New modules" />
    </SwitchGroup>
  ),
};
export const DimmedGroup: Story = {
  render: function Dimming() {
    const [on, setOn] = useState(false);
    return (
      <Stack>
        <Switch label="Notifications" checked={on} onCheckedChange={setOn} />
        <SwitchGroup
          label="Which ones"
          disabled={!on}
          hint={on ? undefined : "Turn notifications on to choose."}
        >
          <Switch label="Check-in" description="Every day at 08:00" defaultChecked />
          <Switch label="Journal" description="Every day at 20:00" />
        </SwitchGroup>
      </Stack>
    );
  },
  async play({ canvas }) {
    const checkIn = canvas.getByRole("switch", { name: "Check-in" });
    await expect(checkIn).toBeDisabled();
    await expect(checkIn).toHaveAttribute("aria-checked", "true");
    const all = canvas.getByRole("switch", { name: "Notifications" });
    await userEvent.click(all);
    await expect(checkIn).toBeEnabled();
    await expect(canvas.queryByText("Turn notifications on to choose.")).toBeNull();
    await userEvent.click(all);
    await expect(checkIn).toBeDisabled();
  },
};
