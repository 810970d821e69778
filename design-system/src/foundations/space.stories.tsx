import type { Meta, StoryObj } from "@storybook/react-vite";
import { styled } from "styled-components";
import { NOTES, type TokenName, TOKENS } from "../tokens.ts";
import { Code, Sheet, SheetHead, SheetSection, SheetTable } from "./sheet.tsx";

const meta = {
  title: "Foundations/Space",
  tags: ["!autodocs"],
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;

const named = (prefix: RegExp) =>
  (Object.keys(TOKENS) as (keyof typeof TOKENS)[]).filter((name) => prefix.test(name));

const Bar = styled.span`
  display: block;
  height: 1rem;
  border-radius: var(--radius-small);
  background: var(--primary);
`;
const Tiles = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-6);
`;
const Tile = styled.figure`
  display: grid;
  gap: var(--space-2);
  justify-items: center;
  font-size: var(--text-small);
  > div {
    width: 8rem;
    height: 6rem;
    background: var(--surface);
    box-shadow: inset 0 0 0 1px var(--edge);
  }
`;
const Deck = styled.div`
  position: relative;
  height: 15rem;
  max-width: 34rem;
`;
const Sheetlet = styled.div`
  position: absolute;
  padding: var(--space-2) var(--space-4);
  width: 60%;
  height: 4rem;
  border-radius: var(--radius-medium);
  background: var(--surface);
  box-shadow: var(--shadow-low);
  font-size: var(--text-small);
`;

/** Steps that grow, so that what belongs together stands together. */
export const Scale: StoryObj = {
  render: () => (
    <Sheet>
      <SheetHead title="Space, radius, shadow, layers">
        Few steps, used with intent: small between a label and its field, large between thoughts.
        What can be pressed is at least 44 px; ours is 49.5.
      </SheetHead>
      <SheetSection title="Space and sizes">
        <SheetTable label="Space" head={["Token", "Value", "Looks"]}>
          {named(/^(space-|target|column)/).map((name) => (
            <tr key={name}>
              <th scope="row">
                <Code>--{name}</Code>
              </th>
              <td>{TOKENS[name]}</td>
              <td>
                <Bar style={{ width: `min(100%, var(--${name}))` }} />
                {NOTES[name]}
              </td>
            </tr>
          ))}
        </SheetTable>
      </SheetSection>
      <SheetSection title="Radius">
        <Tiles>
          {named(/^radius-/).map((name) => (
            <Tile key={name}>
              <div style={{ borderRadius: `var(--${name})` }} />
              <figcaption>
                <Code>--{name}</Code>
              </figcaption>
            </Tile>
          ))}
        </Tiles>
      </SheetSection>
      <SheetSection title="Shadow">
        <Tiles>
          {named(/^shadow-/).map((name) => (
            <Tile key={name}>
              <div style={{ boxShadow: `var(--${name})`, borderRadius: "var(--radius-medium)" }} />
              <figcaption>
                <Code>--{name}</Code> · {NOTES[name]}
              </figcaption>
            </Tile>
          ))}
        </Tiles>
      </SheetSection>
      <SheetSection
        title="Layers"
        lead="What lies over what. A notice is over a dialog, a dialog over the page."
      >
        <Deck>
          {named(/^layer-/).map((name: TokenName, index) => (
            <Sheetlet key={name} style={{ left: `${index * 5}%`, top: `${index * 1.55}rem` }}>
              <Code>--{name}</Code> {TOKENS[name as keyof typeof TOKENS]}
            </Sheetlet>
          ))}
        </Deck>
      </SheetSection>
    </Sheet>
  ),
};
