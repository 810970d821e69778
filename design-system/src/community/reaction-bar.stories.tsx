import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Stack } from "../layout/layout.ts";
import { type Reaction, ReactionBar } from "./reaction-bar.tsx";

const NAMES = [
  ["thumbs-up", "👍", "Thumbs up"],
  ["heart", "❤️", "Heart"],
  ["smile", "😊", "Smile"],
  ["clap", "👏", "Clap"],
  ["thank-you", "🙏", "Thank you"],
  ["strength", "💪", "Strength"],
  ["fire", "🔥", "Fire"],
  ["sparkles", "✨", "Sparkles"],
] as const;

/** The eight reactions of the circle with these counts; `own` are the member's. */
const counted = (counts: Record<string, number> = {}, own: string[] = []): Reaction[] =>
  NAMES.map(([id, emoji, name]) => ({
    id,
    emoji,
    name,
    count: counts[id] ?? 0,
    own: own.includes(id),
  }));

const meta = {
  title: "Community/ReactionBar",
  component: ReactionBar,
  tags: ["colours"],
  args: {
    label: "Reactions",
    addLabel: "Add a reaction",
    reactions: counted({ "thumbs-up": 4, strength: 12, heart: 1 }, ["strength"]),
    onToggle: fn(),
  },
  parameters: {
    usage: {
      do: [
        "Give all reactions always in the same order; the bar hides those that nobody used.",
        "Say by `note` why a member cannot react, and what opens it to him.",
      ],
      dont: [
        "Emoji anywhere else in the product: here they are the content.",
        "Rank posts by their reactions: nobody competes here.",
      ],
    },
  },
} satisfies Meta<typeof ReactionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  async play({ canvas, args }) {
    const own = canvas.getByRole("button", { name: "Strength 12" });
    await expect(own).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.getByRole("button", { name: "Heart 1" }))
      .toHaveAttribute("aria-pressed", "false");
    await expect(canvas.queryByRole("button", { name: /Fire/ })).toBeNull();
    await userEvent.click(own);
    await expect(args.onToggle).toHaveBeenCalledWith("strength");
  },
};

function Living() {
  const [own, setOwn] = useState<string[]>([]);
  const counts = Object.fromEntries(own.map((id) => [id, 1]));
  return (
    <Stack $gap={2}>
      <a href="#post">The post</a>
      <ReactionBar
        label="Reactions"
        addLabel="Add a reaction"
        reactions={counted({ heart: 2, ...counts }, own)}
        onToggle={(id) => setOwn(own.includes(id) ? own.filter((one) => one !== id) : [...own, id])}
      />
    </Stack>
  );
}

/** Opened, chosen and taken back without a mouse; the focus is never lost. */
export const ByKeyboard: Story = {
  render: () => <Living />,
  async play({ canvas }) {
    for (const _ of ["the post", "Heart", "the button"]) await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Add a reaction" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getAllByRole("button")).toHaveLength(9);
    // Escape on a reaction that goes away leads to the button that showed it.
    await userEvent.tab({ shift: true });
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("button", { name: "Add a reaction" })).toHaveFocus();
    await expect(canvas.getAllByRole("button")).toHaveLength(2);
    await userEvent.keyboard(" ");
    // From the end of the row back to Fire, past Sparkles.
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(" ");
    const fire = canvas.getByRole("button", { name: "Fire 1" });
    await expect(fire).toHaveFocus();
    await expect(fire).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.getAllByRole("button")).toHaveLength(3);
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "Fire" })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(canvas.queryByRole("button", { name: "Fire" })).toBeNull();
  },
};

export const Opened: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole("button", { name: "Add a reaction" }));
    await expect(canvas.getByRole("button", { name: "Close" }))
      .toHaveAttribute("aria-expanded", "true");
    for (const [, , name] of NAMES) {
      await expect(canvas.getByRole("button", { name: new RegExp(`^${name}`) })).toBeVisible();
    }
  },
};

/** Nobody reacted yet. */
export const Empty: Story = {
  args: { reactions: counted() },
  async play({ canvas }) {
    await expect(canvas.getAllByRole("button")).toHaveLength(1);
  },
};

/** A reaction is on its way: it can be seen, and none can be pressed twice. */
export const Working: Story = {
  args: { working: "heart" },
  async play({ canvas, args }) {
    const group = canvas.getByRole("group", { name: "Reactions" });
    await expect(group).toHaveAttribute("aria-busy", "true");
    await userEvent.click(within(group).getByRole("button", { name: "Heart 1" }));
    await userEvent.click(within(group).getByRole("button", { name: "Strength 12" }));
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
};

/** A member on Starter reads along. */
export const ReadOnly: Story = {
  args: {
    readOnly: true,
    reactions: counted({ "thumbs-up": 4, strength: 12 }),
    note: "Reacting is part of Essential and Premium.",
  },
  async play({ canvas, args }) {
    await expect(canvas.getAllByRole("button")).toHaveLength(2);
    await expect(canvas.getByRole("button", { name: "Strength 12" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "Strength 12" }), {
      pointerEventsCheck: 0,
    });
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
};
export const ReadOnlyAndEmpty: Story = {
  args: { readOnly: true, reactions: counted() },
  async play({ canvas }) {
    await expect(canvas.queryByRole("group")).toBeNull();
  },
};
export const Failed: Story = {
  args: { reactions: [], readOnly: true, note: "Unable to load reactions" },
};

const many = counted(
  Object.fromEntries(NAMES.map(([id], index) => [id, 1204 + index * 9876])),
  ["fire", "thank-you"],
);
/** All in use with large counts, on the smallest screens. */
export const ManyAt320: Story = {
  args: { reactions: many },
  decorators: [(Story) => (
    <div style={{ width: 288 }}>
      <Story />
    </div>
  )],
  async play({ canvasElement, canvas }) {
    const box = canvasElement.firstElementChild as HTMLElement;
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    await expect(canvas.queryByRole("button", { name: "Add a reaction" })).toBeNull();
    for (const pill of canvas.getAllByRole("button")) {
      const { width, height } = pill.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};
export const ReducedMotion: Story = {
  args: { working: "heart" },
  globals: { motion: "reduced" },
};
