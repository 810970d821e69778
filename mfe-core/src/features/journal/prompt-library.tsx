import { Button, Card, Overline, SectionTitle, Stack } from "@reclaim/design-system";
import { SearchField } from "@reclaim/design-system/search-field";
import { Tab, TabList, TabPanel, Tabs } from "@reclaim/design-system/tabs";
import { useState } from "react";
import { styled } from "styled-components";
import type { JournalPrompt } from "../../shared/home-prompts.ts";
import { copy } from "./journal.copy.ts";
import { CATEGORIES, type Category, searchPrompts } from "./journal.prompts.ts";

/** Prompts that a category shows at first, so that the entry box stays near. */
const INITIAL_PROMPTS = 3;

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Choice = styled.button`
  display: grid;
  gap: var(--space-1);
  width: 100%;
  min-height: var(--target);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--border);
  border-radius: var(--radius-medium);
  background: var(--surface);
  line-height: 1.4;
  text-align: start;
  text-wrap: pretty;
  cursor: pointer;
  transition: background-color var(--duration-quick), border-color var(--duration-quick);
  &:hover {
    background: var(--sunken);
  }
  &[aria-pressed="true"] {
    border-color: var(--primary-dark);
    background: var(--selected);
    box-shadow: inset 3px 0 0 var(--primary-dark);
  }
`;

/**
 * Questions to write about: by category, or all that match what is searched for. A category that is
 * chosen ends the search.
 */
export function PromptLibrary({ prompts, chosen, onChoose }: {
  prompts: readonly JournalPrompt[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
}) {
  const [typed, setTyped] = useState("");
  const [category, setCategory] = useState<Category>(
    () => prompts.find(({ id }) => id === chosen)?.category ?? "reflection",
  );
  const searching = typed.trim() !== "";
  const hits = searchPrompts(prompts, typed);
  const choices = { chosen, onChoose };
  return (
    <Card data-tour="prompts" aria-labelledby="journal-prompts">
      <SectionTitle id="journal-prompts">{copy.prompts.title}</SectionTitle>
      <SearchField
        label={copy.prompts.search}
        labelHidden
        placeholder={copy.prompts.placeholder}
        value={typed}
        onChange={setTyped}
        {...(searching && hits.length > 0 && { found: copy.prompts.found(hits.length) })}
      />
      <Tabs
        value={searching ? "" : category}
        onValueChange={(next) => {
          setTyped("");
          setCategory(next as Category);
        }}
      >
        <Stack>
          <TabList aria-label={copy.prompts.title}>
            {CATEGORIES.map((id) => <Tab key={id} value={id}>{copy.prompts.categories[id]}</Tab>)}
          </TabList>
          {searching
            ? <PromptList {...choices} all prompts={hits} empty={copy.prompts.noMatch} />
            : CATEGORIES.map((id) => (
              <TabPanel key={id} value={id}>
                <PromptList
                  {...choices}
                  prompts={prompts.filter((prompt) => prompt.category === id)}
                  empty={copy.prompts.noneInCategory}
                />
              </TabPanel>
            ))}
        </Stack>
      </Tabs>
    </Card>
  );
}

function PromptList({ prompts, chosen, onChoose, empty, all = false }: {
  prompts: JournalPrompt[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
  empty: string;
  /** All of them at once, each with its category. */
  all?: boolean;
}) {
  const [whole, setWhole] = useState(false);
  const place = prompts.findIndex(({ id }) => id === chosen);
  // The chosen one always shows.
  const shown = all || whole ? prompts : prompts.slice(0, Math.max(INITIAL_PROMPTS, place + 1));
  const hidden = prompts.length - shown.length;
  if (prompts.length === 0) return <p role="status">{empty}</p>;
  return (
    <Stack $gap={2}>
      <List>
        {shown.map(({ id, text, category }) => (
          <li key={id}>
            <Choice type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
              {all && <Overline as="span">{copy.prompts.categories[category]}</Overline>}
              {text}
            </Choice>
          </li>
        ))}
      </List>
      {hidden > 0 && (
        <div>
          <Button data-variant="plain" onClick={() => setWhole(true)}>
            {copy.prompts.more(hidden)}
          </Button>
        </div>
      )}
    </Stack>
  );
}
