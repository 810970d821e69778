import type { DeskRelease } from "@reclaim/contracts-releases/release-desk";
import { Muted, Row } from "@reclaim/design-system";
import { styled } from "styled-components";
import { SmallButton } from "../../../shared/dense.ts";
import { VersionName } from "../../../shared/version-name.tsx";
import { RelativeTime } from "../../../shared/relative-time.tsx";
import type { ReleaseAction } from "../changes/release-action.ts";
import { formatShareOf } from "../changes/changes.copy.ts";
import { Comparison } from "./comparison.tsx";
import { Mark } from "./mark.tsx";
import { copy } from "./release.copy.ts";
import { WIDE } from "./release-row.styles.ts";

const Place = styled.section`
  display: grid;
  align-items: start;
  gap: var(--space-4) var(--space-6);
  padding: var(--space-4);
  border-inline-start: 3px solid var(--primary);
  border-radius: var(--radius-small);
  background: var(--background);
  overflow-wrap: anywhere;
  ${WIDE} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
    padding-inline: var(--space-5);
  }
`;
const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
`;
const Ways = styled(Row)`
  margin-top: var(--space-2);
`;

/** A canary beside the live version: its share, its health, and the verdict of the canary test. */
export function Canary(
  { release, canary, ask }: {
    release: DeskRelease;
    canary: NonNullable<DeskRelease["canary"]>;
    ask: (asked: ReleaseAction) => void;
  },
) {
  const { version, percent, tiers, startedAt, startedBy, health, beside, judgement } = canary;
  return (
    <Place aria-label={`${copy.canary}: ${release.name} ${version}`}>
      <Words>
        <Row $gap={2}>
          <Mark kind="canary" />
          <VersionName version={version} />
        </Row>
        <Muted>
          {copy.goesTo(formatShareOf(percent, tiers))} · {copy.began}{" "}
          <RelativeTime at={startedAt} />, {copy.by(startedBy)}
        </Muted>
        <p>{judgement}</p>
        {release.yours && (
          <Ways $gap={2}>
            <SmallButton
              data-variant="quiet"
              onClick={() => ask({ what: "canary", version })}
            >
              {copy.changeShare}
            </SmallButton>
            <SmallButton data-variant="quiet" onClick={() => ask({ what: "activate", version })}>
              {copy.activate}
            </SmallButton>
            <SmallButton data-variant="quiet" onClick={() => ask({ what: "stop", version })}>
              {copy.stop}
            </SmallButton>
          </Ways>
        )}
      </Words>
      <Comparison name={release.name} live={beside} canary={health} />
    </Place>
  );
}
