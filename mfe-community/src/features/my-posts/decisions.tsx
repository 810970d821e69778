import { Button, Card, SectionTitle, Stack } from "@reclaim/design-system";
import { copy } from "../../shared/decision-notice.copy.ts";
import { DecisionNotice } from "../../shared/decision-notice.tsx";
import { useOwnDecisions } from "../../shared/decisions.client.ts";
import { copy as page } from "./my-posts.copy.ts";

/** What moderators decided about the member's own; nothing without a decision. */
export default function Decisions() {
  const { items, hasMore, loadMore, loadingMore } = useOwnDecisions();
  if (items.length === 0) return null;
  return (
    <Card aria-labelledby="decisions">
      <SectionTitle id="decisions">{copy.title}</SectionTitle>
      <Stack $gap={5}>
        {items.map((decision) => <DecisionNotice key={decision.id} decision={decision} />)}
      </Stack>
      {hasMore && (
        <Button data-variant="quiet" aria-disabled={loadingMore} onClick={loadMore}>
          {page.moreDecisions}
        </Button>
      )}
    </Card>
  );
}
