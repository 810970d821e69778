import { PILLAR_IDS } from "@reclaim/contracts/catalogue";
import { Icon, Muted, Row, Tag } from "@reclaim/design-system";
import type { Ref } from "react";
import { copy } from "./marketing.copy.ts";
import { ICONS } from "./marketing.icons.ts";
import { Band, Column, Disc, Heading, Items } from "./marketing.styles.ts";

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
            const { title, words, topics } = copy.features.pillars[pillar];
            return (
              <li key={pillar}>
                <Disc>
                  <Icon paths={ICONS[pillar]} size={26} />
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

const KEYS = ["checkIn", "circle", "progress", "privacy", "coach", "legacy"] as const;

/** What the product does, each in a sentence. */
export function KeyFeatures() {
  return (
    <Band data-tone="sunken" aria-labelledby="key-title">
      <Column>
        <Heading>
          <h2 id="key-title">{copy.key.title}</h2>
          <p>{copy.key.words}</p>
        </Heading>
        <Items data-wide>
          {KEYS.map((key) => {
            const feature = copy.key.list[key];
            return (
              <li key={key}>
                <Disc>
                  <Icon paths={ICONS[key]} size={26} />
                </Disc>
                <Row>
                  <h3>{feature.title}</h3>
                  {"coming" in feature && <Tag>{feature.coming}</Tag>}
                </Row>
                <p>{feature.words}</p>
              </li>
            );
          })}
        </Items>
      </Column>
    </Band>
  );
}
