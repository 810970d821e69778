import { PILLAR_IDS } from "@reclaim/contracts-members/catalogue";
import { Muted, Row, Tag } from "@reclaim/design-system";
import { Brain, Footprints, Heart, PiggyBank } from "lucide-react";
import type { Ref } from "react";
import { styled } from "styled-components";
import { copy } from "./marketing.copy.ts";
import { SCREEN_SIZE, SCREENS } from "./marketing.pictures.ts";
import { Band, Column, Disc, Heading, Items } from "./marketing.styles.ts";

const PILLAR_ICONS = { body: Footprints, mind: Brain, emotional: Heart, financial: PiggyBank };

/** The four pillars. `ref` is where Learn More leads. */
export function Pillars({ ref }: { ref: Ref<HTMLElement> }) {
  return (
    <Band ref={ref} id="features" tabIndex={-1} aria-labelledby="features-title">
      <Column>
        <Heading>
          <h2 id="features-title">{copy.features.title}</h2>
          <p>{copy.features.words}</p>
        </Heading>
        <Items>
          {PILLAR_IDS.map((pillar) => {
            const Sign = PILLAR_ICONS[pillar];
            const { title, words, topics } = copy.features.pillars[pillar];
            return (
              <li key={pillar}>
                <Disc>
                  <Sign size={26} strokeWidth={1.75} aria-hidden />
                </Disc>
                <h3>{title}</h3>
                <p>{words}</p>
                <Muted>{topics.join(" · ")}</Muted>
              </li>
            );
          })}
        </Items>
      </Column>
    </Band>
  );
}

/** Each with a picture of the product, but for what is still to come. */
const KEY_FEATURES = ["checkIn", "circle", "progress", "privacy", "coach", "legacy"] as const;

const Showcase = styled.ul`
  display: flex;
  flex-direction: column;
  gap: clamp(var(--space-7), 2rem + 4vw, 6rem);
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    gap: var(--space-5);
    align-items: center;
  }
  h3 {
    font-size: clamp(var(--text-title), 1.2rem + 1vw, 1.75rem);
  }
  p {
    margin-top: var(--space-3);
    max-width: 30rem;
    font-size: var(--text-lead);
    text-wrap: pretty;
  }
  img {
    display: block;
    width: 100%;
    max-width: 24rem;
    height: auto;
    border: 1px solid var(--border);
    border-radius: var(--radius-large);
    box-shadow: var(--shadow-high);
  }
  @media (min-width: 48rem) {
    > li:has(img) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 24rem);
      gap: var(--space-7);
    }
    > li:nth-child(even):has(img) {
      grid-template-columns: minmax(0, 24rem) minmax(0, 1fr);
      > img {
        order: -1;
      }
    }
  }
`;

/** What the product does, each beside a picture of it. */
export function KeyFeatures() {
  return (
    <Band data-tone="sunken" aria-labelledby="key-title">
      <Column>
        <Heading>
          <h2 id="key-title">{copy.key.title}</h2>
          <p>{copy.key.words}</p>
        </Heading>
        <Showcase>
          {KEY_FEATURES.map((key) => {
            const feature = copy.key.list[key];
            return (
              <li key={key}>
                <div>
                  <Row>
                    <h3>{feature.title}</h3>
                    {"coming" in feature && <Tag data-tone="accent">{feature.coming}</Tag>}
                  </Row>
                  <p>{feature.words}</p>
                </div>
                {key !== "legacy" && (
                  <img
                    src={SCREENS[key]}
                    alt={copy.key.list[key].picture}
                    {...SCREEN_SIZE}
                    loading="lazy"
                    decoding="async"
                  />
                )}
              </li>
            );
          })}
        </Showcase>
      </Column>
    </Band>
  );
}
