import { MOODS } from "@reclaim/contracts/catalogue";
import type { Member } from "@reclaim/contracts/members";
import {
  Card,
  ErrorState,
  MoodFace,
  Muted,
  Row,
  SectionTitle,
  Skeleton,
} from "@reclaim/design-system";
import { useHost } from "@reclaim/host-api";
import { styled } from "styled-components";
import { useCheckIns } from "../../shared/check-ins.client.ts";
import { copy } from "./progress.copy.ts";
import { localDateOf, streakGrid } from "./progress.model.ts";
import { StreakGrid } from "./streak-grid.tsx";

const Head = styled(Row)`
  justify-content: space-between;
  align-items: flex-start;
  flex-wrap: nowrap;
`;
const Streak = styled.p`
  flex: none;
  text-align: right;
  font-size: 0.8rem;
  color: var(--muted);
  strong {
    display: block;
    font: 600 1.75rem/1.1 var(--serif);
    color: var(--primary-dark);
  }
`;
const Moods = styled.ul`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: var(--space-1);
    font-size: clamp(0.65rem, 0.45rem + 0.8vw, 0.8rem);
  }
  svg {
    color: var(--primary-dark);
  }
`;

/** The member's last 28 days from his real check-ins, and what the marks mean. */
export function DaysCard({ member }: { member: Member }) {
  const { clock } = useHost();
  const checkIns = useCheckIns(member.id);
  const today = localDateOf(clock.now(), member.timeZone);
  return (
    <Card data-tone="accent">
      <Head>
        <div>
          <SectionTitle>{copy.days.title}</SectionTitle>
          <Muted>{copy.days.longest(member.longestStreak)}</Muted>
        </div>
        <Streak data-testid="streak">
          <strong>{copy.days.streak(member.streak)}</strong>
          {copy.days.streakLabel}
        </Streak>
      </Head>
      {checkIns.isPending && <Skeleton $height="16rem" />}
      {checkIns.isError && (
        <ErrorState
          title={copy.days.failed}
          onRetry={() => void checkIns.refetch()}
        >
          <p>{copy.days.failedHint}</p>
        </ErrorState>
      )}
      {checkIns.data && (
        <>
          <StreakGrid
            days={streakGrid({ today, streak: member.streak, checkIns: checkIns.data })}
          />
          <Moods aria-label={copy.days.legend}>
            {Object.entries(MOODS).map(([score, label]) => (
              <li key={score}>
                <MoodFace mood={Number(score)} size="1.5rem" />
                {label}
              </li>
            ))}
          </Moods>
          <Muted>{copy.days.legendFilled}</Muted>
        </>
      )}
    </Card>
  );
}
