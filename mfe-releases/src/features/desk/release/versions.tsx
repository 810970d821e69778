import type { DeskRelease } from "@reclaim/contracts-releases/release-desk";
import { Muted, Row } from "@reclaim/design-system";
import { useState } from "react";
import { styled } from "styled-components";
import { SmallButton } from "../../../shared/dense.ts";
import type { ReleaseAction } from "../changes/release-action.ts";
import { copy } from "./release.copy.ts";
import { WIDE } from "./release-row.styles.ts";
import { VersionLine } from "./version-line.tsx";

/** So many show at first. */
const NEWEST = 5;

const Place = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  padding-bottom: var(--space-2);
  ${WIDE} {
    padding-inline-start: var(--space-5);
    border-inline-start: 3px solid var(--border);
  }
`;
const List = styled.ul`
  padding: 0;
  list-style: none;
  > li {
    border-top: 1px solid var(--border);
  }
`;

/** The published versions of one remote, with the failures of the live one. */
export default function Versions(
  { release, ask }: { release: DeskRelease; ask: (asked: ReleaseAction) => void },
) {
  const [all, setAll] = useState(false);
  const { name, team, versions, health, yours } = release;
  const older = versions.length - NEWEST;
  return (
    <Place>
      {(health || !yours) && (
        <Row $gap={5}>
          {health && <Muted>{copy.failures}: {formatFailures(health)}</Muted>}
          {!yours && <Muted>{copy.notYours(team)}</Muted>}
        </Row>
      )}
      <List aria-label={copy.versionsOf(name)}>
        {(all ? versions : versions.slice(0, NEWEST)).map((version, index) => (
          <VersionLine
            key={version.version}
            release={release}
            version={version}
            newest={index === 0}
            ask={ask}
          />
        ))}
      </List>
      {older > 0 && !all && (
        <div>
          <SmallButton data-variant="plain" onClick={() => setAll(true)}>
            {copy.older(older)}
          </SmallButton>
        </div>
      )}
    </Place>
  );
}

const formatFailures = (health: NonNullable<DeskRelease["health"]>): string =>
  (["loadErrors", "renderErrors", "integrityFailures"] as const)
    .map((kind) => `${health[kind].toLocaleString("en")} ${copy.failure[kind]}`)
    .join(", ");
