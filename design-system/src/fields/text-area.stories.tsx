import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { TextArea } from "./text-area.tsx";

const meta = {
  title: "Fields/TextArea",
  component: TextArea,
  args: { label: "What is on your mind?" },
  parameters: {
    usage: {
      do: [
        "Give the limit of the service as maxLength: it counts, and what is too long says so.",
        "Before saving, ask for the length: a text that is too long is never cut.",
        "Offer it small; it grows with what is written.",
      ],
      dont: [
        "Set a limit only to keep answers short.",
        "Empty it before the words are safely saved.",
      ],
    },
  },
  decorators: (Story) => <div style={{ maxWidth: "36rem" }}>{Story()}</div>,
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: "A few words are enough." } };
export const Typical: Story = {
  args: {
    hint: "Only you can read this.",
    defaultValue: "Slept badly again, but walked before work. The hill was quiet.",
    maxLength: 2000,
  },
};
export const Growing: Story = {
  args: { defaultValue: Array.from({ length: 9 }, (_, at) => `Line ${at + 1}`).join("\n") },
  async play({ canvas }) {
    const area = canvas.getByRole("textbox");
    await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight);
  },
};
export const NearTheEnd: Story = {
  args: { label: "Comment", maxLength: 80 },
  async play({ canvas }) {
    const area = canvas.getByRole("textbox", { name: "Comment" });
    const said = canvas.getByRole("status");
    await userEvent.click(area);
    await userEvent.paste("x".repeat(70));
    await expect(said).toBeEmptyDOMElement();
    await userEvent.keyboard("yy");
    await expect(said).toHaveTextContent("10 characters left");
    await expect(canvas.getByText("72 / 80")).toBeVisible();
  },
};
export const TooLong: Story = {
  args: { label: "Comment", hint: "Be kind.", maxLength: 20 },
  async play({ canvas }) {
    const area = canvas.getByRole<HTMLTextAreaElement>("textbox", { name: "Comment" });
    await userEvent.click(area);
    await userEvent.paste("More than twenty characters.");
    await expect(area).toHaveValue("More than twenty characters.");
    await expect(area).toHaveAttribute("aria-invalid", "true");
    await expect(area.checkValidity()).toBe(false);
    await expect(area).toHaveAccessibleDescription("Shorten the text by 8 characters. 28 / 20");
    await expect(canvas.getByRole("status")).toHaveTextContent("The text is too long now.");
  },
};
export const MendedAgain: Story = {
  args: { label: "Comment", maxLength: 20 },
  async play({ canvas }) {
    const area = canvas.getByRole<HTMLTextAreaElement>("textbox");
    await userEvent.click(area);
    await userEvent.paste("Exactly twenty-one ch");
    await expect(area.checkValidity()).toBe(false);
    await userEvent.keyboard("{Backspace}");
    await expect(area.checkValidity()).toBe(true);
    await expect(area).not.toBeInvalid();
  },
};
export const WithError: Story = {
  args: { error: "Your words were not saved. They are still here; try again.", maxLength: 2000 },
};
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: "Slept badly again.", hint: "Saving …" },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: "Slept badly again." } };
export const BigNumbers: Story = {
  args: {
    hint: "Everything you write here stays with you until you delete it, also when you leave.",
    maxLength: 5000,
    defaultValue: "A long day with many words in it. ".repeat(160),
  },
};
