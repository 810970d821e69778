import type { DeskRelease } from "@reclaim/contracts-releases/release-desk";
import { Button } from "@reclaim/design-system";
import { Banner } from "@reclaim/design-system/banner";
import { styled } from "styled-components";
import { failedShare } from "../../../shared/figures.model.ts";
import { formatDateTime } from "../../../shared/time-format.model.ts";
import { VersionName } from "../../../shared/version-name.tsx";
import type { ReleaseAction } from "../changes/release-action.ts";
import { useImmediateRollback } from "../changes/use-immediate-rollback.ts";
import { getRollbackMode } from "../desk.model.ts";
import { copy } from "./release.copy.ts";

/** Stands on one line where it can. */
const Whole = styled.span`
  display: inline-block;
  overflow-wrap: anywhere;
`;

/**
 * A live version that fails too often, above everything, and the way back from it. It is an alert:
 * it says nothing that changes from one look to the next, or it would be read out each time.
 */
export function FailingRelease(
  { release, ask }: { release: DeskRelease; ask: (asked: ReleaseAction) => void },
) {
  const { name, team, live, health, lastGood, yours } = release;
  const { press, pending, fault } = useImmediateRollback(release);
  const way = getRollbackMode(release);
  const act = {
    now: pending ? copy.rollingBack : (
      <span>
        {copy.rollBackTo} <Whole>{lastGood}</Whole>
      </span>
    ),
    ask: copy.rollBackAsk,
    off: copy.takeOff,
  };
  const onClick = way === "now" ? press : () => ask({ what: way === "off" ? "off" : "back" });
  if (!live || !health) return null;
  return (
    <Banner
      tone="danger"
      title={copy.fails(name, failedShare(health) ?? 0)}
      action={way && <Button aria-disabled={pending} onClick={onClick}>{act[way]}</Button>}
    >
      <p>
        <VersionName version={live.version} /> {copy.liveSince(formatDateTime(live.since), live.by)}
      </p>
      {fault && <p>{fault}</p>}
      {!yours && <p>{copy.notYours(team)}</p>}
    </Banner>
  );
}
