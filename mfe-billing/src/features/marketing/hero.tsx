import { Lead, LinkButton, Overline, Row } from "@reclaim/design-system";
import type { KeyboardEvent, MouseEvent } from "react";
import { styled } from "styled-components";
import { Landscape } from "./landscape.tsx";
import { copy } from "./marketing.copy.ts";

const HeroSection = styled.section`
  background: linear-gradient(
    var(--background) 30%,
    color-mix(in srgb, var(--accent) 22%, var(--background))
  );
`;
const HeroText = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-5);
  max-width: 50rem;
  margin: 0 auto;
  padding: clamp(2.5rem, 1rem + 6vw, 5rem) var(--space-4) var(--space-5);
  text-align: center;
`;
const Title = styled.h1`
  font-size: clamp(var(--text-display), 1.5rem + 4.2vw, 4.25rem);
  line-height: 1.08;
  letter-spacing: -0.02em;
  /* The promise stays together, below the name where both have no room on one line. */
  span {
    display: inline-block;
  }
`;
const Pitch = styled(Lead)`
  text-wrap: balance;
`;
const HeroOverline = styled(Overline)`
  text-wrap: balance;
`;
const Actions = styled(Row)`
  justify-content: center;
`;

/** Follows a link within the page by a handler; the space bar presses it, as it does a button. */
const press = (onPress: () => void) => ({
  onClick(event: MouseEvent) {
    event.preventDefault();
    onPress();
  },
  onKeyDown(event: KeyboardEvent) {
    if (event.key !== " ") return;
    event.preventDefault();
    onPress();
  },
});

/** Name and purpose of the product, with two links. */
export function Hero({ onJoin, onMore }: { onJoin: () => void; onMore: () => void }) {
  return (
    <HeroSection>
      <HeroText>
        <HeroOverline>
          <span>{copy.product}</span> · {copy.overline}
        </HeroOverline>
        <Title>
          {copy.product}, <span>{copy.promise}</span>
        </Title>
        <Pitch>{copy.lead}</Pitch>
        <Actions>
          {/* Links, so that they lead there before any script has run, or without one. */}
          <LinkButton href="#waitlist" role="button" {...press(onJoin)}>{copy.join}</LinkButton>
          <LinkButton href="#features" role="button" data-variant="quiet" {...press(onMore)}>
            {copy.more}
          </LinkButton>
        </Actions>
      </HeroText>
      <Landscape />
    </HeroSection>
  );
}
