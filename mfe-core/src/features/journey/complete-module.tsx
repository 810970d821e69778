import { PILLARS } from "@reclaim/contracts-members/catalogue";
import type { ModuleStatus } from "@reclaim/contracts-members/module-progress";
import { Button, LinkButton, Row } from "@reclaim/design-system";
import { DialogFailure, getErrorMessage, lateComponent, useHost } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";
import { ArrowRight, Check } from "lucide-react";
import { useState } from "react";
import { styled } from "styled-components";
import { useCompleteModule } from "../../shared/module-progress.client.ts";
import { type CatalogueEntry, modulePath } from "../../shared/modules.ts";
import { copy } from "./module.copy.ts";

const AchievementDialog = lateComponent<{ badgeId: string; onClose: () => void }>(
  () => import("./achievement-dialog.tsx"),
  { Failed: DialogFailure },
);

const Done = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--target);
  color: var(--success);
  font-weight: var(--weight-strong);
`;

/** The module after this one; after the last one of the pillar its list (core specification §4). */
const nextPath = ({ pillar, id }: CatalogueEntry): string =>
  id < PILLARS[pillar].modules ? modulePath({ pillar, id: id + 1 }) : `/journey?pillar=${pillar}`;

/** Completes the module and leads to the next one. What was earned is told once. */
export function CompleteModule({ module, status, disabled }: {
  module: CatalogueEntry;
  status: ModuleStatus;
  disabled: boolean;
}) {
  const { notify } = useHost();
  const [badgeId, setBadgeId] = useState<string>();
  const complete = useCompleteModule(module, {
    onCompleted([newBadge]) {
      if (newBadge) return setBadgeId(newBadge);
      const { title, description } = copy.complete.toast;
      notify({ title, description: description(module.title) });
    },
    onError: (error) =>
      notify({
        title: copy.complete.failed.title,
        description: getErrorMessage(error, copy.complete.failed.fallback),
        variant: "destructive",
      }),
  });
  const isCompleted = status === "completed";
  return (
    <Row>
      {isCompleted
        ? (
          <Done role="status">
            <Check size={20} strokeWidth={3} aria-hidden />
            {copy.complete.completed}
          </Done>
        )
        : (
          <Button
            disabled={disabled}
            aria-disabled={complete.isPending}
            onClick={() => complete.mutate()}
          >
            {complete.isPending ? copy.complete.working : copy.complete.button}
          </Button>
        )}
      <LinkButton
        as={Link}
        data-variant={isCompleted ? undefined : "quiet"}
        to={nextPath(module)}
      >
        {copy.complete.next}
        <ArrowRight size={20} aria-hidden />
      </LinkButton>
      {badgeId && <AchievementDialog badgeId={badgeId} onClose={() => setBadgeId(undefined)} />}
    </Row>
  );
}
