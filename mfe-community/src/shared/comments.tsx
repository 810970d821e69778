import { Button, Muted, Row, Stack } from "@reclaim/design-system";
import { useHost } from "@reclaim/host-api";
import { useQueryClient } from "@tanstack/react-query";
import { styled } from "styled-components";
import { AddComment } from "./add-comment.tsx";
import { authorOf } from "./avatar.model.ts";
import { CommentItem } from "./comment-item.tsx";
import { toThreads } from "./comment-threads.model.ts";
import { useComments } from "./comments.client.ts";
import { copy } from "./community.copy.ts";
import { readNewComments, useNewComments } from "./news.client.ts";
import { SignInNotice, UpgradeNotice } from "./notices.tsx";
import { canWrite } from "./plan.model.ts";
import { useWantedComment } from "./use-wanted-comment.ts";

const List = styled.ul`
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-direction: column;
    gap: var(--space-2);
    padding: var(--space-4) 0;
    scroll-margin-block: 5rem;
    &:focus {
      outline: none;
    }
  }
  > li {
    border-top: 1px solid var(--border);
  }
  [data-wanted="true"] {
    box-shadow: -0.9rem 0 0 -0.7rem var(--primary);
  }
  /* Replies stand under what they answer, along a line. */
  ul {
    margin-top: var(--space-1);
    padding-left: var(--space-4);
    border-left: 2px solid var(--border);
  }
  ul li {
    padding: var(--space-3) 0;
  }
`;

/**
 * The comments of a post, newest first, each with its replies, and the form for one more. `wantedId`
 * is the comment that a link leads to.
 */
export function Comments({ postId, wantedId }: { postId: number; wantedId?: number | undefined }) {
  const { session } = useHost();
  const queries = useQueryClient();
  const comments = useComments(postId);
  const newer = useNewComments(postId, comments.items);
  const wanted = useWantedComment(wantedId, comments);
  if (comments.status === "signed-out") return <SignInNotice />;
  const writes = canWrite(session);
  return (
    <Stack>
      {writes
        ? <AddComment postId={postId} />
        : session.member
        ? <UpgradeNotice />
        : <SignInNotice />}
      {comments.status === "loading" && <Muted role="status">{copy.comments.loading}</Muted>}
      {comments.status === "ready" && comments.items.length === 0 && (
        <Muted>{copy.comments.empty}</Muted>
      )}
      {comments.status === "failed" && (
        <Row role="alert">
          <Muted>{copy.comments.failed}</Muted>
          <Button data-variant="quiet" onClick={comments.retry}>{copy.posts.retry}</Button>
        </Row>
      )}
      {newer > 0 && (
        <div role="status">
          <Button data-variant="quiet" onClick={() => readNewComments(queries, postId)}>
            {copy.comments.newer(newer)}
          </Button>
        </div>
      )}
      {comments.items.length > 0 && (
        <List>
          {toThreads(comments.items).map(({ comment, replies }) => (
            <li key={comment.id} {...wanted(comment.id)}>
              {comment.parentId !== null && <Muted>{copy.comments.toEarlier}</Muted>}
              <CommentItem comment={comment}>
                {writes && comment.pseudonymId !== null && (
                  <AddComment
                    postId={postId}
                    answered={{
                      id: comment.parentId ?? comment.id,
                      name: authorOf({ ...comment, pseudonymId: comment.pseudonymId }).name,
                    }}
                  />
                )}
              </CommentItem>
              {replies.length > 0 && (
                <ul>
                  {replies.map((reply) => (
                    <li key={reply.id} {...wanted(reply.id)}>
                      <CommentItem comment={reply} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </List>
      )}
      {comments.hasMore && (
        <Button
          data-variant="quiet"
          aria-disabled={comments.loadingMore}
          onClick={() => comments.loadingMore || comments.loadMore()}
        >
          {comments.loadingMore ? copy.posts.loadingMore : copy.posts.more}
        </Button>
      )}
    </Stack>
  );
}
