import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Row, Stack } from "../layout/layout.ts";
import { Tag } from "../layout/card.ts";
import { Combobox } from "./combobox.tsx";
import { countries } from "./sample-countries.ts";

const meta = {
  title: "Fields/Combobox",
  component: Combobox,
  tags: ["colours"],
  args: {
    label: "Country",
    placeholder: "Start to type",
    options: countries,
    value: null,
    onChange: fn(),
  },
  argTypes: { options: { control: false } },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Combobox
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
        "For a list too long to look through: countries, tags.",
        "Begin with what is likely: the country that his telephone speaks of.",
        "Say what to do when nothing is found.",
      ],
      dont: [
        "For fewer than twenty choices: a Select is quicker on a phone.",
        "To search in what the screen shows: that is a SearchField.",
      ],
    },
  },
  decorators: (Story) => <div style={{ maxWidth: "28rem" }}>{Story()}</div>,
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = {
  args: { value: "AT", hint: "For numbers that answer where you are." },
};
export const ChosenByKeyboard: Story = {
  async play({ canvas, args }) {
    const input = canvas.getByRole("combobox", { name: "Country" });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard("aus");
    await expect(canvas.getAllByRole("option").map((option) => option.textContent))
      .toEqual(["Australia", "Austria"]);
    await expect(canvas.getByRole("status")).toHaveTextContent("2 found");
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("option", { selected: true })).toHaveTextContent("Austria");
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith("AT");
    await expect(input).toHaveValue("Austria");
    await expect(input).toHaveAttribute("aria-expanded", "false");
  },
};
export const ChosenByPress: Story = {
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole("button", { name: "Show all" }));
    await expect(canvas.getAllByRole("option").length).toBe(countries.length);
    await userEvent.click(canvas.getByRole("option", { name: "Albania" }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith("AL");
    await expect(canvas.queryByRole("option")).toBeNull();
  },
};
export const EscapeRestores: Story = {
  args: { value: "AT" },
  async play({ canvas, args }) {
    const input = canvas.getByRole("combobox");
    await userEvent.clear(input);
    await userEvent.type(input, "ger");
    await expect(canvas.getAllByRole("option").length).toBeGreaterThan(1);
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("option")).toBeNull();
    await expect(input).toHaveValue("Austria");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const LeavingRestores: Story = {
  args: { value: "AT" },
  async play({ canvas, args }) {
    const input = canvas.getByRole("combobox");
    await userEvent.clear(input);
    await userEvent.type(input, "ger");
    input.blur();
    await waitFor(() => expect(input).toHaveValue("Austria"));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Cleared: Story = {
  args: { value: "AT" },
  async play({ canvas, args }) {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Clear" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole("combobox")).toHaveFocus();
    await expect(canvas.getByRole("combobox")).toHaveValue("");
  },
};
export const Open: Story = {
  args: { value: "AT" },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole("button", { name: "Show all" }));
    await expect(canvas.getByRole("option", { selected: true })).toHaveTextContent("Austria");
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("option", { selected: true })).toHaveTextContent("Azerbaijan");
  },
  decorators: (Story) => <div style={{ minHeight: "28rem" }}>{Story()}</div>,
};
export const NothingFound: Story = {
  async play({ canvas }) {
    await userEvent.type(canvas.getByRole("combobox"), "Atlantis");
    await expect(canvas.getByRole("status")).toHaveTextContent("Nothing found. Try fewer letters.");
    await expect(canvas.queryByRole("option")).toBeNull();
  },
  decorators: (Story) => <div style={{ minHeight: "10rem" }}>{Story()}</div>,
};
export const SomeDisabled: Story = {
  args: {
    label: "Tag",
    options: ["anger", "body", "family", "money", "sleep"]
      .map((tag) => ({ value: tag, label: tag, disabled: tag === "anger" || tag === "family" })),
  },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole("combobox"));
    await expect(canvas.getByRole("option", { name: "family" }))
      .toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(canvas.getByRole("option", { selected: true })).toHaveTextContent("money");
    await userEvent.click(canvas.getByRole("option", { name: "family" }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
  decorators: (Story) => <div style={{ minHeight: "22rem" }}>{Story()}</div>,
};
export const Several: Story = {
  args: { label: "Tags", hint: "Up to five.", several: true },
  render: function Tagging(args) {
    const [tags, setTags] = useState<string[]>([]);
    return (
      <Stack $gap={3}>
        <Combobox
          {...args}
          options={["anger", "body", "family", "money", "sleep", "work"]
            .filter((tag) => !tags.includes(tag)).map((tag) => ({ value: tag, label: tag }))}
          onChange={(tag) => tag && setTags([...tags, tag])}
        />
        <Row $gap={2}>{tags.map((tag) => <Tag key={tag}>{tag}</Tag>)}</Row>
      </Stack>
    );
  },
  async play({ canvas }) {
    const input = canvas.getByRole("combobox", { name: "Tags" });
    await userEvent.type(input, "sl{Enter}");
    await expect(input).toHaveValue("");
    await userEvent.type(input, "wo{Enter}");
    await expect(canvas.getByText("sleep")).toBeVisible();
    await expect(canvas.getByText("work")).toBeVisible();
    await expect(input).toHaveFocus();
  },
};
export const WithError: Story = {
  args: { error: "Choose your country, so that we can show numbers that answer." },
  async play({ canvas }) {
    await expect(canvas.getByRole("combobox")).toBeInvalid();
    await expect(canvas.getByRole("combobox")).toHaveAccessibleDescription(/numbers that answer/);
  },
};
export const Disabled: Story = { args: { disabled: true, value: "AT" } };
export const LongWords: Story = {
  args: {
    label: "The country in which you are at this moment, not the one you were born in",
    options: [{
      value: "long",
      label:
        "The United Kingdom of Great Britain, Northern Ireland and Overseasterritoriesofmanykinds",
    }],
    value: "long",
  },
};
