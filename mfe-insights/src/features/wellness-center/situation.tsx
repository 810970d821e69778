import type { Member } from "@reclaim/contracts-members/members";
import { Muted } from "@reclaim/design-system";
import { styled } from "styled-components";
import { copy } from "./wellness-center.copy.ts";
import { NOTES_SENT } from "./wellness-center.model.ts";

const { situation: words } = copy;

const Fold = styled.details`
  summary {
    min-height: var(--target);
    align-content: center;
    cursor: pointer;
    font-weight: var(--weight-strong);
  }
`;
const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 11rem), 1fr));
  gap: var(--space-3) var(--space-5);
  margin-block: var(--space-2) var(--space-4);
  dt {
    font-size: var(--text-small);
    color: var(--muted);
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

/** What the helpers get to know of the member, in his own figures. */
export function Situation({ member }: { member: Member }) {
  const { age, goals, burnoutLevel, recentMoods, streak, completedModules, journalEntries } =
    member;
  const facts = [
    [words.age, age ?? words.none],
    [words.goals, goals.join(", ") || words.none],
    [words.burnout, burnoutLevel === null ? words.none : words.ofFive(burnoutLevel)],
    [words.moods, recentMoods.join(", ") || words.noMoods],
    [words.streak, words.days(streak)],
    [words.done, words.doneSoFar(completedModules, journalEntries)],
  ];
  return (
    <Fold>
      <summary>{words.title}</summary>
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <Muted>{words.privacy(NOTES_SENT)}</Muted>
    </Fold>
  );
}
