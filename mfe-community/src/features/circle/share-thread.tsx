import type { Pseudonym } from "@reclaim/contracts-community/community";
import { Button, Card, Muted, Row, SectionTitle, Skeleton } from "@reclaim/design-system";
import { Avatar } from "@reclaim/design-system/avatar";
import { useHost } from "@reclaim/host-api";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { UpgradeNotice } from "../../shared/notices.tsx";
import { canWrite } from "../../shared/plan.model.ts";
import { copy } from "./circle.copy.ts";
import { PostForm } from "./post-form.tsx";

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: flex-start;
  gap: var(--space-3);
`;
const SharingAs = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  font-size: var(--text-small);
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** How much is known of the member's name in the circle. */
export interface OwnPseudonym {
  /** Undefined while it is asked for, null when there is none. */
  own: Pseudonym | null | undefined;
  failed: boolean;
  retry: () => void;
}

/** The post form, or the reason why the member cannot post. */
export function ShareThread(props: OwnPseudonym) {
  const { own } = props;
  const { session } = useHost();
  return (
    <Card aria-labelledby="thread">
      <Header>
        <div>
          <SectionTitle id="thread">{copy.thread.title}</SectionTitle>
          <Muted>{copy.thread.lead}</Muted>
        </div>
        {own && canWrite(session) && (
          <SharingAs>
            <Avatar color={own.avatarColor} initials={own.avatarInitials} size="small" />
            <span>
              {copy.thread.as} <strong>{own.pseudonym}</strong>
            </span>
          </SharingAs>
        )}
      </Header>
      <Composer {...props} />
    </Card>
  );
}

function Composer({ own, failed, retry }: OwnPseudonym): ReactNode {
  const { session } = useHost();
  if (!session.member) return <p>{copy.thread.signedOut}</p>;
  if (!canWrite(session)) return <UpgradeNotice />;
  if (own) return <PostForm own={own} />;
  if (own === null) return <p>{copy.thread.noIdentity}</p>;
  if (!failed) return <Skeleton $height="20rem" />;
  return (
    <Row role="alert">
      <p>{copy.thread.unknown}</p>
      <Button data-variant="quiet" onClick={retry}>{copy.thread.retry}</Button>
    </Row>
  );
}
