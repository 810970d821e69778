import type { Entitlement } from "@reclaim/contracts-common/entitlements";
import { MenuRow } from "@reclaim/design-system/menu-row";
import { type SlotProps, useHost } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";
import { millisecondsInDay } from "date-fns/constants";
import { CreditCard, Settings2 } from "lucide-react";
import { copy } from "./profile-menu.copy.ts";

/** The member's plan, and the ways to change or to cancel it. */
export default function SubscriptionRow({ close }: SlotProps["profile.menu"]) {
  const { session, clock } = useHost();
  return (
    <>
      <MenuRow
        as={Link}
        to="/subscription"
        icon={<CreditCard aria-hidden />}
        label={copy.subscription}
        detail={session.member && formatPlan(session.member.entitlement, clock.now())}
        onClick={close}
      />
      <MenuRow
        as={Link}
        to="/subscription"
        icon={<Settings2 aria-hidden />}
        label={copy.manage}
        onClick={close}
      />
    </>
  );
}

function formatPlan({ tier, source, endsAt }: Entitlement, now: Date): string {
  const plan = copy.plans[tier];
  if (source !== "trial" || !endsAt) return plan;
  // The day that has begun counts, as it does on the plan's own page.
  return copy.trial(
    plan,
    Math.max(0, Math.ceil((Date.parse(endsAt) - now.getTime()) / millisecondsInDay)),
  );
}
