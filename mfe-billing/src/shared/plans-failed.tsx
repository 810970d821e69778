import { ErrorState } from "@reclaim/design-system";
import { copy } from "./shared.copy.ts";

/** The catalogue did not load: without it there is no price to show. */
export function PlansFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState title={copy.plansFailed} onRetry={onRetry}>
      <p>{copy.plansFailedHint}</p>
    </ErrorState>
  );
}
