import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "../actions/button.ts";
import { Banner } from "./banner.tsx";

const meta = {
  title: "Feedback/Banner",
  component: Banner,
  tags: ["colours"],
  args: {
    title: "Your free trial ends on 5 December",
    children: "What you wrote stays yours, whatever you choose.",
  },
  argTypes: {
    tone: { control: "select", options: ["info", "success", "warning", "danger"] },
    action: { control: false },
  },
  parameters: {
    usage: {
      do: [
        "For what concerns the whole page and stays: at the top, one at a time.",
        "Say what happened, then what to do; give the one action for it.",
      ],
      dont: [
        "For the answer to a press: that is a toast.",
        "Danger for what merely deserves attention: it interrupts screen readers.",
      ],
    },
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Informs: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole("status")).toHaveTextContent("Your free trial ends");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
export const Success: Story = {
  args: { tone: "success", title: "Your plan is active", children: "Thank you. Take your time." },
};
export const Warning: Story = {
  args: {
    tone: "warning",
    title: "You are offline",
    children: "What you type is kept on this device and saved later.",
  },
};
export const Danger: Story = {
  args: {
    tone: "danger",
    title: "The payment did not go through",
    children: "Your bank declined it. Your plan stays as it is for seven days.",
    action: <Button data-variant="quiet">Change card</Button>,
  },
  async play({ canvas }) {
    await expect(canvas.getByRole("alert")).toHaveTextContent("did not go through");
  },
};
export const Dismissible: Story = {
  args: { onDismiss: fn(), action: <Button data-variant="quiet">See plans</Button> },
  async play({ canvas, args }) {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "See plans" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Dismiss" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const WordsOnly: Story = {
  args: { title: "", children: "This page is shown as it was yesterday." },
};
export const LongWords: Story = {
  args: {
    title: "Arbeitsunfähigkeitsversicherungsgesellschaften have answered your question",
    children: "https://example.org/a/very/long/address/that/nobody/would/ever/type/by/hand/at/all",
    onDismiss: fn(),
  },
};
