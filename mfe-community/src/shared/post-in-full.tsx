import type { Post } from "@reclaim/contracts-community/community";
import { Card, Muted, SectionTitle } from "@reclaim/design-system";
import { PostCard, PostContent } from "@reclaim/design-system/post-card";
import { lateComponent } from "@reclaim/host-api";
import { useState } from "react";
import { AuthorLine } from "./author-line.tsx";
import { authorOf } from "./avatar.model.ts";
import { Comments } from "./comments.tsx";
import { copy } from "./community.copy.ts";
import { PostActions } from "./post-actions.tsx";
import { PostTags } from "./post-tags.tsx";
import { Reactions } from "./reactions.tsx";
import { ReviewNote } from "./review-note.tsx";
import { WrittenMenu } from "./written-menu.tsx";

const EditPost = lateComponent(() => import("./edit-post.tsx"));

/**
 * The words of a post in full, and its comments; the title stands above it. `onLeave` runs when there
 * is nothing to show any longer, since the member deleted the post or blocked its author.
 */
export function PostInFull({ post, wantedId, onLeave }: {
  post: Post;
  /** The comment that a link leads to. */
  wantedId?: number | undefined;
  onLeave: () => void;
}) {
  const { id, content, tags, commentCount, createdAt, isOwn, isEdited } = post;
  const [editing, setEditing] = useState(false);
  return (
    <>
      <PostCard>
        <AuthorLine author={authorOf(post)} at={createdAt} isOwn={isOwn} isEdited={isEdited}>
          <WrittenMenu
            target={{ postId: id }}
            path={`/community/post/${id}`}
            written={post}
            onEdit={() => setEditing(true)}
            onDeleted={onLeave}
            onBlocked={onLeave}
          />
        </AuthorLine>
        {editing ? <EditPost post={post} onDone={() => setEditing(false)} /> : (
          <>
            <PostContent>{content}</PostContent>
            <PostTags tags={tags} />
          </>
        )}
        <ReviewNote review={post.review} />
        <Reactions target={{ postId: id }} />
        <PostActions post={post} />
      </PostCard>
      <Card aria-labelledby="comments">
        <div>
          <SectionTitle id="comments">{copy.comments.title}</SectionTitle>
          <Muted>{copy.posts.comments(commentCount)}</Muted>
          <Muted>{copy.comments.description}</Muted>
        </div>
        <Comments postId={id} wantedId={wantedId} />
      </Card>
    </>
  );
}
