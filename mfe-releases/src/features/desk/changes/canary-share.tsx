import { type Tier, TIERS } from "@reclaim/contracts-common/entitlements";
import type { CanaryShare as Share, DeskRelease } from "@reclaim/contracts-releases/release-desk";
import { Muted } from "@reclaim/design-system";
import { Checkbox, CheckboxGroup } from "@reclaim/design-system/checkbox";
import { Slider } from "@reclaim/design-system/slider";
import { useState } from "react";
import { ConfirmDialog } from "../../../shared/confirm-dialog.tsx";
import { releasePath, useReleaseChange } from "../desk.client.ts";
import { copy, formatShareOf } from "./changes.copy.ts";
import { VersionChange } from "./version-change.tsx";
import { shareStepsWith } from "./share-steps.model.ts";

/** Puts a version on canary, or changes the share of the current canary. */
export function CanaryShare(
  { release: { name, live, canary, revision }, version, onClose }: {
    release: DeskRelease;
    version: string;
    onClose: () => void;
  },
) {
  const running = canary?.version === version ? canary : null;
  const [steps] = useState(() => shareStepsWith(running?.percent ?? 0));
  const [percent, setPercent] = useState(running?.percent ?? 5);
  const [tiers, setTiers] = useState<readonly Tier[]>(running?.tiers ?? []);
  const change = useReleaseChange(onClose);
  const { title, changeTitle, confirm, working, change: changeIt, changing } = copy.canary;
  const share = formatShareOf(percent, tiers);
  const toggle = (tier: Tier, chosen: boolean) =>
    setTiers(TIERS.filter((other) => other === tier ? chosen : tiers.includes(other)));

  return (
    <ConfirmDialog
      title={running ? changeTitle(name) : title(name)}
      confirm={running ? changeIt : confirm}
      working={running ? changing : working}
      pending={change.isPending}
      error={change.error}
      onClose={onClose}
      onConfirm={() =>
        change.mutate({
          method: "PUT",
          path: releasePath(name, version, "canary"),
          expectedRevision: revision,
          body: { percent, tiers: [...tiers] } satisfies Share,
          done: copy.canary.done(name, version, share),
        })}
    >
      <VersionChange now={live?.version} canary={version} />
      <Slider
        label={copy.canary.share}
        min={0}
        max={steps.length - 1}
        marks
        value={steps.indexOf(percent)}
        say={(at) => copy.canary.percent(steps[at] ?? 0)}
        ends={copy.canary.ends}
        onChange={(at) => setPercent(steps[at] ?? 0)}
        disabled={change.isPending}
      />
      <CheckboxGroup label={copy.canary.tiers} disabled={change.isPending}>
        {TIERS.map((tier) => (
          <Checkbox
            key={tier}
            label={copy.canary.tierNames[tier]}
            checked={tiers.includes(tier)}
            onCheckedChange={(chosen) => toggle(tier, chosen === true)}
          />
        ))}
      </CheckboxGroup>
      <div>
        <p>{copy.canary.who(share)}</p>
        {canary && !running && <p>{copy.canary.instead(canary.version)}</p>}
      </div>
      <Muted>{copy.canary.judged} {copy.nextPage}</Muted>
    </ConfirmDialog>
  );
}
