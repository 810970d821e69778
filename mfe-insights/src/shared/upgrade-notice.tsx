import { includesTier, type Tier } from "@reclaim/contracts-common/entitlements";
import type { Member } from "@reclaim/contracts-members/members";
import { LinkButton, Stack } from "@reclaim/design-system";
import { Link } from "@reclaim/host-api/router";
import { copy } from "./shared.copy.ts";

/** True when the member's plan has what needs a tier. */
export const planIncludes = ({ entitlement }: Member, needed: Tier): boolean =>
  includesTier(entitlement.tier, needed);

/** Says what the plan lacks, with the way to the plans. `what` such as "mood analysis by AI". */
export function UpgradeNotice({ what, needed }: { what: string; needed: "essential" | "premium" }) {
  return (
    <Stack $gap={3}>
      <p role="status">{copy.upgrade[needed](what)}</p>
      <div>
        <LinkButton as={Link} to="/products">{copy.upgrade.open}</LinkButton>
      </div>
    </Stack>
  );
}
