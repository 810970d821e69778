import type { JournalPrompt } from "@reclaim/contracts-insights/insights";
import type { Member } from "@reclaim/contracts-members/members";
import { Row, Select } from "@reclaim/design-system";
import { styled } from "styled-components";
import { formatInstant } from "../../shared/dates.model.ts";
import { SourceLabel } from "../../shared/source-label.tsx";
import { RemoveAnswer } from "./remove-answer.tsx";
import { copy } from "./wellness-center.copy.ts";

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
`;
const Choice = styled.div`
  flex: 0 1 18rem;
`;

type Made = Pick<JournalPrompt, "id" | "source" | "generatedAt">;

/** Says whose answer it is and of when; lets the member go back to earlier ones, or remove it. */
export function KeptChoice(
  { member: { id: memberId, timeZone }, shown, kept, onChoose }: {
    member: Member;
    shown: Made;
    /** Newest first. */
    kept: Made[];
    onChoose: (id: string) => void;
  },
) {
  return (
    <Line>
      <Row>
        <SourceLabel {...{ source: shown.source, generatedAt: shown.generatedAt, timeZone }} />
        <RemoveAnswer memberId={memberId} id={shown.id} />
      </Row>
      {kept.length > 1 && (
        <Choice>
          <Select
            label={copy.kept.choose}
            value={shown.id}
            onChange={({ currentTarget }) => onChoose(currentTarget.value)}
          >
            {kept.map(({ id, generatedAt }) => (
              <option key={id} value={id}>{formatInstant(generatedAt, timeZone)}</option>
            ))}
          </Select>
        </Choice>
      )}
    </Line>
  );
}
