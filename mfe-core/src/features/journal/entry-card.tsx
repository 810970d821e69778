import { PILLARS } from "@reclaim/contracts/catalogue";
import type { JournalEntry } from "@reclaim/contracts/journal";
import { Button, Muted, Overline, Stack } from "@reclaim/design-system";
import { PostAction, PostActions, PostCard, PostContent } from "@reclaim/design-system/post-card";
import { Pencil, Trash2 } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { EntryChange } from "./entry-change.tsx";
import { copy } from "./journal.copy.ts";
import { PROMPTS } from "./journal.prompts.ts";

const RemovalQuestion = lazy(() => import("./removal-question.tsx"));

const dateFormat = new Intl.DateTimeFormat("en", {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** What an entry answers, in the words its author read, or by what is known of its id. */
function promptOf({ promptId, promptText }: JournalEntry): string | undefined {
  if (promptText) return promptText;
  const [, pillar, id] = /^module:(\w+):(\d+)$/.exec(promptId ?? "") ?? [];
  const name = pillar && pillar in PILLARS && PILLARS[pillar as keyof typeof PILLARS].name;
  if (name) return copy.entries.module(name, Number(id));
  return PROMPTS.find((prompt) => prompt.id === promptId)?.text;
}

/** One entry, open to change and to deletion. */
export function EntryCard(
  { entry, onRemoved }: { entry: JournalEntry; onRemoved: () => void },
) {
  const card = useRef<HTMLElement>(null);
  const [whole, setWhole] = useState(false);
  const [changing, setChanging] = useState(false);
  const [removing, setRemoving] = useState(false);
  const prompt = promptOf(entry);
  const date = dateFormat.format(new Date(`${entry.localDate}T00:00:00Z`));
  const ofDate = (action: string) => `${action}: ${date}`;
  function changed() {
    setChanging(false);
    card.current?.focus();
  }
  return (
    <PostCard ref={card} tabIndex={-1} aria-label={date}>
      <Stack $gap={1}>
        <Overline as="h3">{date}</Overline>
        {prompt && <Muted>{prompt}</Muted>}
      </Stack>
      {changing ? <EntryChange entry={entry} onDone={changed} /> : (
        <>
          <PostContent
            more={whole ? undefined : (
              <Button data-variant="plain" onClick={() => setWhole(true)}>
                {copy.entries.readAll}
              </Button>
            )}
          >
            {entry.content}
          </PostContent>
          <PostActions>
            <PostAction
              icon={<Pencil aria-hidden />}
              aria-label={ofDate(copy.entries.edit)}
              onClick={() => setChanging(true)}
            >
              {copy.entries.edit}
            </PostAction>
            <PostAction
              icon={<Trash2 aria-hidden />}
              aria-label={ofDate(copy.entries.remove)}
              onClick={() => setRemoving(true)}
            >
              {copy.entries.remove}
            </PostAction>
          </PostActions>
        </>
      )}
      {removing && (
        <Suspense>
          <RemovalQuestion entry={entry} onRemoved={onRemoved} onClose={() => setRemoving(false)} />
        </Suspense>
      )}
    </PostCard>
  );
}
