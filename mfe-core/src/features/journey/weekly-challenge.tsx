import { Card, Muted, Overline, SectionTitle, Stack } from "@reclaim/design-system";
import { Checkbox } from "@reclaim/design-system/checkbox";
import { getErrorMessage, useHost } from "@reclaim/host-api";
import { challengeTaskIds } from "@reclaim/contracts-members/module-progress";
import { useSaveTasks } from "../../shared/module-progress.client.ts";
import type { StartedModule } from "../../shared/module-status.model.ts";
import type { CatalogueEntry } from "../../shared/modules.ts";
import type { Challenge } from "./module-content.ts";
import { copy } from "./module.copy.ts";

/**
 * The week's three tasks; each can be done and taken back. They are kept on the server (D66), all
 * together: while what is done is not known, a change would overwrite it.
 */
export function WeeklyChallenge({ module, challenge, started, areTasksKnown, disabled }: {
  module: CatalogueEntry;
  challenge: Challenge;
  started: readonly StartedModule[];
  areTasksKnown: boolean;
  disabled: boolean;
}) {
  const { notify } = useHost();
  const save = useSaveTasks(module, (error) =>
    notify({
      title: copy.challenge.failed.title,
      description: getErrorMessage(error, copy.challenge.failed.fallback),
      variant: "destructive",
    }));
  const row = started.find(({ pillar, moduleId }) =>
    pillar === module.pillar && moduleId === module.id
  );
  const done = save.isPending ? save.variables : row?.completedTasks ?? [];
  const tasks = challengeTaskIds(module.pillar, module.id).map((id, index) => ({
    id,
    label: challenge.tasks[index],
    completed: done.includes(id),
  }));
  const toggle = (id: string, completed: boolean) =>
    save.mutate(completed ? [...done, id] : done.filter((one) => one !== id));
  return (
    <Card data-tone="accent" aria-labelledby="challenge">
      <Stack $gap={1}>
        <Overline>{copy.challenge.overline}</Overline>
        <SectionTitle id="challenge">{challenge.title}</SectionTitle>
      </Stack>
      <p>{challenge.description}</p>
      <div>
        {tasks.map(({ id, label, completed }) => (
          <Checkbox
            key={id}
            label={label}
            checked={completed}
            disabled={disabled || !areTasksKnown}
            onCheckedChange={(checked) => toggle(id, checked === true)}
          />
        ))}
      </div>
      <Muted role="status">
        {areTasksKnown ? copy.challenge.done(done.length, tasks.length) : copy.challenge.unknown}
      </Muted>
    </Card>
  );
}
