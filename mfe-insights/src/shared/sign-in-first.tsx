import { EmptyState } from "@reclaim/design-system";

/** What a page says to someone without a session; the way to sign in stands in the frame. */
export function SignInFirst({ words }: { words: string }) {
  return (
    <EmptyState>
      <p>{words}</p>
    </EmptyState>
  );
}
