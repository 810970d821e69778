import type { Meta, StoryObj } from "@storybook/react-vite";
import { styled } from "styled-components";
import { Code, Sheet, SheetHead, SheetSection } from "./sheet.tsx";

const meta = {
  title: "Foundations/Start here",
  tags: ["!autodocs"],
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;

const Ways = styled.dl`
  display: grid;
  gap: var(--space-3) var(--space-5);
  max-width: 46rem;
  dt {
    font-weight: var(--weight-strong);
  }
  dd {
    margin: 0;
  }
  @media (min-width: 40rem) {
    grid-template-columns: 11rem 1fr;
  }
`;

/** What stands where, and how a change reaches the product. */
export const Welcome: StoryObj = {
  render: () => (
    <Sheet>
      <SheetHead title="Reclaim's design system">
        Calm, warm, and made for men of 45 to 60 who are tired. Everything here is what the product
        runs on: the same code, the same tokens, tried in a browser before it ships.
      </SheetHead>
      <SheetSection title="Find your way">
        <Ways>
          <dt>Foundations</dt>
          <dd>Colour with its contrast, type, space, motion and voice.</dd>
          <dt>Components</dt>
          <dd>
            Actions, Layout, Fields and so on. Each has a page with what it is for, do and don't,
            its properties to try, and every state as a story.
          </dd>
          <dt>Screens</dt>
          <dd>The main screens of every remote on invented data: full, empty, extreme, failing.</dd>
          <dt>Toolbar</dt>
          <dd>
            Ten themes, reduced motion, and screens of a phone or a desk. They work on every story.
          </dd>
          <dt>Accessibility</dt>
          <dd>The panel below a story says what axe sees in it, live.</dd>
        </Ways>
      </SheetSection>
      <SheetSection title="Change something">
        <Ways>
          <dt>A token</dt>
          <dd>
            Edit <Code>design-system/tokens.json</Code>{" "}
            (W3C design tokens; design tools import it), run{" "}
            <Code>npm run tokens</Code>. Variables and types are made from it; a test holds every
            pair of colours to its contrast.
          </dd>
          <dt>A component</dt>
          <dd>
            <Code>npm run storybook</Code>, then edit the file that the story names. Styles use
            tokens only, so that all ten themes follow.
          </dd>
          <dt>A picture</dt>
          <dd>
            Key components and screens are compared with stored pictures.{" "}
            <Code>npm run pictures</Code>{" "}
            takes them anew; look at the difference before you keep it.
          </dd>
        </Ways>
      </SheetSection>
    </Sheet>
  ),
};
