import {
  Card,
  EmptyState,
  ErrorState,
  Hidden,
  Muted,
  Row,
  SectionTitle,
  Skeleton,
  Stack,
} from "@reclaim/design-system";
import { useCheckIns } from "./greeting.client.ts";
import { copy } from "./greeting.copy.ts";

const SHOWN = 3;

/** The member's newest check-ins, with what stands there while they load, fail, or are none. */
export function LastDays({ memberId }: { memberId: string }) {
  const { data, isError, isFetching, refetch } = useCheckIns(memberId);
  return (
    <Stack as="section" aria-labelledby="last-days">
      <SectionTitle id="last-days">{copy.days.title}</SectionTitle>
      {!data && (isError
        ? (
          <ErrorState
            title={copy.days.failed}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )
        : (
          <div aria-busy>
            <Hidden role="status">{copy.days.loading}</Hidden>
            <Skeleton />
          </div>
        ))}
      {data?.length === 0 && (
        <EmptyState>
          <p>{copy.days.empty}</p>
        </EmptyState>
      )}
      {data?.slice(0, SHOWN).map(({ id, localDate, mood }) => (
        <Card key={id}>
          <Row>
            <strong>{copy.days.moods[mood - 1]}</strong>
            <Muted>{copy.days.date(localDate)}</Muted>
          </Row>
        </Card>
      ))}
    </Stack>
  );
}
