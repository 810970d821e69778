import { Button, Card, Row, SectionTitle, Stack, Tag } from "@reclaim/design-system";
import { useHost } from "@reclaim/host-api";
import { downloadCalendarFile } from "@reclaim/host-api/calendar-file";
import { CalendarPlus } from "lucide-react";
import { copy } from "./journey.copy.ts";
import { nextGroupChat } from "./live-chats.model.ts";

/** Minutes of a chat with the half hour that follows it for those who stay. */
const CHAT_MINUTES = 90;

/** What is planned: a stub, but for the calendar file (core specification §2). */
export function LiveChatsCard() {
  const { clock } = useHost();
  const words = copy.liveChats;
  return (
    <Card data-tone="sunken" aria-labelledby="live-chats">
      <Row $gap={2}>
        <Tag>{words.soon}</Tag>
        <Tag data-tone="accent">{words.premium}</Tag>
      </Row>
      <Stack $gap={1}>
        <SectionTitle id="live-chats">{words.title}</SectionTitle>
        <p>{words.text}</p>
      </Stack>
      <div>
        <Button
          data-variant="quiet"
          onClick={() => {
            const now = clock.now();
            downloadCalendarFile(words.file, {
              title: words.event,
              description: words.eventText,
              start: nextGroupChat(now),
              durationMinutes: CHAT_MINUTES,
            }, now);
          }}
        >
          <CalendarPlus size={20} aria-hidden />
          {words.add}
        </Button>
      </div>
    </Card>
  );
}
