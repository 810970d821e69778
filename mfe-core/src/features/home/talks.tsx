import { Button, Card, Muted, SectionTitle, Stack, Tag } from "@reclaim/design-system";
import { useHost } from "@reclaim/host-api";
import { Headphones, Play, Video } from "lucide-react";
import { styled } from "styled-components";
import { Scene } from "../../shared/scene.tsx";
import { SCENES } from "../../shared/scenes.ts";
import { ItemTitle, Rows, Section, Thumbnail } from "./home-sections.styles.ts";
import { copy } from "./home-sections.copy.ts";
import { ListenButton, type OpenPlayer } from "./listen-button.tsx";
import { type Talk, TALKS } from "./talks.ts";

const List = styled(Card)`
  padding-block: var(--space-2);
`;
const Row = styled.li`
  display: flex;
  gap: var(--space-4);
  padding-block: var(--space-4);
  > :last-child {
    flex: 1;
  }
`;
const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  [data-part="press"] {
    margin-left: auto;
  }
  [data-part="player"] {
    flex: 0 0 100%;
    @media (max-width: 40rem) {
      /* As wide as the row: there is no room beside the picture. */
      flex-basis: calc(100% + 4.5rem + var(--space-4));
      margin-left: calc(-4.5rem - var(--space-4));
    }
  }
`;

/** One talk to listen to, two to watch once there is video. */
export function Talks({ listening }: { listening: OpenPlayer }) {
  return (
    <Section>
      <SectionTitle>{copy.talks.title}</SectionTitle>
      <List as="div">
        <Rows>
          {TALKS.map((talk) => <TalkRow key={talk.id} talk={talk} listening={listening} />)}
        </Rows>
      </List>
    </Section>
  );
}

function TalkRow({ talk, listening }: { talk: Talk; listening: OpenPlayer }) {
  const { notify } = useHost();
  const { title, presenter, role, duration, thumbnail, type } = talk;
  const Icon = type === "audio" ? Headphones : Video;
  return (
    <Row>
      <Thumbnail>
        <Scene shapes={SCENES[thumbnail]} />
      </Thumbnail>
      <Stack $gap={2}>
        <div>
          <ItemTitle>{title}</ItemTitle>
          <Muted>{presenter} · {role}</Muted>
        </div>
        <Facts>
          <Tag>
            <Icon size={14} aria-hidden />
            {copy.talks[type]}
          </Tag>
          <Muted as="span">{copy.minutes(duration)}</Muted>
          {talk.type === "audio"
            ? <ListenButton title={title} audioSrc={talk.audioSrc} listening={listening} />
            : (
              <div data-part="press">
                <Button
                  data-variant="quiet"
                  aria-label={`${copy.talks.watch}: ${title}`}
                  onClick={() => notify(copy.videoComing)}
                >
                  <Play size={20} aria-hidden />
                  {copy.talks.watch}
                </Button>
              </div>
            )}
        </Facts>
      </Stack>
    </Row>
  );
}
