import { Button, LinkButton, Row } from "@reclaim/design-system";
import { Confetti } from "@reclaim/design-system/confetti";
import { Dialog } from "@reclaim/design-system/dialog";
import { useHost } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";
import { Award } from "lucide-react";
import { styled } from "styled-components";
import { copy } from "./module.copy.ts";

/** How long the confetti falls, and of how many pieces (core specification §9). */
const CONFETTI = { milliseconds: 5000, numberOfPieces: 500 };

const Badge = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  > span {
    flex: none;
    display: grid;
    place-items: center;
    width: 4.5rem;
    height: 4.5rem;
    border-radius: 50%;
    background: var(--selected);
    color: var(--primary-dark);
  }
  strong {
    font: var(--weight-strong) var(--text-title) / var(--leading-heading) var(--serif);
  }
`;

/** A badge that was earned just now: said once, closed by the member. */
export default function AchievementDialog(
  { badgeId, onClose }: { badgeId: string; onClose: () => void },
) {
  const { session: { member } } = useHost();
  const badge = member?.badges.find(({ id }) => id === badgeId);
  if (!badge) return null;
  return (
    <>
      <Confetti {...CONFETTI} />
      <Dialog open onOpenChange={onClose} title={copy.achievement.title}>
        <Badge>
          <span aria-hidden>
            <Award size={36} strokeWidth={1.5} />
          </span>
          <div>
            <strong>{badge.name}</strong>
            <p>{badge.description}</p>
          </div>
        </Badge>
        <Row>
          <Button onClick={onClose}>{copy.achievement.close}</Button>
          <LinkButton as={Link} data-variant="plain" to="/achievements">
            {copy.achievement.all}
          </LinkButton>
        </Row>
      </Dialog>
    </>
  );
}
