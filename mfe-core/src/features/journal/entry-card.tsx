import { PILLAR_IDS, PILLARS } from "@reclaim/contracts-members/catalogue";
import type { JournalEntry } from "@reclaim/contracts-members/journal";
import { Button, Muted, Row, Stack } from "@reclaim/design-system";
import { PostAction, PostContent } from "@reclaim/design-system/post-card";
import { Pencil, Trash2 } from "lucide-react";
import { type Ref, useRef, useState } from "react";
import { styled } from "styled-components";
import { EditEntryForm } from "./edit-entry-form.tsx";
import { formatFullDay } from "./entry-days.model.ts";
import { FoundText } from "./found-text.tsx";
import { excerptAround } from "./found-words.model.ts";
import { copy } from "./journal.copy.ts";
import { PROMPTS } from "./journal.prompts.ts";
import { useDeleteEntry } from "./use-delete-entry.ts";

const Paper = styled.article`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  min-width: 0;
  overflow-wrap: anywhere;
`;
const Prompt = styled(Muted)`
  font: var(--weight-regular) var(--text-body) / var(--leading-body) var(--serif);
`;

/** The prompt of an entry, in the words that its author read, or found by its id. */
export function promptOf({ promptId, promptText }: JournalEntry): string | undefined {
  if (promptText) return promptText;
  const [, pillar, id] = /^module:(\w+):(\d+)$/.exec(promptId ?? "") ?? [];
  const pillarId = PILLAR_IDS.find((id) => id === pillar);
  if (pillarId) return copy.entries.module(PILLARS[pillarId].name, Number(id));
  return PROMPTS.find((prompt) => prompt.id === promptId)?.text;
}

/** What an entry tells the list that it stands in. */
export interface EntryCardEvents {
  onDeleted: () => void;
  /** Undone: it comes back, and the focus goes to it. */
  onRestored: (id: string) => void;
  /** Hears of the article of each entry when it is rendered. */
  onArticle: (id: string, article: HTMLElement) => void;
}

/** One entry, open to change and to deletion; `words` that were searched for are marked. */
export function EntryCard(
  { entry, words, onDeleted, onRestored, onArticle }: EntryCardEvents & {
    entry: JournalEntry;
    words: string;
  },
) {
  const card = useRef<HTMLElement>(null);
  const [whole, setWhole] = useState(false);
  const [changing, setChanging] = useState(false);
  const removal = useDeleteEntry(entry, { onDeleted, onRestored: () => onRestored(entry.id) });
  const prompt = promptOf(entry);
  const date = formatFullDay(entry.localDate);
  const ofDate = (action: string) => `${action}: ${date}`;
  const mark = (text: string) => words ? <FoundText text={text} words={words} /> : text;
  const ref: Ref<HTMLElement> = (article) => {
    card.current = article;
    if (article) onArticle(entry.id, article);
  };
  function changed() {
    setChanging(false);
    card.current?.focus();
  }
  return (
    <Paper ref={ref} tabIndex={-1} aria-label={date}>
      {prompt && <Prompt>{mark(prompt)}</Prompt>}
      {changing ? <EditEntryForm entry={entry} onDone={changed} /> : (
        <Stack $gap={1}>
          <PostContent
            format={mark}
            {...(words && { excerpt: excerptAround(entry.content, words) })}
            more={whole ? undefined : (
              <Button data-variant="plain" onClick={() => setWhole(true)}>
                {copy.entries.readAll}
              </Button>
            )}
          >
            {entry.content}
          </PostContent>
          <Row $gap={4}>
            <PostAction
              icon={<Pencil size={18} aria-hidden />}
              aria-label={ofDate(copy.entries.edit)}
              onClick={() => setChanging(true)}
            >
              {copy.entries.edit}
            </PostAction>
            <PostAction
              icon={<Trash2 size={18} aria-hidden />}
              aria-label={ofDate(removal.isPending ? copy.removal.working : copy.entries.remove)}
              aria-disabled={removal.isPending}
              onClick={() => removal.mutate()}
            >
              {removal.isPending ? copy.removal.working : copy.entries.remove}
            </PostAction>
          </Row>
        </Stack>
      )}
    </Paper>
  );
}
