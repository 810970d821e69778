import type { DeskRelease, PublishedRelease } from "@reclaim/contracts-releases/release-desk";
import { Hidden, IconButton, Muted, Tag } from "@reclaim/design-system";
import { Menu, MenuItem } from "@reclaim/design-system/menu";
import { Check, ChevronDown, Ellipsis, Hourglass, X } from "lucide-react";
import { useId, useState } from "react";
import { styled } from "styled-components";
import { SmallButton } from "../../../shared/dense.ts";
import { formatSize } from "../../../shared/figures.model.ts";
import { VersionName } from "../../../shared/version-name.tsx";
import { RelativeTime } from "../../../shared/relative-time.tsx";
import type { ReleaseAction } from "../changes/release-action.ts";
import { isEarlier } from "../desk.model.ts";
import { Checks } from "./checks.tsx";
import { Mark } from "./mark.tsx";
import { copy } from "./release.copy.ts";
import { WIDE } from "./release-row.styles.ts";

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) var(--target);
  align-items: center;
  gap: var(--space-1) var(--space-4);
  min-height: calc(var(--target) + var(--space-2));
  padding-block: var(--space-2);
  ${WIDE} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) var(--target);
  }
`;
const Which = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
  line-height: 1.4;
`;
const Stands = styled.div`
  grid-column: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  ${WIDE} {
    grid-column: auto;
  }
`;
const State = styled(Tag)`
  font-size: var(--text-tiny);
  padding: 0.1rem var(--space-2);
  svg {
    width: 0.9rem;
    height: 0.9rem;
  }
`;
const More = styled.div`
  grid-area: 1 / -2;
`;

const Toggle = styled(SmallButton)`
  gap: var(--space-1);
  font-weight: var(--weight-regular);
  && {
    color: var(--muted);
    text-decoration: none;
  }
  &&[data-failed="true"] {
    color: var(--danger);
  }
  svg {
    width: 0.9rem;
    height: 0.9rem;
  }
  &[aria-expanded="true"] svg {
    rotate: 180deg;
  }
`;

const STATES = {
  checking: { Icon: Hourglass, tone: "info" },
  passed: { Icon: Check, tone: "success" },
  refused: { Icon: X, tone: "danger" },
} as const;

/** One published version: where it is, how it was checked, and what can be done with it. */
export function VersionLine(
  { release, version, newest, ask }: {
    release: DeskRelease;
    version: PublishedRelease;
    newest: boolean;
    ask: (asked: ReleaseAction) => void;
  },
) {
  const { state, traffic, publishedAt, publishedBy, bytes, checks } = version;
  const { Icon, tone } = STATES[state];
  const failed = checks.filter(({ ok }) => !ok).length;
  const [open, setOpen] = useState(newest && state === "refused");
  const id = useId();
  return (
    <li>
      <Line>
        <Which>
          <VersionName version={version.version} />
          <Muted>
            {copy.published} <RelativeTime at={publishedAt} />, {copy.by(publishedBy)} ·{" "}
            {formatSize(bytes)}
          </Muted>
        </Which>
        <Stands>
          <State data-tone={tone}>
            <Icon aria-hidden />
            {copy.states[state]}
          </State>
          {traffic !== "none" && <Mark kind={traffic} />}
          {version.version === release.lastGood && <Mark kind="good" />}
          {checks.length > 0 && (
            <Toggle
              data-variant="plain"
              data-failed={failed > 0}
              aria-expanded={open}
              aria-controls={open ? id : undefined}
              onClick={() => setOpen(!open)}
            >
              {failed > 0 ? copy.checksFailed(failed, checks.length) : copy.checks(checks.length)}
              <Hidden>, {version.version}</Hidden>
              <ChevronDown aria-hidden />
            </Toggle>
          )}
        </Stands>
        {release.yours && state === "passed" && traffic !== "live" && (
          <More>
            <Ways release={release} version={version} ask={ask} />
          </More>
        )}
      </Line>
      {open && <Checks id={id} checks={checks} />}
    </li>
  );
}

function Ways(
  { release, version: { version, traffic, ...published }, ask }: {
    release: DeskRelease;
    version: PublishedRelease;
    ask: (asked: ReleaseAction) => void;
  },
) {
  const goesBack = isEarlier(release, { version, traffic, ...published });
  return (
    <Menu
      trigger={
        <IconButton label={copy.more(version)}>
          <Ellipsis size={20} aria-hidden />
        </IconButton>
      }
    >
      {goesBack
        ? <MenuItem onSelect={() => ask({ what: "back", version })}>{copy.backTo}</MenuItem>
        : <MenuItem onSelect={() => ask({ what: "activate", version })}>{copy.activate}</MenuItem>}
      <MenuItem onSelect={() => ask({ what: "canary", version })}>
        {traffic === "canary" ? copy.changeShare : copy.putOnCanary}
      </MenuItem>
      <MenuItem onSelect={() => ask({ what: "load", version })}>{copy.load}</MenuItem>
      <MenuItem onSelect={() => ask({ what: "invite", version })}>{copy.invite}</MenuItem>
    </Menu>
  );
}
