import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../actions/button.ts";
import { Row } from "../layout/layout.ts";
import { AlertDialog } from "../overlays/alert-dialog.tsx";
import { Dialog } from "../overlays/dialog.tsx";
import type { ToastMessage } from "./toast.model.ts";
import { Toaster } from "./toast.tsx";

const meta = {
  title: "Feedback/Toaster",
  component: Toaster,
  tags: ["colours"],
  // Long enough to be looked at.
  args: { toast: { id: 1, title: "Checked in", durationMs: 600_000 }, onClose: fn() },
  parameters: {
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 240 } },
    usage: {
      do: [
        "The answer to a press, in a few words: “Entry saved”.",
        "When something failed: what, and that nothing is lost.",
        "Mount the Toaster once, with the page.",
      ],
      dont: [
        "What must be read or answered: it goes away by itself.",
        "Two toasts for one press.",
        "Praise for everything.",
      ],
    },
  },
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

const described = { id: 1, duration: 600_000, description: "Only you can read it." };

const regions = (live: "polite" | "assertive") => [
  ...document.querySelectorAll(`[aria-live=${live}]:not(#storybook-root *, .sb-wrapper *)`),
];

export const Shown: Story = {};
export const WithDescription: Story = { args: { toast: { ...described, title: "Entry saved" } } };
export const Destructive: Story = {
  args: {
    toast: {
      id: 1,
      durationMs: 600_000,
      title: "Your check-in was not saved",
      description: "You are offline. Try again in a moment.",
      variant: "destructive",
    },
  },
  async play() {
    const words = "Notice: Your check-in was not saved You are offline. Try again in a moment.";
    await waitFor(() => expect(regions("assertive")[0]).toHaveTextContent(words));
    await expect(regions("polite")[0]).toBeEmptyDOMElement();
  },
};
export const WithAction: Story = {
  args: {
    toast: {
      id: 1,
      durationMs: 600_000,
      title: "Your check-in",
      description: "It might be a good time for your daily reflection.",
      action: <button type="button">Check in</button>,
    },
  },
  async play({ args }) {
    await userEvent.click(await screen.findByRole("button", { name: "Check in" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const LongWords: Story = {
  args: {
    toast: {
      ...described,
      title: "Arbeitsunfähigkeitsversicherungsgesellschaftsangelegenheiten saved",
      description: "https://example.org/a/very/long/address/that/nobody/would/ever/type/by/hand",
    },
  },
};
/** The live regions are there before the first words, and without them after. */
export const Announced: Story = {
  args: { toast: null },
  render: function Announced({ onClose }) {
    const [toast, setToast] = useState<ToastMessage & { id: number } | null>(null);
    const show = (message: ToastMessage) => setToast({ id: (toast?.id ?? 0) + 1, ...message });
    return (
      <>
        <Row style={{ padding: "var(--space-4)" }}>
          <Button onClick={() => show({ title: "Checked in" })}>Check in</Button>
          <Button onClick={() => show({ title: "Entry saved" })}>Save</Button>
        </Row>
        <Toaster
          toast={toast}
          onClose={() => {
            setToast(null);
            onClose();
          }}
        />
      </>
    );
  },
  async play({ canvas, args }) {
    const [region] = regions("polite");
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole("button", { name: "Check in" }));
    await waitFor(() => expect(region).toHaveTextContent("Notice: Checked in"));
    // The same region, which a screen reader knows by now; no other one says it, too.
    await expect(regions("polite")).toEqual([region]);
    await expect(regions("assertive")[0]).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(screen.getAllByTestId("toast")).toHaveLength(1);
    await expect(screen.getByTestId("toast")).toHaveTextContent("Entry saved");
    await waitFor(() => expect(region).toHaveTextContent("Notice: Entry saved"));
    await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    await expect(screen.queryByTestId("toast")).toBeNull();
    await expect(region).toBeEmptyDOMElement();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
/** F8 brings the focus there, Escape dismisses, and the focus returns. */
export const Keyboard: Story = {
  ...Announced,
  async play({ canvas }) {
    const opener = canvas.getByRole("button", { name: "Check in" });
    await userEvent.click(opener);
    await screen.findByTestId("toast");
    await userEvent.keyboard("[F8]");
    await userEvent.tab();
    await expect(screen.getByTestId("toast")).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByTestId("toast")).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
/** It may lie in any element of the page; the focus goes and returns as elsewhere. */
export const InAContainer: Story = {
  ...Announced,
  render: function InAContainer() {
    const [container, setContainer] = useState<HTMLElement | null>(null);
    const [open, setOpen] = useState(false);
    const toast = { id: 1, title: "Your check-in", duration: 600_000 };
    return (
      <>
        <Row style={{ padding: "var(--space-4)" }}>
          <Button onClick={() => setOpen(true)}>Remind me</Button>
        </Row>
        <div ref={setContainer} data-testid="container" />
        <Toaster
          toast={open && container ? { ...toast, container } : null}
          onClose={() => setOpen(false)}
        />
      </>
    );
  },
  async play({ canvas }) {
    const opener = canvas.getByRole("button", { name: "Remind me" });
    const [region] = regions("polite");
    await userEvent.click(opener);
    const toast = await canvas.findByTestId("toast");
    await expect(canvas.getByTestId("container")).toContainElement(toast);
    await waitFor(() => expect(region).toHaveTextContent("Notice: Your check-in"));
    await userEvent.keyboard("[F8]");
    await userEvent.tab();
    await expect(toast).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByTestId("toast")).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(canvas.getByTestId("container")).toBeEmptyDOMElement();
  },
};
const settled = (element: Element) =>
  Promise.all(element.getAnimations().map((animation) => animation.finished));
/** Both boxes are in the window, and none covers a part of the other. */
async function expectApart(toast: HTMLElement, dialog: HTMLElement) {
  await settled(dialog);
  await settled(toast);
  await waitFor(() => {
    const [upper, lower] = [toast.getBoundingClientRect(), dialog.getBoundingClientRect()];
    expect(upper.top).toBeGreaterThanOrEqual(0);
    expect(lower.bottom).toBeLessThanOrEqual(innerHeight + 1);
    expect(lower.top).toBeGreaterThanOrEqual(upper.bottom);
  });
}
const words = Array.from({ length: 40 }, (_one, line) => <p key={line}>Line {line}</p>);
/** A dialog leaves the top of the window to the toast, however much it holds. */
export const OverADialog: Story = {
  args: { toast: { ...described, title: "Not saved", variant: "destructive" } },
  render: function OverADialog(args) {
    const [open, setOpen] = useState(true);
    return (
      <>
        <Dialog open={open} onOpenChange={setOpen} title="Profile" tall>{words}</Dialog>
        <Toaster {...args} />
      </>
    );
  },
  async play() {
    const dialog = await screen.findByRole("dialog");
    await expectApart(await screen.findByTestId("toast"), dialog);
    // Escape would dismiss the toast, which lies on top.
    await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    // It does not jump when the dialog has closed.
    await expect(screen.getByTestId("toast").getBoundingClientRect().top).toBeLessThan(40);
  },
};
/** A toast that shows already when a dialog opens gives way to it. */
export const BeforeADialog: Story = {
  args: { toast: { ...described, title: "Theme updated" } },
  render: function BeforeADialog(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Delete</Button>
        <AlertDialog
          open={open}
          onOpenChange={setOpen}
          title="Delete this entry?"
          confirm="Delete"
          onConfirm={() => setOpen(false)}
        >
          {words}
        </AlertDialog>
        <Toaster {...args} />
      </>
    );
  },
  async play({ canvas }) {
    const toast = await screen.findByTestId("toast");
    await userEvent.click(canvas.getByRole("button", { name: "Delete" }));
    await expectApart(toast, await screen.findByRole("alertdialog"));
  },
};
/** Any other dialog, such as a tour's card, may stand anywhere: the toast waits until it closes. */
export const AfterAnotherDialog: Story = {
  args: { toast: { ...described, title: "Checked in" } },
  render: function AfterAnotherDialog(args) {
    const [open, setOpen] = useState(true);
    return (
      <>
        {open && (
          <div role="dialog" aria-label="Tour">
            <Button onClick={() => setOpen(false)}>Finish</Button>
          </div>
        )}
        <Toaster {...args} />
      </>
    );
  },
  async play({ canvas }) {
    await expect(screen.queryByTestId("toast")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Finish" }));
    // It fades in.
    const toast = await screen.findByTestId("toast");
    await waitFor(() => expect(toast).toBeVisible());
  },
};
const swipe = async (toast: HTMLElement, distance: number) => {
  const at = (clientX: number) => ({ clientX, clientY: 10, button: 0, pointerId: 1 });
  // A pointer made by a script cannot be captured.
  toast.setPointerCapture = () => {};
  await fireEvent.pointerDown(toast, at(10));
  await fireEvent.pointerMove(toast, at(10 + distance / 2));
  await fireEvent.pointerMove(toast, at(10 + distance));
  await fireEvent.pointerUp(toast, at(10 + distance));
};
/** Less than 50 px leaves it, more dismisses it. */
export const Swipe: Story = {
  async play({ args }) {
    const toast = await screen.findByTestId("toast");
    await swipe(toast, 49);
    await expect(args.onClose).not.toHaveBeenCalled();
    await swipe(toast, 51);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const ReducedMotion: Story = {
  globals: { motion: "reduced" },
  async play() {
    const toast = await screen.findByTestId("toast");
    await expect(toast.getAnimations()).toHaveLength(0);
    await expect(toast).toBeVisible();
  },
};
