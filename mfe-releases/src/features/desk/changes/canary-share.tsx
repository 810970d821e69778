import { type Tier, TIERS } from "@reclaim/contracts/entitlements";
import type { CanaryShare as Share, DeskRelease } from "@reclaim/contracts/release-desk";
import { Muted } from "@reclaim/design-system";
import { Checkbox, CheckboxGroup } from "@reclaim/design-system/checkbox";
import { Slider } from "@reclaim/design-system/slider";
import { useState } from "react";
import { Question } from "../../../shared/question.tsx";
import { addressOf, useChange } from "../desk.client.ts";
import { copy, sayShareOf } from "./changes.copy.ts";
import { Swap } from "./swap.tsx";
import { stepsWith } from "./steps.model.ts";

/** Puts a version on canary, or changes who gets the one that is. */
export function CanaryShare(
  { release: { name, live, canary, revision }, version, onClose }: {
    release: DeskRelease;
    version: string;
    onClose: () => void;
  },
) {
  const running = canary?.version === version ? canary : null;
  const [steps] = useState(() => stepsWith(running?.percent ?? 0));
  const [percent, setPercent] = useState(running?.percent ?? 5);
  const [tiers, setTiers] = useState<readonly Tier[]>(running?.tiers ?? []);
  const change = useChange(onClose);
  const { title, changeTitle, confirm, working, change: changeIt, changing } = copy.canary;
  const share = sayShareOf(percent, tiers);
  const toggle = (tier: Tier, chosen: boolean) =>
    setTiers(TIERS.filter((other) => other === tier ? chosen : tiers.includes(other)));

  return (
    <Question
      title={running ? changeTitle(name) : title(name)}
      confirm={running ? changeIt : confirm}
      working={running ? changing : working}
      pending={change.isPending}
      error={change.error}
      onClose={onClose}
      onConfirm={() =>
        change.mutate({
          method: "PUT",
          path: addressOf(name, version, "canary"),
          seen: revision,
          body: { percent, tiers: [...tiers] } satisfies Share,
          done: copy.canary.done(name, version, share),
        })}
    >
      <Swap now={live?.version} canary={version} />
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
    </Question>
  );
}
