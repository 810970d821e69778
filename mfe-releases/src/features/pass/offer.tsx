import type { OfferedPass } from "@reclaim/contracts-releases/release-desk";
import { styled } from "styled-components";
import { formatDateTime } from "../../shared/time-format.model.ts";
import { VersionName } from "../../shared/version-name.tsx";
import { RelativeTime } from "../../shared/relative-time.tsx";
import { copy } from "./pass.copy.ts";

const Terms = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-2) var(--space-5);
  overflow-wrap: anywhere;
  dt {
    color: var(--muted);
  }
  dd {
    margin: 0;
  }
`;

/** The remote and version, the team and the end of the offer. */
export function Offer({ pass: { name, version, team, by, expiresAt } }: { pass: OfferedPass }) {
  return (
    <Terms>
      <dt>{copy.part}</dt>
      <dd>{name}</dd>
      <dt>{copy.version}</dt>
      <dd>{version ? <VersionName version={version} /> : copy.whatIsNew}</dd>
      <dt>{copy.from}</dt>
      <dd>{by}, {team}</dd>
      <dt>{copy.until}</dt>
      <dd>
        {formatDateTime(expiresAt)}, <RelativeTime at={expiresAt} />
      </dd>
    </Terms>
  );
}
