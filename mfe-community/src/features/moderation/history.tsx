import type { Decision } from "@reclaim/contracts-community/moderation";
import { Button, Card, EmptyState, Muted, Row, Tag } from "@reclaim/design-system";
import { useHost } from "@reclaim/host-api";
import { styled } from "styled-components";
import { AuthorLine } from "../../shared/author-line.tsx";
import { authorOf } from "../../shared/avatar.model.ts";
import { List } from "./list.tsx";
import { type Deciding, useHistory } from "./moderation.client.ts";
import { copy } from "./moderation.copy.ts";

const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Quoted = styled(Muted)`
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** What was decided, newest first, about one name or all. */
export function History(
  { pseudonymId, showAll, decide }: {
    pseudonymId: number | undefined;
    showAll: () => void;
    decide: (deciding: Deciding, name: string) => void;
  },
) {
  const pages = useHistory(pseudonymId);
  return (
    <>
      {pseudonymId !== undefined && (
        <Row>
          <Button data-variant="quiet" onClick={showAll}>{copy.allHistory}</Button>
        </Row>
      )}
      <List
        pages={pages}
        empty={<EmptyState title={copy.noHistory.title}>{copy.noHistory.text}</EmptyState>}
        toItem={(decision) => (
          <HistoryCard
            key={decision.id}
            decision={decision}
            decide={(deciding) => decide(deciding, authorOf(decision).name)}
          />
        )}
      />
    </>
  );
}

function HistoryCard(
  { decision, decide }: { decision: Decision; decide: (deciding: Deciding) => void },
) {
  const { action, reason, endsAt, isOwn, appeal, content, pseudonymId } = decision;
  const { clock } = useHost();
  const author = authorOf(decision);
  const words = copy.actions[action];
  const isRunning = action === "suspend" && endsAt !== null && new Date(endsAt) > clock.now();
  const target = decision.commentId
    ? { commentId: decision.commentId }
    : decision.postId
    ? { postId: decision.postId }
    : null;
  return (
    <Card as="article" aria-label={`${words.done}, ${author.name}`}>
      <AuthorLine author={author} at={decision.createdAt} isOwn={false}>
        <Tag>{words.done}</Tag>
      </AuthorLine>
      {reason && <Words>{reason}</Words>}
      {endsAt && (
        <Muted>
          {copy.until(new Date(endsAt).toLocaleDateString("en", { dateStyle: "long" }))}
        </Muted>
      )}
      {content !== null && <Quoted as="blockquote">{content}</Quoted>}
      {appeal && (
        <Muted>
          {appeal.answer
            ? `${copy.answered[appeal.answer.outcome]} ${appeal.answer.reason}`
            : copy.openAppeal}
        </Muted>
      )}
      {isOwn && <Muted>{copy.you}</Muted>}
      {(isRunning || (action === "hide" && target)) && (
        <Row>
          {isRunning && (
            <Button
              data-variant="quiet"
              onClick={() => decide({ action: "lift", target: { pseudonymId } })}
            >
              {copy.actions.lift.button}
            </Button>
          )}
          {action === "hide" && target && content !== null && (
            <Button
              data-variant="quiet"
              onClick={() => decide({ action: "restore", target })}
            >
              {copy.actions.restore.button}
            </Button>
          )}
        </Row>
      )}
    </Card>
  );
}
