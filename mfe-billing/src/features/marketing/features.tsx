import { PILLAR_IDS } from "@reclaim/contracts-members/catalogue";
import { Muted, Row, Tag } from "@reclaim/design-system";
import {
  Brain,
  CalendarCheck,
  ChartColumn,
  Footprints,
  Heart,
  Lock,
  MessageSquare,
  PiggyBank,
  Sprout,
  Users,
} from "lucide-react";
import type { Ref } from "react";
import { copy } from "./marketing.copy.ts";
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

const KEY_FEATURES = [
  { key: "checkIn", Sign: CalendarCheck },
  { key: "circle", Sign: Users },
  { key: "progress", Sign: ChartColumn },
  { key: "privacy", Sign: Lock },
  { key: "coach", Sign: MessageSquare },
  { key: "legacy", Sign: Sprout },
] as const;

/** Features of the product, each in a sentence. */
export function KeyFeatures() {
  return (
    <Band data-tone="sunken" aria-labelledby="key-title">
      <Column>
        <Heading>
          <h2 id="key-title">{copy.key.title}</h2>
          <p>{copy.key.words}</p>
        </Heading>
        <Items data-wide>
          {KEY_FEATURES.map(({ key, Sign }) => {
            const feature = copy.key.list[key];
            return (
              <li key={key}>
                <Disc>
                  <Sign size={26} strokeWidth={1.75} aria-hidden />
                </Disc>
                <Row>
                  <h3>{feature.title}</h3>
                  {"coming" in feature && <Tag data-tone="accent">{feature.coming}</Tag>}
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
