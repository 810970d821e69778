import { Button, Card, Muted, Row, SectionTitle, Stack, Tag } from "@reclaim/design-system";
import { useHost } from "@reclaim/host-api";
import { downloadCalendarFile } from "@reclaim/host-api/calendar-file";
import { CalendarPlus } from "lucide-react";
import { nextFireside } from "./calendar.model.ts";
import { copy } from "./circle.copy.ts";

/** The next live chat, with a calendar file to keep. */
export function Fireside() {
  const { clock } = useHost();
  const start = nextFireside(clock.now());
  const text = copy.fireside;
  return (
    <Card aria-labelledby="fireside">
      <Stack $gap={2}>
        <div>
          <Tag data-tone="accent">{text.premium}</Tag>
        </div>
        <SectionTitle id="fireside">{text.title}</SectionTitle>
      </Stack>
      <p>{text.text}</p>
      <div>
        <strong>
          {start.toLocaleString("en", {
            weekday: "long",
            day: "numeric",
            month: "long",
            hour: "numeric",
            minute: "2-digit",
          })}
        </strong>
        <Muted>{text.length}</Muted>
      </div>
      <Row>
        <Button
          data-variant="quiet"
          onClick={() =>
            downloadCalendarFile(
              text.file,
              { title: text.event, description: text.eventText, start, durationMinutes: 60 },
              clock.now(),
            )}
        >
          <CalendarPlus size={20} aria-hidden />
          {text.add}
        </Button>
      </Row>
    </Card>
  );
}
