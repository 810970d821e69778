import { type Comment, commentList } from "@reclaim/contracts/community";
import { Button, Muted, Row, Stack } from "@reclaim/design-system";
import { PostContent } from "@reclaim/design-system/post-card";
import { useHost } from "@reclaim/host-api";
import { styled } from "styled-components";
import { AddComment } from "./add-comment.tsx";
import { AuthorLine } from "./author-line.tsx";
import { faceOf } from "./avatar.model.ts";
import { copy } from "./community.copy.ts";
import { keys } from "./forum.keys.ts";
import { SignInNotice, UpgradeNotice } from "./notices.tsx";
import { mayWrite } from "./plan.ts";
import { usePages } from "./use-pages.ts";

const List = styled.ul`
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-direction: column;
    gap: var(--space-2);
    padding: var(--space-4) 0;
    border-top: 1px solid var(--border);
  }
`;

/** The comments of a post, newest first, and the form for one more. */
export function Comments({ postId }: { postId: number }) {
  const { http, session } = useHost();
  const comments = usePages(
    {
      name: "Reading comments",
      queryKey: keys.comments(postId),
      path: `/api/forum/posts/${postId}/comments`,
    },
    (path) => http.page(path, commentList),
  );
  if (comments.status === "signed-out") return <SignInNotice />;
  return (
    <Stack>
      {mayWrite(session)
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
      {comments.items.length > 0 && (
        <List>
          {comments.items.map((comment) => <OneComment key={comment.id} comment={comment} />)}
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

function OneComment({ comment }: { comment: Comment }) {
  return (
    <li>
      <AuthorLine
        face={faceOf(comment)}
        at={comment.createdAt}
        isOwn={comment.isOwn}
        size="small"
      />
      <PostContent>{comment.content}</PostContent>
    </li>
  );
}
