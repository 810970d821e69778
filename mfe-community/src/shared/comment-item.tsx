import type { Comment } from "@reclaim/contracts-community/community";
import { Muted } from "@reclaim/design-system";
import { PostContent } from "@reclaim/design-system/post-card";
import { lateComponent } from "@reclaim/host-api";
import { type ReactNode, useState } from "react";
import { styled } from "styled-components";
import { AuthorLine } from "./author-line.tsx";
import { authorOf } from "./avatar.model.ts";
import { copy } from "./community.copy.ts";
import { Reactions } from "./reactions.tsx";
import { ReviewNote } from "./review-note.tsx";
import { WrittenMenu } from "./written-menu.tsx";

const EditComment = lateComponent(() => import("./edit-comment.tsx"));

/* Reactions and the way to answer stand beside each other, the form of the answer below them. */
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  form {
    flex: 1 0 100%;
  }
`;

/** A comment or reply. Children stand below its words, such as the way to answer. */
export function CommentItem({ comment, children }: { comment: Comment; children?: ReactNode }) {
  const { id, postId, content, createdAt, isOwn, isEdited, pseudonym, pseudonymId } = comment;
  const [editing, setEditing] = useState(false);
  if (pseudonymId === null) return <Muted>{copy.comments.deleted}</Muted>;
  return (
    <>
      <AuthorLine
        author={authorOf({ pseudonym, pseudonymId })}
        at={createdAt}
        isOwn={isOwn}
        isEdited={isEdited}
        size="small"
      >
        <WrittenMenu
          target={{ commentId: id }}
          path={`/community/post/${postId}#comment-${id}`}
          written={{ isOwn, pseudonym, pseudonymId }}
          onEdit={() => setEditing(true)}
        />
      </AuthorLine>
      {editing
        ? <EditComment comment={comment} onDone={() => setEditing(false)} />
        : <PostContent>{content}</PostContent>}
      <ReviewNote review={comment.review} />
      <Foot>
        <Reactions target={{ commentId: id }} />
        {children}
      </Foot>
    </>
  );
}
