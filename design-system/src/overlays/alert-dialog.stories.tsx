import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../actions/button.ts";
import { AlertDialog } from "./alert-dialog.tsx";

const meta = {
  title: "Overlays/AlertDialog",
  component: AlertDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: "Delete this entry?",
    children: "It is gone for good. Your streak and your other entries stay.",
    confirm: "Delete entry",
  },
  parameters: {
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 420 } },
    usage: {
      do: [
        "Only before what cannot be undone.",
        "Name in the button what happens: “Delete entry”.",
        "Say what stays, too: it calms.",
      ],
      dont: ["Are you sure? Yes, No.", "To keep somebody from leaving."],
    },
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  async play({ args }) {
    const dialog = await screen.findByRole("alertdialog", { name: "Delete this entry?" });
    await expect(dialog).toHaveAccessibleDescription(/gone for good/);
    await waitFor(() =>
      expect(within(dialog).getByRole("button", { name: "Cancel" })).toHaveFocus()
    );
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
/** While it happens nothing closes and nothing happens twice. */
export const Working: Story = {
  args: { working: "Deleting …" },
  async play({ args }) {
    const confirm = await screen.findByRole("button", { name: "Deleting …" });
    await userEvent.click(confirm);
    await expect(confirm).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(screen.getByRole("alertdialog")).toHaveAttribute("data-state", "open");
  },
};
export const LongWords: Story = {
  args: {
    title: "Leave the Arbeitsunfähigkeitsversicherungsgesellschaften circle?",
    children:
      "What you wrote there stays, under the name you had. You can come back at any time, and you will find it as it was. https://example.org/a/very/long/address/that/nobody/types",
    confirm: "Leave the circle and delete my name there",
    cancel: "Stay in the circle",
  },
};
/** Escape is the way out, and the focus returns to the button; a press beside does nothing. */
export const Keyboard: Story = {
  render: function Keyboard(dialog) {
    const [open, setOpen] = useState(false);
    return (
      <div style={{ padding: "var(--space-5)" }}>
        <Button data-variant="plain" onClick={() => setOpen(true)}>Delete</Button>
        <AlertDialog {...dialog} open={open} onOpenChange={setOpen} />
      </div>
    );
  },
  async play({ canvas, args }) {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("alertdialog");
    await userEvent.click(dialog.previousElementSibling!);
    await expect(dialog).toHaveAttribute("data-state", "open");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await waitFor(() => expect(canvas.getByRole("button", { name: "Delete" })).toHaveFocus());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
