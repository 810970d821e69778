import type { QueueItem } from "@reclaim/contracts-community/moderation";
import { Button, Card, Muted, Row, Tag } from "@reclaim/design-system";
import { Banner } from "@reclaim/design-system/banner";
import { Flag } from "lucide-react";
import { styled } from "styled-components";
import { AuthorLine } from "../../shared/author-line.tsx";
import { authorOf } from "../../shared/avatar.model.ts";
import { RelativeTime } from "../../shared/relative-time.tsx";
import type { Deciding } from "./moderation.client.ts";
import { copy } from "./moderation.copy.ts";

const Words = styled.blockquote`
  margin: 0;
  padding-inline-start: var(--space-4);
  border-inline-start: 3px solid var(--border);
  white-space: pre-line;
  overflow-wrap: anywhere;
  strong {
    display: block;
  }
`;
const Reasons = styled.ul`
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
  li {
    padding: var(--space-2) 0;
    border-top: 1px solid var(--border);
  }
`;

const Appeal = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

type Decide = (deciding: Deciding) => void;

/** One thing that waits, with the words, their context and what can be decided. */
export function QueueCard(
  { item, decide, showHistory }: {
    item: QueueItem;
    decide: Decide;
    showHistory: () => void;
  },
) {
  const { kind, comment, post, decision, reports, heldFor, hasRisk, earlierDecisions } = item;
  const author = authorOf(item);
  const written = comment ?? post;
  return (
    <Card as="article" aria-label={`${copy.kind[kind]}, ${author.name}`}>
      <AuthorLine author={author} at={item.openedAt} isOwn={false}>
        <Tag>{copy.kind[kind]}</Tag>
      </AuthorLine>
      {hasRisk && <Banner tone="warning" title={copy.risk}>{copy.riskText}</Banner>}
      {comment && post && <Muted>{copy.under(post.title)}</Muted>}
      {written && (
        <Words>
          {!comment && post && <strong>{post.title}</strong>}
          {written.content}
        </Words>
      )}
      {heldFor && <Muted>{copy.heldFor[heldFor]}.</Muted>}
      {decision && (
        <>
          <Muted>
            {copy.appealOf(copy.actions[decision.action].done, decision.reason)}
          </Muted>
          {decision.content !== null && <Words>{decision.content}</Words>}
          <Appeal>{copy.answer(decision.appeal?.text ?? "")}</Appeal>
        </>
      )}
      {reports.length > 0 && (
        <div>
          <Muted>
            <Flag size={16} aria-hidden /> {copy.reports(reports.length)}
          </Muted>
          <Reasons>
            {reasonsOf(item).map(({ reason, count, at }) => (
              <li key={reason}>
                {reason}
                {count > 1 && ` (${count})`} · <RelativeTime at={at} />
              </li>
            ))}
          </Reasons>
        </div>
      )}
      {earlierDecisions > 0 && <Muted>{copy.earlier(earlierDecisions)}.</Muted>}
      <Row>
        {decidable(item).map(({ deciding, label, isFirst }) => (
          <Button
            key={label}
            data-variant={isFirst ? undefined : "quiet"}
            onClick={() => decide(deciding)}
          >
            {label}
          </Button>
        ))}
        <Button data-variant="plain" onClick={showHistory}>{copy.showHistory}</Button>
      </Row>
    </Card>
  );
}

/** The reasons of reports, each once, with how often it was given and first when. */
function reasonsOf({ reports }: QueueItem) {
  const reasons = new Map<string, { reason: string; count: number; at: string }>();
  for (const { reason: given, createdAt } of reports) {
    const reason = given ?? copy.noReason;
    const known = reasons.get(reason);
    if (known) known.count++;
    else reasons.set(reason, { reason, count: 1, at: createdAt });
  }
  return [...reasons.values()];
}

/** What can be decided about an entry; the first is what most entries need. */
function decidable({ kind, hasRisk, comment, post, decision, pseudonymId }: QueueItem) {
  const appealId = decision?.appeal?.id;
  if (kind === "appeal") {
    if (appealId === undefined) return [];
    return (["upheld", "lifted"] as const).map((outcome, index) => ({
      deciding: { outcome, appealId } satisfies Deciding,
      label: copy[outcome].button,
      isFirst: index === 0,
    }));
  }
  const target = comment ? { commentId: comment.id } : post ? { postId: post.id } : { pseudonymId };
  const review = (comment ?? post)?.review;
  const actions = review === "held"
    ? ["approve", "hide", "warn", "suspend"] as const
    : review === "hidden"
    ? ["restore", "warn", "suspend"] as const
    : hasRisk
    ? ["dismiss", "hide", "warn", "suspend"] as const
    : ["hide", "dismiss", "warn", "suspend"] as const;
  return actions.map((action, index) => ({
    deciding: { action, target } satisfies Deciding,
    label: copy.actions[action].button,
    isFirst: index === 0,
  }));
}
