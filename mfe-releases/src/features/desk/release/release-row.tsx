import type { DeskRelease } from "@reclaim/contracts-releases/release-desk";
import { Hidden, IconButton, Muted } from "@reclaim/design-system";
import { Banner } from "@reclaim/design-system/banner";
import { ChevronDown, CircleDot } from "lucide-react";
import { useId, useState } from "react";
import { SmallButton } from "../../../shared/dense.ts";
import { copy as shared } from "../../../shared/shared.copy.ts";
import { VersionName } from "../../../shared/version-name.tsx";
import { RelativeTime } from "../../../shared/relative-time.tsx";
import type { ReleaseAction } from "../changes/release-action.ts";
import { useImmediateRollback } from "../changes/use-immediate-rollback.ts";
import { findCandidate, getRollbackMode } from "../desk.model.ts";
import { Canary } from "./canary.tsx";
import { FigureOf, FIGURES } from "./figures.tsx";
import { Versions } from "./late-parts.ts";
import { Next, RollbackNotice } from "./candidate.tsx";
import { copy } from "./release.copy.ts";
import { Figures, Fold, Item, Line, LiveNow, Name, Ways } from "./release-row.styles.ts";

/** One remote, or the shell: what is live and how it does, its canary, and what comes next. */
export function ReleaseRow(
  { release, ask }: {
    release: DeskRelease;
    ask: (asked: ReleaseAction) => void;
  },
) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { name, team, live, lastGood, health, canary, versions, rolledBackFrom } = release;
  const candidate = findCandidate(release);
  const way = getRollbackMode(release);
  const back = useImmediateRollback(release);
  return (
    <Item aria-labelledby={`${id}-name`}>
      <Line>
        <Name>
          <h2 id={`${id}-name`} tabIndex={-1}>{name}</h2>
          <Muted>{team}</Muted>
        </Name>
        <LiveNow>
          {live
            ? (
              <>
                <p>
                  <CircleDot aria-hidden />
                  <Hidden>{copy.live}:</Hidden> <VersionName version={live.version} />
                </p>
                <Muted>
                  {copy.wentLive} <RelativeTime at={live.since} />, {copy.by(live.by)}
                </Muted>
                {way === "now" && lastGood && (
                  <Muted id={`${id}-good`}>
                    {copy.lastGoodIs} <VersionName version={lastGood} />
                  </Muted>
                )}
              </>
            )
            : <Muted>{copy.nothingLive}</Muted>}
        </LiveNow>
        <Figures>
          {FIGURES.map((kind) => (
            <div key={kind.label}>
              <dt>{kind.label}</dt>
              <dd>
                <FigureOf kind={kind} health={health} />
              </dd>
            </div>
          ))}
        </Figures>
        <Ways>
          {way === "now" && (
            <SmallButton
              data-variant="quiet"
              aria-describedby={`${id}-good`}
              aria-disabled={back.pending}
              onClick={back.press}
            >
              {back.pending ? copy.rollingBack : copy.rollBack}
            </SmallButton>
          )}
          {way === "ask" && (
            <SmallButton data-variant="quiet" onClick={() => ask({ what: "back" })}>
              {copy.rollBackAsk}
            </SmallButton>
          )}
          {way === "off" && (
            <SmallButton data-variant="quiet" onClick={() => ask({ what: "off" })}>
              {copy.takeOff}
            </SmallButton>
          )}
          <Fold data-open={open}>
            <IconButton
              label={`${copy.versions(versions.length)}: ${name}`}
              aria-expanded={open}
              aria-controls={open ? `${id}-versions` : undefined}
              onClick={() => setOpen(!open)}
            >
              <ChevronDown size={20} aria-hidden />
            </IconButton>
          </Fold>
        </Ways>
      </Line>
      {back.fault && <Banner tone="danger" title={shared.notDone}>{back.fault}</Banner>}
      {canary && <Canary release={release} canary={canary} ask={ask} />}
      {candidate && (
        <Next
          release={release}
          candidate={candidate}
          ask={ask}
        />
      )}
      {rolledBackFrom && <RollbackNotice release={release} from={rolledBackFrom} ask={ask} />}
      {open && (
        <div id={`${id}-versions`}>
          <Versions release={release} ask={ask} />
        </div>
      )}
    </Item>
  );
}
