import { Card, Muted, SectionTitle } from "@reclaim/design-system";
import { styled } from "styled-components";
import { Scene } from "../../shared/scene.tsx";
import { SCENES } from "../../shared/scenes.ts";
import { ItemTitle, Section } from "./home-sections.styles.ts";
import { copy } from "./home-sections.copy.ts";
import { ListenButton, type OpenPlayer } from "./listen-button.tsx";
import type { Fuel } from "./talks.ts";

const Picture = styled.div`
  height: 7rem;
  overflow: hidden;
  border-radius: var(--radius-medium);
`;

/** A short sound for today. */
export function TodaysFuel({ fuel, listening }: { fuel: Fuel; listening: OpenPlayer }) {
  return (
    <Section>
      <SectionTitle>{copy.fuel.title}</SectionTitle>
      <Card as="div">
        <Picture>
          <Scene wide shapes={SCENES.sunrise} />
        </Picture>
        <div>
          <ItemTitle>{fuel.title}</ItemTitle>
          <Muted>{copy.minutes(fuel.duration)}</Muted>
        </div>
        <p>{fuel.words}</p>
        <ListenButton title={fuel.title} audioSrc={fuel.audioSrc} listening={listening} />
      </Card>
    </Section>
  );
}
