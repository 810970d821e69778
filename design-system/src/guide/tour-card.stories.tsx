import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { styled } from "styled-components";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../actions/button.ts";
import { Card } from "../layout/card.ts";
import { Muted, SectionTitle } from "../layout/text.ts";
import { TourCard, type TourStep } from "./tour-card.tsx";

const Ground = styled.div`
  display: grid;
  gap: var(--space-5);
  max-width: var(--column);
  margin: 0 auto;
  padding: var(--space-5) var(--space-4) var(--space-8);
`;
const Far = styled(Card)`
  margin-top: 120vh;
`;

const STEPS: TourStep[] = [
  {
    target: "#check-in",
    title: "Your daily check-in",
    content: "One honest answer a day is enough.",
    position: "bottom",
    expression: "happy",
  },
  {
    target: "#prompt",
    title: "Today’s prompt",
    content: "A question for the evening, if you like to write.",
    position: "top",
    expression: "curious",
  },
  {
    target: "#far",
    title: "Your journey",
    content: "Four pillars, one step at a time.",
    position: "top",
    expression: "proud",
  },
];

type Args = ComponentProps<typeof TourCard>;

/** A page with a tour on it; which step it is, the page says. */
function Tour({ steps = STEPS, ...args }: Partial<Args> & { steps?: TourStep[] }) {
  const [open, setOpen] = useState(true);
  const [index, setIndex] = useState(args.index ?? 0);
  const step = args.step ?? steps[index]!;
  return (
    <Ground>
      <div>
        <Button data-variant="quiet" onClick={() => setOpen(true)}>Tour Guide</Button>
      </div>
      <Card id="check-in">
        <SectionTitle>How are you today?</SectionTitle>
        <Muted>A card of the page.</Muted>
      </Card>
      <Card id="prompt">
        <SectionTitle>What gave you energy?</SectionTitle>
        <Muted>Another card of the page.</Muted>
      </Card>
      <Far id="far">
        <SectionTitle>Your journey</SectionTitle>
        <Muted>Far below.</Muted>
      </Far>
      {open && (
        <TourCard
          step={step}
          index={index}
          total={args.total ?? steps.length}
          onBack={() => {
            args.onBack?.();
            setIndex(index - 1);
          }}
          onNext={() => {
            args.onNext?.();
            setIndex(index + 1);
          }}
          onFinish={() => {
            args.onFinish?.();
            setOpen(false);
          }}
          onClose={() => {
            args.onClose?.();
            setOpen(false);
          }}
        />
      )}
    </Ground>
  );
}

const meta = {
  title: "Guide/TourCard",
  component: TourCard,
  args: {
    step: STEPS[0]!,
    index: 0,
    total: 3,
    onBack: fn(),
    onNext: fn(),
    onFinish: fn(),
    onClose: fn(),
  },
  parameters: {
    layout: "fullscreen",
    usage: {
      do: [
        "One thought a step: a title of three words, and two short sentences.",
        "Start it from a button, so that the focus has a place to return to.",
        "Point at what is on the screen already; what is missing is told in the middle.",
      ],
      dont: [
        "More than six steps.",
        "A step that asks him to do something on the page: the page waits below.",
      ],
    },
  },
  // The story before may have left the page scrolled.
  beforeEach() {
    scrollTo({ top: 0, behavior: "instant" });
  },
  render: (args) => <Tour {...args} />,
} satisfies Meta<typeof TourCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const card = () => screen.findByRole("dialog");
const button = (name: string) => screen.getByRole("button", { name });
const cutOut = () => document.querySelector("[data-part=cut-out]");
/** The hole is around the target, with the same room on all sides. */
const expectSpotlightOn = (selector: string) =>
  waitFor(() => {
    const hole = cutOut()!.getBoundingClientRect();
    const target = document.querySelector(selector)!.getBoundingClientRect();
    expect([hole.left, hole.top, hole.right, hole.bottom].map(Math.round)).toEqual(
      [target.left - 6, target.top - 6, target.right + 6, target.bottom + 6].map(Math.round),
    );
  });
const expectInView = (element: Element) =>
  waitFor(() => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    expect(Math.min(left, top, innerWidth - right, innerHeight - bottom)).toBeGreaterThanOrEqual(
      9.5,
    );
  });

export const First: Story = {
  async play() {
    const dialog = await card();
    await expect(dialog).toHaveAccessibleName("Your daily check-in");
    await expect(dialog).toHaveAccessibleDescription("One honest answer a day is enough.");
    await waitFor(() => expect(screen.getByText("1 / 3")).toBeVisible());
    await expect(screen.queryByRole("button", { name: "Back" })).toBeNull();
    await waitFor(() => expect(dialog).toHaveAttribute("data-at", "bottom"));
    await expectSpotlightOn("#check-in");
    await expectInView(dialog);
  },
};

export const InTheMiddle: Story = { args: { step: STEPS[1]!, index: 1 } };

export const Last: Story = {
  args: { step: STEPS[2]!, index: 2 },
  async play({ args }) {
    await card();
    await expectSpotlightOn("#far");
    await expectInView(document.querySelector("#far")!);
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onNext).not.toHaveBeenCalled();
    await expect(args.onFinish).not.toHaveBeenCalled();
    await expect(button("Finish")).toHaveFocus();
  },
};

export const WithoutTarget: Story = {
  args: { step: { ...STEPS[0]!, target: "#not-there", expression: "thinking" } },
  async play() {
    const dialog = await card();
    await waitFor(() => expect(dialog).toHaveAttribute("data-at", "centre"));
    await expect(cutOut()).toBeNull();
  },
};

export const WithoutSpotlight: Story = {
  args: { step: { ...STEPS[0]!, highlightTarget: false } },
  async play() {
    const dialog = await card();
    await waitFor(() => expect(dialog).toHaveAttribute("data-at", "bottom"));
    await expect(document.querySelector("[data-part=spotlight]")).toBeNull();
  },
};

export const LongWords: Story = {
  args: {
    step: {
      ...STEPS[0]!,
      title: "Your daily check-in and everything that follows from it",
      content:
        "One honest answer a day is enough. Say how you are, and add a thought if there is one. Nobody but you can read it, and you may change it until the day ends. Over the weeks the answers show what does you good and what does not.",
      expression: "worried",
    },
    index: 8,
    total: 12,
  },
  async play() {
    const dialog = await card();
    await expect(dialog.offsetHeight).toBeGreaterThan(180);
    await expectInView(dialog);
  },
};

export const ByKeyboard: Story = {
  render: ({ onBack, onNext, onFinish, onClose }) => (
    <Tour onBack={onBack} onNext={onNext} onFinish={onFinish} onClose={onClose} />
  ),
  async play({ args }) {
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();

    const opener = button("Tour Guide");
    opener.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = await card();
    await waitFor(() => expect(button("Next")).toHaveFocus());
    // Round within the card, and nowhere else.
    await userEvent.tab();
    await expect(button("Close")).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(button("Next")).toHaveFocus();

    await userEvent.keyboard("{Enter}");
    await expect(dialog).toHaveAccessibleName("Today’s prompt");
    await expectSpotlightOn("#prompt");
    await userEvent.keyboard("{ArrowRight}");
    await expect(dialog).toHaveAccessibleName("Your journey");
    await userEvent.keyboard("{ArrowLeft}");
    await expect(dialog).toHaveAccessibleName("Today’s prompt");
    // Back has the focus, and goes away.
    await userEvent.tab({ shift: true });
    await expect(button("Back")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(dialog).toHaveAccessibleName("Your daily check-in");
    await expect(button("Next")).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}{ArrowRight}{ArrowRight}");
    await expect(args.onBack).toHaveBeenCalledTimes(2);
    await userEvent.keyboard("{Enter}");
    await expect(args.onFinish).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const FollowsTheTarget: Story = {
  async play() {
    const dialog = await card();
    await expectSpotlightOn("#check-in");
    const before = dialog.getBoundingClientRect().top;
    scrollBy({ top: 60, behavior: "instant" });
    await waitFor(() => expect(dialog.getBoundingClientRect().top).toBeCloseTo(before - 60, 0));
    document.querySelector<HTMLElement>("#check-in")!.style.height = "20rem";
    await waitFor(() => expect(dialog.getBoundingClientRect().top).toBeGreaterThan(before - 60));
    await expectSpotlightOn("#check-in");
    scrollTo({ top: 0, behavior: "instant" });
  },
};

export const Still: Story = { ...Last, globals: { motion: "reduced" } };
