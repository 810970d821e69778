import { Button, Card, Grid, Muted, Page, SectionTitle } from "@reclaim/design-system";
import { AppHeader } from "@reclaim/design-system/app-header";
import { BottomNav } from "@reclaim/design-system/bottom-nav";
import type { Tour as TourOf, TourStep } from "@reclaim/host-api";
import { fakeHost, FakeShell } from "@reclaim/host-api/story-host";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { BookOpen, Compass, House } from "lucide-react";
import { useState } from "react";
import { styled } from "styled-components";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import remote from "../../remote.tsx";
import Tour from "./tour.tsx";
import { press } from "../../shared/story-actions.testing.ts";

const tours = (await remote.tours?.())?.default ?? [];
const named = (id: string) => tours.find((tour) => tour.id === id)!;

const PARTS = {
  "check-in": "How are you today?",
  prompt: "Today's journal prompt",
  recommended: "Recommended modules",
  journey: "Continue your journey",
  "mindful-break": "Mindful break",
  prompts: "Prompts",
  entry: "Your entry",
};
/** As the frame has it: what ends a page does not lie below the navigation. */
const Ground = styled(Page).attrs({ as: "main" })`
  padding-bottom: 6rem;
`;
const { host } = fakeHost();
const onEnd = fn();

/** Narrow things at both edges: even on a phone a card has room beside them. */
const Edges = styled.div`
  display: flex;
  justify-content: space-between;
  span {
    width: 2rem;
    height: 2rem;
    background: var(--selected);
  }
`;

/** A page in the frame, with all that tours point at, and a button that starts one. */
function Sample({ tour }: { tour: TourOf }) {
  const [running, setRunning] = useState(true);
  return (
    <FakeShell host={host}>
      <AppHeader
        name="Reclaim"
        home="/"
        entries={[{
          label: "Tour Guide",
          icon: <Compass aria-hidden />,
          tour: "tour-guide",
          onPress: () => setRunning(true),
        }]}
      />
      <Ground>
        <Edges>
          <span data-tour="start-edge" />
          <span data-tour="end-edge" />
        </Edges>
        {Object.entries(PARTS).map(([name, title]) => (
          <Card key={name} data-tour={name}>
            <SectionTitle>{title}</SectionTitle>
            <Muted>A part of the page, with a sentence or two about what is in it.</Muted>
            <Grid>
              <Button data-variant="quiet">Do something here</Button>
            </Grid>
          </Card>
        ))}
      </Ground>
      <BottomNav
        label="Main"
        entries={[
          { to: "/", label: "Home", icon: <House aria-hidden /> },
          { to: "/journal", label: "Journal", icon: <BookOpen aria-hidden /> },
        ]}
      />
      {running && (
        <Tour
          tour={tour}
          onEnd={() => {
            onEnd();
            setRunning(false);
          }}
        />
      )}
    </FakeShell>
  );
}

const meta = {
  title: "Screens/Core/Tours",
  component: Sample,
  parameters: { layout: "fullscreen" },
  beforeEach() {
    onEnd.mockClear();
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith("tour_")) localStorage.removeItem(key);
    }
    // The story before may have left the page scrolled.
    scrollTo({ top: 0, behavior: "instant" });
  },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

const card = () => screen.findByRole("dialog");
const boxOf = (target: string) => document.querySelector(target)!.getBoundingClientRect();

/** Scrolling takes its time on a busy machine; the wait ends as soon as all is in place. */
const PATIENCE = { timeout: 5_000 };

/** The card is in the screen with 10 px around it, and 300 px wide. */
async function expectCardInView() {
  const dialog = await card();
  await waitFor(() => {
    const { left, top, right, bottom, width, height } = dialog.getBoundingClientRect();
    expect(Math.min(left, top, innerWidth - right, innerHeight - bottom))
      .toBeGreaterThanOrEqual(10);
    expect(width).toBe(300);
    expect(height).toBeGreaterThanOrEqual(180);
  }, PATIENCE);
}
/** The target is in the screen, clear of header and navigation, and lit. */
const expectLit = (target: string) =>
  waitFor(() => {
    const lit = boxOf("[data-part=cut-out]");
    const { top, left, bottom, width } = boxOf(target);
    expect([lit.top, lit.left, lit.width].map(Math.round))
      .toEqual([top - 6, left - 6, width + 12].map(Math.round));
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(innerHeight);
    if (target !== "[data-tour=tour-guide]") {
      expect(top).toBeGreaterThanOrEqual(boxOf("header").bottom);
      expect(bottom).toBeLessThanOrEqual(boxOf("nav").top);
    }
  }, PATIENCE);

/** How opaque a colour is as the browser computes it: 0 to 1. */
const opacityOf = (color: string) => {
  const context = document.createElement("canvas").getContext("2d")!;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  return context.getImageData(0, 0, 1, 1).data[3]! / 255;
};
/** Around the target is an outline that shows, and the rest of the screen is dimmed. */
async function expectPainted() {
  const cutOut = document.querySelector("[data-part=cut-out]")!;
  await expect(cutOut).toBeVisible();
  const { outlineStyle, outlineWidth, outlineColor, backgroundColor, boxShadow } = getComputedStyle(
    cutOut,
  );
  await expect([outlineStyle, outlineWidth, opacityOf(outlineColor)]).toEqual(["solid", "3px", 1]);
  await expect(opacityOf(backgroundColor)).toBe(0);
  const [, color = "", spread = "0"] = /^(.+\)) 0px 0px 0px (\d+)/.exec(boxShadow) ?? [];
  await expect(opacityOf(color)).toBeGreaterThan(0.2);
  await expect(Number(spread)).toBeGreaterThan(Math.max(innerWidth, innerHeight));
  const { top, left, bottom, right } = boxOf("[data-part=spotlight]");
  await expect([top, left, bottom, right]).toEqual([0, 0, innerHeight, innerWidth]);
}

/** The step of a tour by its number, on the way to it with Next. */
const stepOf = (tour: TourOf, number: number): Story => ({
  args: { tour },
  async play() {
    await card();
    for (let step = 1; step < number; step++) await press("Next");
    const { target, title } = tour.steps[number - 1]!;
    await expect(await card()).toHaveAccessibleName(title);
    await waitFor(() => expect(screen.getByText(`${number} / ${tour.steps.length}`)).toBeVisible());
    await expectLit(target);
    await expectCardInView();
  },
});
export const HomeCheckIn = stepOf(named("home"), 1);
export const HomePrompt = stepOf(named("home"), 2);
export const WelcomeCheckIn = stepOf(named("welcome"), 1);
export const WelcomePrompt = stepOf(named("welcome"), 2);
export const WelcomeRecommended = stepOf(named("welcome"), 3);
export const WelcomeJourney = stepOf(named("welcome"), 4);
export const WelcomeMindfulBreak = stepOf(named("welcome"), 5);
export const WelcomeTourGuide = stepOf(named("welcome"), 6);
export const JournalPrompts = stepOf(named("journal"), 1);
export const JournalEntry = stepOf(named("journal"), 2);

const step = (fields: Partial<TourStep> = {}): TourStep => ({
  target: "[data-tour=journey]",
  title: "Your journey",
  content: "Four pillars, one step at a time.",
  position: "top",
  expression: "proud",
  ...fields,
});
const one = (fields: Partial<TourStep>): TourOf => ({ id: "sample", steps: [step(fields)] });
const GAP = 16;

export const OnTop: Story = {
  name: "The card sits above its target [TOUR-15]",
  args: { tour: one({ position: "top" }) },
  async play() {
    await expectLit("[data-tour=journey]");
    const dialog = await card();
    await waitFor(() =>
      expect(dialog.getBoundingClientRect().bottom).toBeCloseTo(
        boxOf("[data-tour=journey]").top - GAP,
        0,
      )
    );
  },
};
export const Below: Story = {
  name: "The card sits below its target [TOUR-15]",
  args: { tour: one({ position: "bottom" }) },
  async play() {
    await expectLit("[data-tour=journey]");
    const dialog = await card();
    await waitFor(() =>
      expect(dialog.getBoundingClientRect().top).toBeCloseTo(
        boxOf("[data-tour=journey]").bottom + GAP,
        0,
      )
    );
  },
};
export const ToTheRight: Story = {
  name: "The card sits to the right of its target [TOUR-15]",
  args: { tour: one({ target: "[data-tour=start-edge]", position: "right" }) },
  async play() {
    await expectLit("[data-tour=start-edge]");
    const dialog = await card();
    await waitFor(() =>
      expect(dialog.getBoundingClientRect().left).toBeCloseTo(
        boxOf("[data-tour=start-edge]").right + GAP,
        0,
      )
    );
  },
};
export const ToTheLeft: Story = {
  name: "The card sits to the left of its target [TOUR-15]",
  args: { tour: one({ target: "[data-tour=end-edge]", position: "left" }) },
  async play() {
    await expectLit("[data-tour=end-edge]");
    const dialog = await card();
    await waitFor(() =>
      expect(dialog.getBoundingClientRect().right).toBeCloseTo(
        boxOf("[data-tour=end-edge]").left - GAP,
        0,
      )
    );
  },
};
/** On a phone there is no room beside a card of the page: it stands above or below. */
export const Right: Story = { args: { tour: one({ position: "right" }) }, play: expectCardInView };
export const Left: Story = { args: { tour: one({ position: "left" }) }, play: expectCardInView };

export const KeptInTheScreen: Story = {
  name: "The card of 300 x 180 keeps 10 px to the screen's edge [TOUR-16]",
  args: { tour: one({ target: "[data-tour=tour-guide]", position: "right" }) },
  play: expectCardInView,
};
export const OffScreen: Story = {
  name: "A target that is off-screen is scrolled to and highlighted [TOUR-17] [TOUR-18]",
  args: { tour: one({ target: "[data-tour=entry]" }) },
  async play() {
    await card();
    await expectLit("[data-tour=entry]");
    await expectPainted();
    await expect(scrollY).toBeGreaterThan(0);
    await expectCardInView();
  },
};
export const EverythingOfAStep: Story = {
  name: "A step has target, words, side, expression, highlight and whether it shows once [ENT-35]",
  args: {
    tour: one({
      title: "Said once",
      content: "And never again.",
      position: "bottom",
      expression: "curious",
      highlightTarget: false,
      onlyShowOnce: true,
    }),
  },
  async play() {
    const dialog = await card();
    await expect(dialog).toHaveAccessibleName("Said once");
    await expect(dialog).toHaveAccessibleDescription("And never again.");
    await waitFor(() => expect(dialog).toHaveAttribute("data-at", "bottom"));
    await expect(dialog.querySelector("[data-expression]")).toHaveAttribute(
      "data-expression",
      "curious",
    );
    await expect(document.querySelector("[data-part=spotlight]")).toBeNull();
    await expect(localStorage.getItem("tour_sample_seen")).toBe('["[data-tour=journey]"]');
  },
};
export const TargetGone: Story = {
  name: "What the page loses on the way is passed over",
  args: { tour: named("home") },
  async play() {
    await card();
    await waitFor(() => expect(screen.getByText("1 / 2")).toBeVisible());
    document.querySelector("[data-tour=prompt]")!.removeAttribute("data-tour");
    document.querySelector("main")!.append(document.createElement("hr"));
    await waitFor(() => expect(screen.getByText("1 / 1")).toBeVisible());
    await waitFor(() => expect(screen.getByRole("button", { name: "Finish" })).toBeVisible());
  },
};
export const ByKeyboard: Story = {
  args: { tour: named("home") },
  async play() {
    await card();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const guide = screen.getByRole("button", { name: "Tour Guide" });
    guide.focus();
    await userEvent.keyboard("{Enter}");
    await card();
    await waitFor(() => expect(screen.getByRole("button", { name: "Next" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("button", { name: "Finish" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(guide).toHaveFocus());
    await expect(onEnd).toHaveBeenCalledTimes(2);
  },
};
