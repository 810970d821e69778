import type { Member } from "@reclaim/contracts-members/members";
import { Button, Muted } from "@reclaim/design-system";
import { lateComponent } from "@reclaim/host-api";
import { useState } from "react";
import { toRefusal } from "../../../shared/refusal.model.ts";
import { planIncludes, UpgradeNotice } from "../../../shared/upgrade-notice.tsx";
import { useKeepPlan, usePlan } from "./plan.client.ts";
import { copy } from "./plan.copy.ts";

const Question = lateComponent(() => import("../question.tsx"));

/** Makes the strategy above the member's plan; asks first when another plan would go (D44). */
export function KeepAsPlan(
  { member, recommendationsId }: { member: Member; recommendationsId: string },
) {
  const { data: plan } = usePlan(member.id);
  const [isAsking, setIsAsking] = useState(false);
  const keep = useKeepPlan(member.id, () => setIsAsking(false));
  if (plan?.recommendationsId === recommendationsId) return <Muted>{copy.isPlan}</Muted>;
  if (!planIncludes(member, "premium") || (keep.error && toRefusal(keep.error) === "plan")) {
    return <UpgradeNotice what={copy.feature} needed="premium" />;
  }
  const working = keep.isPending ? copy.keeping : undefined;
  return (
    <div>
      <Button
        data-variant="quiet"
        aria-disabled={keep.isPending}
        onClick={() => plan ? setIsAsking(true) : keep.mutate(recommendationsId)}
      >
        {working ?? copy.keep}
      </Button>
      {isAsking && plan && (
        <Question
          {...copy.replacement}
          text={copy.replacement.text(plan.title)}
          working={working}
          onConfirm={() => keep.mutate(recommendationsId)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}
