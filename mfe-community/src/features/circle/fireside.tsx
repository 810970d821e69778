import { Button, Card, Muted, Row, SectionTitle, Stack, Tag } from "@reclaim/design-system";
import { useHost } from "@reclaim/host-api";
import { CalendarPlus } from "lucide-react";
import { calendarFile, nextFireside } from "./calendar.model.ts";
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
            download(
              text.file,
              calendarFile(
                { title: text.event, description: text.eventText, start, length: 60 },
                clock.now(),
              ),
            )}
        >
          <CalendarPlus size={20} aria-hidden />
          {text.add}
        </Button>
      </Row>
    </Card>
  );
}

function download(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: "text/calendar;charset=utf-8" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  // Some browsers read the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
