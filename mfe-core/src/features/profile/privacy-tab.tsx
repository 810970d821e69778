import { Muted, SectionTitle, Stack } from "@reclaim/design-system";
import { styled } from "styled-components";
import { ExportButton } from "../../shared/export-button.tsx";
import { copy } from "./privacy.copy.ts";

const Stored = styled.dl`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  margin: 0;
  dt {
    font-weight: var(--weight-strong);
  }
  dd {
    margin: 0;
    color: var(--muted);
  }
`;

/** Settings > Privacy: visibility of the member's data, and its export. */
export function PrivacyTab() {
  const { take } = copy;
  return (
    <Stack $gap={6}>
      <Stack as="section" $gap={3}>
        <SectionTitle as="h3">{copy.title}</SectionTitle>
        <Stored>
          {copy.stored.map(({ what, who }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{who}</dd>
            </div>
          ))}
        </Stored>
        <p>{copy.nobodyElse}</p>
      </Stack>
      <Stack as="section" $gap={3}>
        <SectionTitle as="h3">{take.title}</SectionTitle>
        <Muted>{take.words}</Muted>
        <ExportButton kind="data" label={take.data} />
        <ExportButton kind="journal" label={take.journal} />
      </Stack>
    </Stack>
  );
}
