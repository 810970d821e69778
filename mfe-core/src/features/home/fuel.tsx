import { Card, Muted, SectionTitle } from "@reclaim/design-system";
import { styled } from "styled-components";
import { Scene } from "../../shared/scene.tsx";
import { Name, Part } from "./below.styles.ts";
import { copy } from "./home-below.copy.ts";
import { Listen, type Listening } from "./listen.tsx";
import type { Fuel } from "./talks.ts";

const Picture = styled.div`
  height: 7rem;
  overflow: hidden;
  border-radius: var(--radius-medium);
`;

/** A short sound for today. */
export function TodaysFuel({ fuel, listening }: { fuel: Fuel; listening: Listening }) {
  return (
    <Part>
      <SectionTitle>{copy.fuel.title}</SectionTitle>
      <Card as="div">
        <Picture>
          <Scene wide name="leaves-5" />
        </Picture>
        <div>
          <Name>{fuel.title}</Name>
          <Muted>{copy.minutes(fuel.duration)}</Muted>
        </div>
        <p>{fuel.words}</p>
        <Listen title={fuel.title} audioSrc={fuel.audioSrc} listening={listening} />
      </Card>
    </Part>
  );
}
