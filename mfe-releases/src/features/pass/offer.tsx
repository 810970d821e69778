import type { OfferedPass } from "@reclaim/contracts/release-desk";
import { styled } from "styled-components";
import { dateAndTime } from "../../shared/moments.model.ts";
import { VersionName } from "../../shared/version-name.tsx";
import { When } from "../../shared/when.tsx";
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

/** What, from whom, until when. */
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
        {dateAndTime(expiresAt)}, <When at={expiresAt} />
      </dd>
    </Terms>
  );
}
