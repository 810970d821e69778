import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../actions/button.ts";
import { Row } from "../layout/layout.ts";
import { Toaster } from "../feedback/toast.tsx";
import { Dialog } from "./dialog.tsx";

const meta = {
  title: "Overlays/Dialog",
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: "Add an e-mail",
    description: "So that you can come back from another device.",
    children: [
      <p key="words">Your entries stay on this account. Nobody else sees the address.</p>,
      <Row key="ways">
        <Button>Save</Button>
        <Button data-variant="quiet">Not now</Button>
      </Row>,
    ],
  },
  parameters: {
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 480 } },
    usage: {
      do: [
        "For a short task that belongs to the page behind it.",
        "Title it as the button that opened it: “Add an e-mail”.",
        "Keep what was typed when it is closed by mistake.",
      ],
      dont: [
        "A dialog that opens by itself, or over another one.",
        "A question with two answers: that is an AlertDialog.",
      ],
    },
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps its height whatever it shows, so that tabs do not jump. */
export const Tall: Story = { args: { tall: true } };

function Opener(dialog: ComponentProps<typeof Dialog>) {
  const [open, setOpen] = useState(false);
  return (
    <div style={{ padding: "var(--space-5)" }}>
      <Button data-variant="quiet" onClick={() => setOpen(true)}>Add an e-mail</Button>
      <Dialog {...dialog} open={open} onOpenChange={setOpen} />
    </div>
  );
}
const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

export const Open: Story = {
  async play({ args }) {
    const dialog = await screen.findByRole("dialog", { name: "Add an e-mail" });
    await expect(dialog).toHaveAccessibleDescription(/another device/);
    await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
export const TitleOnly: Story = {
  args: { description: "", title: "Comments", children: <p>No comments yet.</p> },
};
/** The head stays while the body scrolls. */
export const LongBody: Story = {
  args: {
    title: "Arbeitsunfähigkeitsversicherungsgesellschaften and what they ask for",
    children: [
      ...Array.from({ length: 14 }, (_, index) => (
        <p key={index}>
          {index + 1}. Go to bed at the same time on most evenings, and get up at the same time.
        </p>
      )),
      <Button key="end">Understood</Button>,
    ],
  },
  async play() {
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(dialog.getAnimations()).toHaveLength(0));
    const head = within(dialog).getByRole("heading");
    const { top } = head.getBoundingClientRect();
    const end = within(dialog).getByRole("button", { name: "Understood" });
    await expect(end.getBoundingClientRect().top).toBeGreaterThan(innerHeight);
    end.scrollIntoView();
    await expect(end.getBoundingClientRect().bottom).toBeLessThan(innerHeight);
    await expect(head.getBoundingClientRect().top).toBe(top);
    await expect(dialog.getBoundingClientRect().top).toBeGreaterThan(0);
  },
};
/** The focus moves in, stays in, and returns to the button when Escape closes. */
export const Keyboard: Story = {
  render: Opener,
  async play({ canvas }) {
    const opener = canvas.getByRole("button", { name: "Add an e-mail" });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog");
    const inside = within(dialog);
    await waitFor(() => expect(inside.getByRole("button", { name: "Close" })).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(inside.getByRole("button", { name: "Not now" })).toHaveFocus();
    await userEvent.tab();
    await expect(inside.getByRole("button", { name: "Close" })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(inside.getByRole("button", { name: "Not now" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await closed();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
/** A press beside it closes it, a press on a notice above it does not. */
export const PressBeside: Story = {
  render: (dialog) => (
    <>
      <Opener {...dialog} />
      <button
        type="button"
        data-notice
        style={{ position: "fixed", bottom: 0, zIndex: 99, pointerEvents: "auto" }}
      >
        A notice
      </button>
    </>
  ),
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole("button", { name: "Add an e-mail" }));
    await screen.findByRole("dialog");
    await userEvent.click(screen.getByText("A notice"));
    await expect(screen.getByRole("dialog")).toHaveAttribute("data-state", "open");
    await userEvent.click(screen.getByRole("dialog").previousElementSibling!);
    await closed();
  },
};
/** A toast that comes while a dialog is open is said, reached by F8, and dismissed by itself. */
export const WithToast: Story = {
  render: function WithToast(dialog) {
    const [toast, setToast] = useState<{ id: number; title: string } | null>(null);
    return (
      <>
        <Toaster toast={toast} onClose={() => setToast(null)} />
        <Opener {...dialog}>
          <Button onClick={() => setToast({ id: 1, title: "Not saved. Try again." })}>Save</Button>
        </Opener>
      </>
    );
  },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole("button", { name: "Add an e-mail" }));
    const dialog = await screen.findByRole("dialog");
    const save = within(dialog).getByRole("button", { name: "Save" });
    await userEvent.click(save);
    // By role, so that only what a screen reader can reach is found.
    const heard = await screen.findByText("Notice: Not saved. Try again.");
    await expect(heard.closest("[aria-hidden=true]")).toBeNull();
    await userEvent.keyboard("[F8]");
    await userEvent.tab();
    await expect(screen.getByTestId("toast")).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole("button", { name: "Dismiss" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByTestId("toast")).toBeNull());
    await expect(dialog).toHaveAttribute("data-state", "open");
    await waitFor(() => expect(save).toHaveFocus());
    await userEvent.click(save);
    await userEvent.click(await screen.findByRole("button", { name: "Dismiss" }));
    await waitFor(() => expect(screen.queryByTestId("toast")).toBeNull());
    await expect(dialog).toHaveAttribute("data-state", "open");
    await userEvent.tab();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard("{Escape}");
    await closed();
  },
};
export const ReducedMotion: Story = {
  globals: { motion: "reduced" },
  async play() {
    const dialog = await screen.findByRole("dialog");
    await expect(dialog.getAnimations()).toHaveLength(0);
  },
};
