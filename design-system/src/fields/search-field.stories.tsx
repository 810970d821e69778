import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { SearchField } from "./search-field.tsx";

const meta = {
  title: "Fields/SearchField",
  component: SearchField,
  args: {
    label: "Search posts",
    placeholder: "Search by title or content",
    value: "",
    onChange: fn(),
  },
  render: function Searching(args) {
    const [value, setValue] = useState(args.value);
    return (
      <SearchField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
  parameters: {
    usage: {
      do: [
        "Narrow what is shown while he types; no button is needed.",
        "Say what was found: “12 posts”, and what to do when nothing was.",
        "Name what is searched in the label, also where it is hidden.",
      ],
      dont: [
        "Hide the label where several searches stand on one screen.",
        "Send a call at every letter: wait until he pauses.",
      ],
    },
  },
  decorators: (Story) => <div style={{ maxWidth: "36rem" }}>{Story()}</div>,
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  async play({ canvas, args }) {
    await expect(canvas.queryByRole("button")).toBeNull();
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search posts" }), "w");
    await expect(args.onChange).toHaveBeenLastCalledWith("w");
    await userEvent.keyboard("{Backspace}");
  },
};
export const Filled: Story = { args: { value: "walking", found: "12 posts" } };
export const ClearedByKeyboard: Story = {
  args: { value: "walking", found: "12 posts" },
  async play({ canvas, args }) {
    const field = canvas.getByRole("searchbox");
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Clear search" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("");
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue("");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
export const ClearedByEscape: Story = {
  args: { value: "walking" },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole("searchbox"));
    await userEvent.keyboard("{Escape}");
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith("");
    await expect(canvas.getByRole("searchbox")).toHaveFocus();
  },
};
export const NothingFound: Story = {
  args: { value: "zzz", found: "No posts match your search. Try different keywords." },
  async play({ canvas }) {
    await expect(canvas.getByRole("status")).toHaveTextContent("No posts match your search.");
  },
};
export const LabelHidden: Story = {
  args: { labelHidden: true },
  async play({ canvas }) {
    await expect(canvas.getByRole("searchbox", { name: "Search posts" })).toBeVisible();
  },
};
export const Disabled: Story = { args: { disabled: true, value: "walking" } };
export const LongWords: Story = {
  args: {
    value: "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz and more",
    found: "1 post",
  },
};
