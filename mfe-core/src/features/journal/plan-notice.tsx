import { STARTER_WEEKLY_ENTRIES } from "@reclaim/contracts/journal";
import { LinkButton } from "@reclaim/design-system";
import { Banner } from "@reclaim/design-system/banner";
import { Link } from "@reclaim/host-api/router";
import { copy } from "./journal.copy.ts";

/** What the plan lacks, and the way to the plans. */
export function PlanNotice() {
  return (
    <Banner
      title={copy.upgrade.title}
      action={
        <LinkButton as={Link} data-variant="quiet" to="/products">{copy.upgrade.link}</LinkButton>
      }
    >
      {copy.upgrade.text(STARTER_WEEKLY_ENTRIES)}
    </Banner>
  );
}
