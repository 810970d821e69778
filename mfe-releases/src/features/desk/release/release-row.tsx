import type { AuditEntry, DeskRelease } from "@reclaim/contracts/release-desk";
import { Hidden, IconButton, Muted } from "@reclaim/design-system";
import { ChevronDown, CircleDot } from "lucide-react";
import { useId, useState } from "react";
import { SmallButton } from "../../../shared/dense.ts";
import { VersionName } from "../../../shared/version-name.tsx";
import { When } from "../../../shared/when.tsx";
import type { Asked } from "../changes/asked.ts";
import { candidateOf, canOnlyBeTakenOff, earlierVersions, takenBackOf } from "../desk.model.ts";
import { Canary } from "./canary.tsx";
import { FigureOf, FIGURES } from "./figures.tsx";
import { Versions } from "./later.ts";
import { Next } from "./next.tsx";
import { copy } from "./release.copy.ts";
import { Figures, Fold, Item, Line, LiveNow, Name, Ways } from "./release-row.styles.ts";

/** One remote, or the shell: what is live and how it does, its canary, and what comes next. */
export function ReleaseRow(
  { release, audit, ask }: {
    release: DeskRelease;
    audit: readonly AuditEntry[];
    ask: (asked: Asked) => void;
  },
) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { name, team, live, health, canary, versions, yours } = release;
  const candidate = candidateOf(release);
  const back = canOnlyBeTakenOff(release) ? "off" : earlierVersions(release).length > 0 && "back";
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
                  {copy.since} <When at={live.since} />, {copy.by(live.by)}
                </Muted>
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
          {yours && live && back && (
            <SmallButton
              data-variant="quiet"
              onClick={() => ask({ what: back })}
            >
              {back === "off" ? copy.takeOff : copy.rollBack}
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
      {canary && <Canary release={release} canary={canary} ask={ask} />}
      {candidate && (
        <Next
          release={release}
          candidate={candidate}
          takenBack={takenBackOf(candidate, audit)}
          ask={ask}
        />
      )}
      {open && (
        <div id={`${id}-versions`}>
          <Versions release={release} ask={ask} />
        </div>
      )}
    </Item>
  );
}
