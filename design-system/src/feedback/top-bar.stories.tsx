import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "../actions/button.ts";
import { AppHeader } from "../navigation/app-header.tsx";
import { TopBar } from "./top-bar.tsx";

const action = fn();
const meta = {
  title: "Feedback/TopBar",
  component: TopBar,
  tags: ["colours"],
  parameters: {
    layout: "fullscreen",
    usage: {
      do: [
        "For what is true of every page: that this person sees something else than others.",
        "Say what it is and until when, and give the one action that settles it.",
      ],
      dont: [
        "For news of the day or an offer: that is a banner on its page.",
        "More than one at a time: put the sentences into one bar.",
      ],
    },
  },
  args: {
    label: "Version that is not live",
    children: (
      <p>
        You are looking at <strong>mfe-community 1.3.0-0f3a9c81b2d4</strong>, which is not live.
      </p>
    ),
    action: <Button data-variant="quiet" onClick={action}>Back to what is live</Button>,
  },
  argTypes: { action: { control: false }, children: { control: false } },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole("complementary", { name: "Version that is not live" }))
      .toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("which is not live");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Back to what is live" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(action).toHaveBeenCalledOnce();
  },
};
export const Busy: Story = {
  args: { action: <Button data-variant="quiet" aria-disabled>Going back …</Button> },
};
export const WithFailure: Story = {
  args: {
    children: (
      <>
        <p>You are looking at a version which is not live.</p>
        <p role="alert">That did not work. Check your connection, then try again.</p>
      </>
    ),
  },
};

/** Bar and header stay in view together, whatever is scrolled. */
export const AboveTheHeader: Story = {
  render: (args) => (
    <>
      <TopBar {...args} />
      <AppHeader name="Reclaim" home="/" entries={[]} />
      <main style={{ height: "200vh", padding: "1rem" }}>
        <h1>A long page</h1>
      </main>
    </>
  ),
  async play({ canvas }) {
    const edge = (role: string) => canvas.getByRole(role).getBoundingClientRect();
    scrollTo(0, 600);
    await expect(edge("complementary").top).toBe(0);
    await expect(edge("banner").top).toBe(edge("complementary").bottom);
    scrollTo(0, 0);
  },
};
