import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { styled } from "styled-components";
import { NOTES, type ThemeName, THEMES, type TokenName, TOKENS } from "../tokens.ts";
import { contrastIn, type Pair, PAIRS, valueIn } from "./color-pairs.ts";
import { Code, Sheet, SheetHead, SheetSection, SheetTable } from "./sheet.tsx";

const meta = {
  title: "Foundations/Colour",
  tags: ["!autodocs"],
  parameters: { layout: "padded", controls: { disable: true } },
} satisfies Meta;
export default meta;

/** The eight of each theme, and why they are there. */
const ROLES = [
  ["primary", "The one accent: fills, bars, marks. Never text."],
  ["primary-dark", "Links, labels, the ground of the main button."],
  ["secondary", "A second voice, for matter that is not an action."],
  ["accent", "A warm light behind a few words; with foreground on it."],
  ["background", "The page."],
  ["foreground", "Text."],
  ["muted", "Text that may wait: notes, captions, placeholders."],
  ["border", "Lines that only divide. No edge of a control."],
] as const;
const STATES = ["primary-hover", "on-primary", "selected", "sunken", "edge", "focus"] as const;

const Swatches = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr));
  gap: var(--space-4);
`;
const Swatch = styled.div`
  display: grid;
  gap: var(--space-1);
  font-size: var(--text-small);
  align-content: start;
  > :first-child {
    height: 4.5rem;
    border-radius: var(--radius-medium);
    box-shadow: inset 0 0 0 1px var(--border);
  }
  p {
    color: var(--muted);
  }
`;

function Sample({ token, theme, note }: { token: TokenName; theme: ThemeName; note?: string }) {
  return (
    <Swatch>
      <div style={{ background: `var(--${token})` }} />
      <strong>
        <Code>--{token}</Code>
      </strong>
      <span>{valueIn(theme, token)}</span>
      <p>{note ?? NOTES[token]}</p>
    </Swatch>
  );
}

const Proof = styled.span`
  display: inline-block;
  min-width: 9rem;
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius-small);
`;

function PairRow({ pair, theme }: { pair: Pair; theme: ThemeName }) {
  const contrast = contrastIn(theme, pair);
  const ground = `var(--${pair.ground})`;
  const ink = `var(--${pair.ink})`;
  return (
    <tr data-passes={contrast >= pair.need}>
      <td>
        {pair.need === 4.5
          ? <Proof style={{ background: ground, color: ink }}>Steady now</Proof>
          : (
            <Proof aria-hidden="true" style={{ background: ground }}>
              <span
                style={{
                  display: "block",
                  height: "1.4em",
                  border: `2px solid ${ink}`,
                  borderRadius: 6,
                }}
              />
            </Proof>
          )}
      </td>
      <th scope="row">
        <Code>{pair.ink}</Code> on <Code>{pair.ground}</Code>
      </th>
      <td>{pair.need}:1</td>
      <td>
        <strong>{contrast.toFixed(2)}:1</strong> {contrast >= pair.need ? "passes" : "fails"}
      </td>
    </tr>
  );
}

/** The colours of the theme that the toolbar sets, and the contrast of every pair that a style may make. */
export const ThisTheme: StoryObj = {
  name: "The theme",
  render: (_, { globals }) => {
    const theme = globals.theme as ThemeName;
    const { description } = THEMES.find(({ name }) => name === theme) ?? THEMES[0];
    return (
      <Sheet>
        <SheetHead title={`Colour: ${theme}`}>
          {description}. Change the theme in the toolbar: one attribute on the root repaints
          everything, and nothing renders again.
        </SheetHead>
        <SheetSection title="The eight colours of the theme">
          <Swatches>
            {ROLES.map(([token, note]) => (
              <Sample key={token} token={token} theme={theme} note={note} />
            ))}
          </Swatches>
        </SheetSection>
        <SheetSection title="What its states need">
          <Swatches>
            {STATES.map((token) => <Sample key={token} token={token} theme={theme} />)}
          </Swatches>
        </SheetSection>
        <SheetSection title="The same in every theme">
          <Swatches>
            {(Object.keys(TOKENS) as (keyof typeof TOKENS)[])
              .filter((token) => /^(#|rgba)/.test(TOKENS[token]))
              .map((token) => <Sample key={token} token={token} theme={theme} />)}
          </Swatches>
        </SheetSection>
        <SheetSection
          title="Contrast"
          lead="Text needs 4.5 to 1, edges of controls and graphics 3 to 1. A test holds every pair to it in all ten themes; a style that makes another pair fails."
        >
          <SheetTable label="Contrast of pairs" head={["Looks", "Pair", "Needs", "Has"]}>
            {PAIRS.map((pair) => (
              <PairRow key={`${pair.ink} ${pair.ground} ${pair.need}`} pair={pair} theme={theme} />
            ))}
          </SheetTable>
        </SheetSection>
      </Sheet>
    );
  },
  async play({ canvas }) {
    const table = canvas.getByRole("region", { name: "Contrast of pairs" });
    const rows = within(table).getAllByRole("row").slice(1);
    await expect(rows).toHaveLength(PAIRS.length);
    await expect(rows.filter((row) => row.dataset.passes !== "true")).toEqual([]);
  },
};

const Strip = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: var(--space-4);
`;
const Panel = styled.section`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
  border-radius: var(--radius-large);
  background: var(--background);
  color: var(--foreground);
  box-shadow: inset 0 0 0 1px var(--border);
  h2 {
    font-size: var(--text-title);
    text-transform: capitalize;
  }
  p {
    font-size: var(--text-small);
    color: var(--muted);
  }
  > div {
    display: grid;
    grid-template-columns: repeat(8, 1fr);
    height: 2.5rem;
    overflow: hidden;
    border-radius: var(--radius-small);
  }
  a {
    justify-self: start;
    font-weight: var(--weight-strong);
  }
`;

/** All ten beside each other: a part of a page may wear another theme than the page. */
export const TenThemes: StoryObj = {
  name: "All ten",
  render: () => (
    <Sheet>
      <SheetHead title="Ten themes">
        The page recolours itself by how a man has been feeling. Each theme is calm; none is neon,
        and none is dark about a dark day.
      </SheetHead>
      <Strip>
        {THEMES.map(({ name, description }) => (
          <Panel key={name} data-theme={name}>
            <h2>{name}</h2>
            <p>{description}</p>
            <div aria-hidden="true">
              {ROLES.map(([token]) => <i key={token} style={{ background: `var(--${token})` }} />)}
            </div>
            <a href="#link">A link in it</a>
          </Panel>
        ))}
      </Strip>
    </Sheet>
  ),
  async play({ canvas }) {
    for (const { name, colors } of THEMES) {
      const panel = canvas.getByRole("heading", { name: new RegExp(`^${name}$`, "i") })
        .parentElement!;
      const style = getComputedStyle(panel);
      for (const [role, value] of Object.entries(colors)) {
        await expect(style.getPropertyValue(`--${role}`)).toBe(value);
      }
    }
  },
};
