import type { Member } from "@reclaim/contracts-members/members";
import { Card, LinkButton, Muted, ProgressBar, Row, SectionTitle } from "@reclaim/design-system";
import { useHost } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";
import { styled } from "styled-components";
import { BadgeIcon } from "../../shared/badge-icon.tsx";
import { sortBadges } from "../../shared/badges.model.ts";
import { useInvalidateProgress } from "../../shared/progress-cache.client.ts";
import { copy } from "./home-cards.copy.ts";

const Foot = styled.div`
  margin-top: auto;
`;
const Earned = styled(Row)`
  svg {
    color: var(--primary-dark);
  }
`;

/** Cards for Home: the achievements and a link to the AI Wellness Center. */
export default function HomeCards() {
  const { session: { member } } = useHost();
  return (
    <>
      {member && <AchievementsCard member={member} />}
      <Card>
        <SectionTitle>{copy.wellness.title}</SectionTitle>
        <p>{copy.wellness.words}</p>
        <Foot>
          <LinkButton as={Link} data-variant="quiet" to="/ai-recommendations">
            {copy.wellness.open}
          </LinkButton>
        </Foot>
      </Card>
    </>
  );
}

function AchievementsCard({ member }: { member: Member }) {
  // Check-ins are made on Home, where the progress page cannot hear of them.
  useInvalidateProgress(member.id);
  const { earned, locked, percent } = sortBadges(member.badges);
  const [next] = locked;
  const count = copy.achievements.count(earned.length, member.badges.length);
  return (
    <Card>
      <SectionTitle>{copy.achievements.title}</SectionTitle>
      <ProgressBar label={copy.achievements.title} value={percent} valueText={count} />
      <Muted>{count}</Muted>
      <Earned>
        {earned.map(({ id, icon }) => <BadgeIcon key={id} name={icon} />)}
      </Earned>
      {next && <p>{copy.achievements.next(next.name, next.description)}</p>}
      <Foot>
        <LinkButton as={Link} data-variant="quiet" to="/achievements">
          {copy.achievements.open}
        </LinkButton>
      </Foot>
    </Card>
  );
}
