import type { DayPattern, Progress } from "@reclaim/contracts-members/progress";
import { Card, Muted, SectionTitle } from "@reclaim/design-system";
import { BookOpen, CalendarDays, Pause, Wind } from "lucide-react";
import { styled } from "styled-components";
import { copy } from "./history.copy.ts";

/** About two months of check-ins: the fewest with which the service says anything of a weekday. */
const NEEDED_CHECK_INS = 56;

const ICONS = { weekday: CalendarDays, journal: BookOpen, practice: Wind, pause: Pause };

const List = styled.ul`
  display: grid;
  gap: var(--space-4);
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-3);
    text-wrap: pretty;
  }
  svg {
    margin-top: 0.15em;
    color: var(--primary-dark);
  }
`;

/** What good and bad days go with, each in one sentence with how sure it is. */
export function DayPatterns({ progress: { moods, patterns } }: { progress: Progress }) {
  const checkIns = moods.filter((mood) => mood !== null).length;
  return (
    <Card data-testid="day-patterns">
      <SectionTitle>{copy.patterns.title}</SectionTitle>
      {patterns.length > 0
        ? (
          <>
            <List>
              {patterns.map((pattern) => (
                <Pattern key={`${pattern.kind} ${pattern.weekday ?? ""}`} pattern={pattern} />
              ))}
            </List>
            <Muted>{copy.patterns.note}</Muted>
          </>
        )
        : (
          <p>
            {checkIns < NEEDED_CHECK_INS
              ? copy.patterns.tooFew(NEEDED_CHECK_INS, checkIns)
              : copy.patterns.nothing}
          </p>
        )}
    </Card>
  );
}

function Pattern({ pattern }: { pattern: DayPattern }) {
  const Icon = ICONS[pattern.kind];
  return (
    <li>
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      <span>{copy.patterns.sentence(pattern)}</span>
    </li>
  );
}
