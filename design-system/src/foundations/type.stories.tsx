import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { styled } from "styled-components";
import { Lead, Muted, Overline, PageTitle, SectionTitle } from "../layout/text.ts";
import { NOTES, TOKENS } from "../tokens.ts";
import { Code, Sheet, SheetHead, SheetSection } from "./sheet.tsx";

const meta = {
  title: "Foundations/Type",
  tags: ["!autodocs"],
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;

const SIZES = (Object.keys(TOKENS) as (keyof typeof TOKENS)[]).filter((name) =>
  name.startsWith("text-")
).reverse();
const pixels = (rem: string) => `${Math.round(Number.parseFloat(rem) * 180) / 10} px`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(9rem, 14rem) minmax(0, 1fr);
  gap: var(--space-2) var(--space-5);
  align-items: baseline;
  padding-bottom: var(--space-4);
  border-bottom: 1px solid var(--border);
  @media (max-width: 40rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Specimen = styled.div`
  display: grid;
  gap: var(--space-3);
  max-width: 38rem;
`;

/** Two voices: Newsreader says what a page is about, Source Sans says the rest. */
export const Scale: StoryObj = {
  render: () => (
    <Sheet>
      <SheetHead title="Type">
        Newsreader for titles and large figures, Source Sans for everything that is read. Text is 18
        px with lines of 1.5: readable without glasses at arm's length.
      </SheetHead>
      <SheetSection title="Sizes">
        {SIZES.map((name) => (
          <Line key={name}>
            <div>
              <Code>--{name}</Code>
              <Muted>{TOKENS[name]} · {pixels(TOKENS[name])}</Muted>
            </div>
            <div>
              <span
                style={{
                  fontSize: `var(--${name})`,
                  fontFamily: Number.parseFloat(TOKENS[name]) > 1.2 ? "var(--serif)" : "inherit",
                  fontWeight: Number.parseFloat(TOKENS[name]) > 1.2 ? 600 : 400,
                  lineHeight: "var(--leading-heading)",
                }}
              >
                How are you today?
              </span>
              <Muted>{NOTES[name]}</Muted>
            </div>
          </Line>
        ))}
      </SheetSection>
      <SheetSection title="Together">
        <Specimen>
          <Overline>Mind Reset</Overline>
          <PageTitle>One honest check-in a day</PageTitle>
          <Lead>Two minutes are enough. Nobody reads it but you.</Lead>
          <p>
            You do not need to feel good to begin. Say how it is, in a word or in ten lines. Over
            weeks the words make a picture, and <strong>the picture is yours</strong>.
          </p>
          <SectionTitle>Names and places: Jiří, Søren, Zoë, Łukasz</SectionTitle>
          <p>Zażółć gęślą jaźń. Příliš žluťoučký kůň. Größe, façade, niño.</p>
          <Muted>Last entry 12 November 2026, 07:45</Muted>
        </Specimen>
      </SheetSection>
    </Sheet>
  ),
  async play({ canvas }) {
    const text = getComputedStyle(canvas.getByText(/You do not need/));
    await expect(text.fontSize).toBe("18px");
    await expect(text.lineHeight).toBe("27px");
    await document.fonts.ready;
    const title = getComputedStyle(canvas.getByRole("heading", { level: 1, name: "Type" }));
    await expect(title.fontFamily).toMatch(/^Newsreader/);
    for (const family of ["600 20px Newsreader", "400 18px 'Source Sans'"]) {
      await expect(document.fonts.check(family)).toBe(true);
    }
  },
};
