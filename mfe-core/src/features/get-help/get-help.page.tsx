import { Card, Page, PageHeader, SectionTitle } from "@reclaim/design-system";
import { useTitle } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";
import { CrisisLines } from "../../shared/crisis-lines.tsx";
import { copy } from "./get-help.copy.ts";

/** Crisis lines to call or text, by country. Needs no session, no call and no network. */
export default function GetHelp() {
  useTitle(copy.title);
  return (
    <Page>
      <PageHeader
        title={copy.title}
        lead={copy.lead}
        back={{ to: "/", label: copy.back }}
        linkAs={Link}
      />
      <CrisisLines />
      <Card as="section" data-tone="sunken">
        <SectionTitle>{copy.more}</SectionTitle>
        <p>{copy.moreWords}</p>
      </Card>
    </Page>
  );
}
