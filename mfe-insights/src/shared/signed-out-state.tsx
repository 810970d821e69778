import { EmptyState } from "@reclaim/design-system";

/** Empty state of a page without a session; the shell's frame offers the sign-in. */
export function SignedOutState({ words }: { words: string }) {
  return (
    <EmptyState>
      <p>{words}</p>
    </EmptyState>
  );
}
