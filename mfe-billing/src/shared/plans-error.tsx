import { ErrorState } from "@reclaim/design-system";
import { copy } from "./shared.copy.ts";

/** Error state for a price catalogue that did not load. */
export function PlansError({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState title={copy.plansFailed} onRetry={onRetry}>
      <p>{copy.plansFailedHint}</p>
    </ErrorState>
  );
}
