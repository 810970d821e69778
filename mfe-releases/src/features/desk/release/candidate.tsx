import type {
  DeskRelease,
  PublishedRelease,
  RolledBackFrom,
} from "@reclaim/contracts-releases/release-desk";
import { Row } from "@reclaim/design-system";
import { CircleCheck, Hourglass, OctagonX, Undo2 } from "lucide-react";
import { styled } from "styled-components";
import { SmallButton } from "../../../shared/dense.ts";
import { VersionName } from "../../../shared/version-name.tsx";
import { RelativeTime } from "../../../shared/relative-time.tsx";
import type { ReleaseAction } from "../changes/release-action.ts";
import { copy } from "./release.copy.ts";

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  font-size: var(--text-small);
  line-height: 1.4;
`;
const Words = styled.p`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-2);
  min-width: 0;
  overflow-wrap: anywhere;
  svg {
    width: 1.1rem;
    height: 1.4em;
    color: var(--muted);
  }
  &[data-state="refused"] svg,
  &[data-state="rolled back automatically"] svg {
    color: var(--danger);
  }
  &[data-state="passed"] svg {
    color: var(--success);
  }
`;

const SIGNS = { passed: CircleCheck, checking: Hourglass, refused: OctagonX };
const SAID = { passed: copy.ready, checking: copy.checking, refused: copy.refused };

/** The newest version while nobody has it: what keeps it back, or what it waits for. */
export function Next(
  { release: { yours }, candidate: { version, state, publishedAt, publishedBy }, ask }: {
    release: DeskRelease;
    candidate: PublishedRelease;
    ask: (asked: ReleaseAction) => void;
  },
) {
  const Sign = SIGNS[state];
  return (
    <Line>
      <Words data-state={state}>
        <Sign aria-hidden />
        <span>
          <VersionName version={version} /> {SAID[state]} · {copy.published}{" "}
          <RelativeTime at={publishedAt} />, {copy.by(publishedBy)}
        </span>
      </Words>
      {yours && state === "passed" && (
        <Row $gap={2}>
          <SmallButton data-variant="quiet" onClick={() => ask({ what: "canary", version })}>
            {copy.putOnCanary}
          </SmallButton>
          <SmallButton data-variant="quiet" onClick={() => ask({ what: "activate", version })}>
            {copy.activate}
          </SmallButton>
        </Row>
      )}
    </Line>
  );
}

/** The version that was rolled back and the reason, with a way to activate it again. */
export function RollbackNotice(
  { release: { yours }, from: { version, at, by, how, why }, ask }: {
    release: DeskRelease;
    from: RolledBackFrom;
    ask: (asked: ReleaseAction) => void;
  },
) {
  return (
    <Line>
      <Words data-state={how}>
        <Undo2 aria-hidden />
        <span>
          <VersionName version={version} /> {copy.rolledBack[how]} <RelativeTime at={at} />
          {how === "rolled back" && `, ${copy.by(by)}`}
          {why && `: ${why}`}
        </span>
      </Words>
      {yours && how === "rolled back" && (
        <SmallButton
          data-variant="quiet"
          onClick={() => ask({ what: "activate", version })}
        >
          {copy.activateAgain}
        </SmallButton>
      )}
    </Line>
  );
}
