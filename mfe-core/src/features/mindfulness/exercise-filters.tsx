import { Row, Stack } from "@reclaim/design-system";
import { SearchField } from "@reclaim/design-system/search-field";
import { useId } from "react";
import { styled } from "styled-components";
import { CATEGORIES, type Category, type Goal, GOAL_NAMES } from "./exercise.model.ts";
import { copy } from "./mindfulness.copy.ts";

/** On a phone the choices are one row that scrolls sideways, so that the exercises stay near. */
const Chips = styled.div`
  display: flex;
  gap: var(--space-2);
  min-width: 0;
  margin: calc(-1 * var(--space-1));
  padding: var(--space-1);
  overflow-x: auto;
  scrollbar-width: none;
`;
const Chip = styled.button`
  flex: none;
  min-height: var(--target);
  padding: var(--space-1) var(--space-4);
  border: 1px solid var(--edge);
  border-radius: var(--radius-round);
  background: var(--surface);
  color: var(--foreground);
  cursor: pointer;
  transition: background-color var(--duration-quick), border-color var(--duration-quick);
  &:hover {
    background: var(--sunken);
  }
  &[aria-pressed="true"] {
    border-color: var(--primary-dark);
    background: var(--selected);
    box-shadow: inset 0 0 0 1px var(--primary-dark);
  }
`;
const Label = styled.span`
  flex: 0 0 5rem;
  color: var(--muted);
  @media (max-width: 40rem) {
    flex-basis: 100%;
  }
`;

/** A row of choices of which one holds; `undefined` is all of them. */
function ChipRow<Value extends string>({ label, all, values, names, chosen, onChoose }: {
  label: string;
  all: string;
  values: readonly Value[];
  names: Record<Value, string>;
  chosen: Value | undefined;
  onChoose: (value: Value | undefined) => void;
}) {
  const id = useId();
  return (
    <Row $gap={2} role="group" aria-labelledby={id}>
      <Label id={id}>{label}</Label>
      <Chips>
        <Chip type="button" aria-pressed={!chosen} onClick={() => onChoose(undefined)}>{all}</Chip>
        {values.map((value) => (
          <Chip
            key={value}
            type="button"
            aria-pressed={value === chosen}
            onClick={() => onChoose(value)}
          >
            {names[value]}
          </Chip>
        ))}
      </Chips>
    </Row>
  );
}

/** Narrows the exercises by words, kind and goal. */
export function ExerciseFilters(
  { search, onSearch, found, category, onCategory, goal, onGoal }: {
    search: string;
    onSearch: (words: string) => void;
    /** The result in words, once there is something to search for. */
    found: string | undefined;
    category: Category | undefined;
    onCategory: (category: Category | undefined) => void;
    goal: Goal | undefined;
    onGoal: (goal: Goal | undefined) => void;
  },
) {
  const { filters } = copy;
  return (
    <Stack $gap={3}>
      <SearchField
        label={filters.search}
        labelHidden
        placeholder={filters.placeholder}
        value={search}
        onChange={onSearch}
        {...(found && { found })}
      />
      <ChipRow
        label={filters.category}
        all={filters.all}
        values={CATEGORIES}
        names={filters.categories}
        chosen={category}
        onChoose={onCategory}
      />
      <ChipRow
        label={filters.goal}
        all={filters.all}
        values={GOAL_NAMES}
        names={filters.goals}
        chosen={goal}
        onChoose={onGoal}
      />
    </Stack>
  );
}
