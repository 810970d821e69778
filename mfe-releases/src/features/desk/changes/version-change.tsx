import { styled } from "styled-components";
import { VersionName } from "../../../shared/version-name.tsx";
import { copy } from "./changes.copy.ts";

const Terms = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-1) var(--space-4);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-medium);
  background: var(--sunken);
  dt {
    color: var(--muted);
  }
  dd {
    margin: 0;
  }
`;

/** The live version, and the next or canary version beside it. */
export function VersionChange(
  { now, next, canary }: { now: string | undefined; next?: string; canary?: string },
) {
  const other = next ?? canary;
  return (
    <Terms>
      <dt>{copy.now}</dt>
      <dd>{now ? <VersionName version={now} /> : copy.nothing}</dd>
      {other && (
        <>
          <dt>{next ? copy.next : copy.canary.version}</dt>
          <dd>
            <VersionName version={other} />
          </dd>
        </>
      )}
    </Terms>
  );
}
