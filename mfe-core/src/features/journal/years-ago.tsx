import type { JournalEntry } from "@reclaim/contracts-members/journal";
import { Button, Card, IconButton, Muted, Row, SectionTitle } from "@reclaim/design-system";
import { PostContent } from "@reclaim/design-system/post-card";
import { useDraft, useHost } from "@reclaim/host-api";
import { X } from "lucide-react";
import { useState } from "react";
import { styled } from "styled-components";
import { useFirstEntryOf } from "../../shared/journal.client.ts";
import { toLocalDate } from "../../shared/local-date.ts";
import { formatFullDay } from "./entry-days.model.ts";
import { promptOf } from "./entry-card.tsx";
import { copy } from "./journal.copy.ts";
import { earlierYears } from "./years-ago.model.ts";

const Head = styled(Row)`
  flex-wrap: nowrap;
  justify-content: space-between;
`;

/** What was written on this date a year or more ago; nothing when nothing was, or after it was put away. */
export default function YearsAgo() {
  const { clock, session: { member } } = useHost();
  const today = toLocalDate(clock.now());
  // Words such as "November 2026".
  const joined = Number(member?.joinedDate.match(/\d{4}$/)?.[0] ?? Number.NaN);
  const { data: entry } = useFirstEntryOf(earlierYears(today, joined));
  // Kept on the device, but not in local storage (D7).
  const putAway = useDraft("journal-years-ago");
  if (!entry || !putAway.isRestored || putAway.text === today) return null;
  return <EarlierEntry entry={entry} today={today} onClose={() => putAway.setText(today)} />;
}

function EarlierEntry(
  { entry, today, onClose }: { entry: JournalEntry; today: string; onClose: () => void },
) {
  const [whole, setWhole] = useState(false);
  const years = Number(today.slice(0, 4)) - Number(entry.localDate.slice(0, 4));
  const prompt = promptOf(entry);
  return (
    <Card data-tone="sunken" aria-labelledby="years-ago">
      <Head>
        <SectionTitle id="years-ago">{copy.yearsAgo.title(years)}</SectionTitle>
        <IconButton label={copy.yearsAgo.close(years)} onClick={onClose}>
          <X size={20} aria-hidden />
        </IconButton>
      </Head>
      <Muted>{prompt ?? formatFullDay(entry.localDate)}</Muted>
      <PostContent
        more={whole ? undefined : (
          <Button data-variant="plain" onClick={() => setWhole(true)}>
            {copy.yearsAgo.readAll}
          </Button>
        )}
      >
        {entry.content}
      </PostContent>
    </Card>
  );
}
