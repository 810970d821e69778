import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { keyframes, styled } from "styled-components";
import { Button } from "../actions/button.ts";
import { useReducedMotion } from "../motion.ts";
import { NOTES, TOKENS } from "../tokens.ts";
import { Code, Sheet, SheetHead, SheetSection } from "./sheet.tsx";

const meta = {
  title: "Foundations/Motion",
  tags: ["!autodocs"],
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;

const DURATIONS = ["duration-quick", "duration-calm", "duration-slow"] as const;

const come = keyframes`from { translate: 0 1rem; opacity: 0; }`;
const Thing = styled.div`
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-medium);
  background: var(--surface);
  box-shadow: var(--shadow-low);
  animation: ${come} var(--ease-out) backwards;
`;

function Sample() {
  const [round, setRound] = useState(0);
  const still = useReducedMotion();
  return (
    <Sheet>
      <SheetHead title="Motion">
        Things arrive softly and leave quickly. Nothing loops beside text, nothing bounces, and
        nothing needs to move to be understood.
      </SheetHead>
      <SheetSection title="Durations">
        {DURATIONS.map((name) => (
          <Thing key={`${name} ${round}`} style={{ animationDuration: `var(--${name})` }}>
            <Code>--{name}</Code> {TOKENS[name]}: {NOTES[name]}
          </Thing>
        ))}
        <div>
          <Button data-variant="quiet" onClick={() => setRound((count) => count + 1)}>Again</Button>
        </div>
      </SheetSection>
      <SheetSection title="For those who want it still">
        <p role="status">
          {still
            ? "Motion is reduced: everything stands where it belongs at once."
            : "Motion is full. Set the toolbar to “Reduced motion” to see the still form."}
        </p>
        <p>
          base.css stills every animation and transition for <Code>prefers-reduced-motion</Code>
          {" "}
          and for <Code>data-motion="reduced"</Code>{" "}
          on the root. Where stillness needs other markup, as in the breathing circle, the mascot
          and the confetti, a component asks <Code>useReducedMotion()</Code>{" "}
          and shows a still form that says the same.
        </p>
      </SheetSection>
    </Sheet>
  );
}

/** Durations and curves, and their form with reduced motion. */
export const Durations: StoryObj = {
  render: () => <Sample />,
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole("button", { name: "Again" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("Motion is full.");
  },
};
export const Reduced: StoryObj = {
  render: () => <Sample />,
  globals: { motion: "reduced" },
  async play({ canvas }) {
    await expect(canvas.getByRole("status")).toHaveTextContent("Motion is reduced");
    const thing = canvas.getByText(/Answers to a press/);
    await expect(getComputedStyle(thing).animationName).toBe("none");
  },
};
