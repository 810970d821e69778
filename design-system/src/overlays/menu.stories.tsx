import type { Meta, StoryObj } from "@storybook/react-vite";
import { Bookmark, Ellipsis, Flag, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { IconButton } from "../actions/icon-button.tsx";
import { AlertDialog } from "./alert-dialog.tsx";
import { Menu, MenuItem, MenuSeparator } from "./menu.tsx";

const chosen = fn();

const meta = {
  title: "Overlays/Menu",
  component: Menu,
  subcomponents: { MenuItem, MenuSeparator },
  tags: ["colours"],
  args: {
    trigger: (
      <IconButton label="More on this post">
        <Ellipsis aria-hidden />
      </IconButton>
    ),
    children: [
      <MenuItem key="edit" icon={<Pencil aria-hidden />} onSelect={() => chosen("edit")}>
        Edit
      </MenuItem>,
      <MenuItem key="save" icon={<Bookmark aria-hidden />} disabled onSelect={() => chosen("save")}>
        Save
      </MenuItem>,
      <MenuItem key="report" icon={<Flag aria-hidden />} onSelect={() => chosen("report")}>
        Report
      </MenuItem>,
      <MenuSeparator key="line" />,
      <MenuItem key="delete" icon={<Trash2 aria-hidden />} danger onSelect={() => chosen("delete")}>
        Delete
      </MenuItem>,
    ],
  },
  argTypes: { trigger: { control: false }, children: { control: false } },
  beforeEach: () => void chosen.mockClear(),
  parameters: {
    layout: "centered",
    usage: {
      do: [
        "For what is done seldom; what is done often has a button.",
        "Name the button by the thing: “More on this post”.",
        "What cannot be undone stands last, below a line.",
      ],
      dont: ["A menu with one entry.", "Navigation between pages.", "Ticks or fields within it."],
    },
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

const item = (name: string) => screen.getByRole("menuitem", { name });
const opened = async () => {
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await screen.findByRole("menu", { name: "More on this post" });
};
const closed = () => waitFor(() => expect(screen.queryByRole("menu")).toBeNull());

export const Closed: Story = {};
export const Open: Story = {
  async play() {
    await opened();
    await waitFor(() => expect(item("Edit")).toHaveFocus());
    // The menu shows at 390 px with room on both sides.
    const { left, right } = screen.getByRole("menu").getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(innerWidth);
    await expect(item("Save")).toHaveAttribute("aria-disabled", "true");
  },
};
export const Keyboard: Story = {
  async play({ canvas }) {
    await opened();
    await waitFor(() => expect(item("Edit")).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await expect(item("Report")).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(item("Delete")).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect(item("Edit")).toHaveFocus();
    await userEvent.keyboard("rep");
    await waitFor(() => expect(item("Report")).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await closed();
    await expect(chosen).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole("button")).toHaveFocus());
  },
};
export const Choosing: Story = {
  async play({ canvas }) {
    await opened();
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(item("Delete")).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await closed();
    await expect(chosen).toHaveBeenCalledWith("delete");
    await waitFor(() => expect(canvas.getByRole("button")).toHaveFocus());
  },
};
/** What cannot be done now is passed over and does nothing. */
export const DisabledItem: Story = {
  async play() {
    await opened();
    await userEvent.click(item("Save"));
    await expect(chosen).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await closed();
  },
};
/** A dialog that an entry opens gives the focus back to the menu's button. */
export const OpensDialog: Story = {
  render: function OpensDialog({ trigger }) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Menu trigger={trigger}>
          <MenuItem danger onSelect={() => setOpen(true)}>Delete</MenuItem>
        </Menu>
        <AlertDialog
          open={open}
          onOpenChange={setOpen}
          title="Delete this post?"
          confirm="Delete post"
          onConfirm={chosen}
        >
          Its comments go with it.
        </AlertDialog>
      </>
    );
  },
  async play({ canvas }) {
    await opened();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("alertdialog");
    await waitFor(() =>
      expect(within(dialog).getByRole("button", { name: "Cancel" })).toHaveFocus()
    );
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await waitFor(() => expect(canvas.getByRole("button")).toHaveFocus());
  },
};
export const LongWords: Story = {
  args: {
    children: (
      <MenuItem onSelect={chosen}>
        Send a copy to the Arbeitsunfähigkeitsversicherungsgesellschaften that asked for it
      </MenuItem>
    ),
  },
  play: opened,
};
