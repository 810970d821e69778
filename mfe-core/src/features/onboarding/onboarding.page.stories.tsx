import { pendingResponse, sampleMember, serverError } from "@reclaim/host-api/story-host";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { preloadPages, renderSlot } from "../../testing/story-host.tsx";

const CREATE = "POST /api/onboarding";
const shown = (responses = {}) => renderSlot("onboarding", {}, { member: null, responses });

const meta = {
  title: "Screens/Core/Onboarding",
  parameters: { layout: "fullscreen" },
  beforeEach: preloadPages,
  render: shown({ [CREATE]: sampleMember() }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const button = (canvas: Canvas, name: string) => canvas.findByRole("button", { name });
async function goTo(canvas: Canvas, step: number) {
  await canvas.findByRole("img", { name: "Step 1 of 4" });
  for (let next = 2; next <= step; next++) {
    await userEvent.click(await button(canvas, "Continue"));
    await canvas.findByRole("img", { name: `Step ${next} of 4` });
  }
}

export const Welcome: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText("Reclaim your life, one day at a time")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Back" })).toBeNull();
  },
};
export const AboutYou: Story = {
  async play({ canvas }) {
    await goTo(canvas, 2);
    await expect(await canvas.findByRole("radio", { name: "45-52" })).toBeChecked();
    const burnout = canvas.getByRole("slider", { name: "How burnt out do you feel?" });
    await expect(burnout).toHaveAttribute("aria-valuetext", "3 of 5");
    burnout.focus();
    await userEvent.keyboard("{End}");
    await expect(burnout).toHaveAttribute("aria-valuetext", "5 of 5");
  },
};
export const Goals: Story = {
  async play({ canvas }) {
    await goTo(canvas, 3);
    (await canvas.findByRole("checkbox", { name: "Financial Reset" })).focus();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("checkbox", { name: "Financial Reset" })).toBeChecked();
  },
};
export const RemindersAndAccount: Story = {
  async play({ canvas }) {
    await goTo(canvas, 4);
    await expect(await button(canvas, "Start")).toBeVisible();
    await expect(canvas.queryByLabelText("Password")).toBeNull();
    const journal = within(await canvas.findByRole("group", { name: "Journal at" }));
    await userEvent.selectOptions(journal.getByLabelText("Hour"), "21");
    await userEvent.selectOptions(journal.getByLabelText("Minutes"), "15");
    await expect(journal.getByLabelText("Hour")).toHaveValue("21");
    await expect(journal.getByLabelText("Minutes")).toHaveValue("15");
  },
};
export const Slips: Story = {
  async play({ canvas }) {
    await goTo(canvas, 4);
    await userEvent.type(await canvas.findByLabelText("E-mail (optional)"), "martin@");
    await userEvent.type(canvas.getByLabelText("Password"), "short");
    await userEvent.click(await button(canvas, "Start"));
    await expect(canvas.getAllByRole("alert")).toHaveLength(2);
  },
};
export const Fails: Story = {
  render: shown({ [CREATE]: serverError }),
  async play({ canvas }) {
    await goTo(canvas, 4);
    await userEvent.click(await button(canvas, "Start"));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "What you entered is still here.",
    );
  },
};
export const Creating: Story = {
  render: shown({ [CREATE]: pendingResponse }),
  async play({ canvas }) {
    await goTo(canvas, 4);
    await userEvent.click(await button(canvas, "Start"));
    await expect(await button(canvas, "One moment…")).toHaveAttribute("aria-disabled", "true");
  },
};
export const SignIn: Story = {
  async play({ canvas }) {
    await userEvent.click(await button(canvas, "I already have an account"));
    await expect(await canvas.findByText("Welcome back")).toBeVisible();
  },
};
export const SignInRefused: Story = {
  render: shown({ "POST /api/auth/sign-in/email": () => new Response("", { status: 401 }) }),
  async play({ canvas }) {
    await userEvent.click(await button(canvas, "I already have an account"));
    await userEvent.type(canvas.getByLabelText("E-mail or user name"), "martin@example.org");
    await userEvent.type(canvas.getByLabelText("Password"), "not the one{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("do not match");
  },
};
export const ForgottenPassword: Story = {
  render: shown({ "POST /api/auth/request-password-reset": {} }),
  async play({ canvas }) {
    await userEvent.click(await button(canvas, "I already have an account"));
    await userEvent.click(await button(canvas, "I forgot my password"));
    await userEvent.type(canvas.getByLabelText("E-mail"), "martin@example.org{Enter}");
    await expect(await canvas.findByRole("status")).toHaveTextContent("a link is on its way");
  },
};
