import type { Meta, StoryObj } from "@storybook/react-vite";
import { Check, X } from "lucide-react";
import { styled } from "styled-components";
import { Sheet, SheetHead, SheetSection } from "./sheet.tsx";

const meta = {
  title: "Foundations/Voice",
  tags: ["!autodocs"],
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;

/** What we hold to, what we write, and what we leave. */
const RULES: [rule: string, why: string, yes: string, no: string][] = [
  [
    "Plain verbs",
    "A button says what happens, in the words a man would use himself.",
    "Save entry",
    "Submit reflection",
  ],
  [
    "Short sentences",
    "One thought each. He may read it at six in the morning.",
    "Check-in saved. See you tomorrow.",
    "Your check-in has been successfully processed and added to your wellness timeline.",
  ],
  [
    "No shame",
    "A missed day is a day. We never count what he did not do.",
    "Good to see you. A new run starts today.",
    "You broke your streak!",
  ],
  [
    "No diagnosis",
    "We say what he told us, never what he is.",
    "Your last moods were lower than the week before.",
    "You are showing signs of depression.",
  ],
  [
    "Faults are ours",
    "What failed, that nothing is lost, and what to do.",
    "That did not reach us. Your words are kept; try again.",
    "Error: invalid input",
  ],
  [
    "Numbers without drums",
    "A figure stands for itself. No fireworks for men who have seen some.",
    "30 days in a row. That is a month of showing up.",
    "WOW!!! 30 DAYS! You are a legend!",
  ],
  [
    "AI says that it is AI",
    "Every suggestion names its source and can be left.",
    "From Reclaim's guide",
    "I know exactly how you feel",
  ],
];

const Rule = styled.section`
  display: grid;
  gap: var(--space-3) var(--space-5);
  padding-bottom: var(--space-5);
  border-bottom: 1px solid var(--border);
  @media (min-width: 48rem) {
    grid-template-columns: 16rem 1fr 1fr;
  }
  h2 {
    font-size: var(--text-title);
  }
  header p {
    font-size: var(--text-small);
    color: var(--muted);
  }
`;
const Example = styled.p`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-2);
  align-content: start;
  svg {
    margin-top: 0.2em;
  }
  &[data-fits="true"] svg {
    color: var(--success);
  }
  &[data-fits="false"] svg {
    color: var(--danger);
  }
`;

/** Words are part of the design: the same rules in every remote. */
export const Rules: StoryObj = {
  render: () => (
    <Sheet>
      <SheetHead title="Voice">
        A friend of his own age, awake and unhurried. He says little, means it, and does not praise
        for nothing.
      </SheetHead>
      <SheetSection title="What we hold to">
        {RULES.map(([rule, why, yes, no]) => (
          <Rule key={rule}>
            <header>
              <h2>{rule}</h2>
              <p>{why}</p>
            </header>
            <Example data-fits="true">
              <Check size={20} aria-label="We write:" />
              <span>{yes}</span>
            </Example>
            <Example data-fits="false">
              <X size={20} aria-label="We do not write:" />
              <span>{no}</span>
            </Example>
          </Rule>
        ))}
      </SheetSection>
    </Sheet>
  ),
};
