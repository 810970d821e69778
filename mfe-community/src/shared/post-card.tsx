import type { Post } from "@reclaim/contracts-community/community";
import { Tag } from "@reclaim/design-system";
import { PostCard as Frame, PostContent } from "@reclaim/design-system/post-card";
import { lateComponent } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";
import { type MouseEvent, useState } from "react";
import { styled } from "styled-components";
import { AuthorLine } from "./author-line.tsx";
import { authorOf } from "./avatar.model.ts";
import { copy } from "./community.copy.ts";
import { Marked, type TextPart } from "./marked.tsx";
import { PostActions } from "./post-actions.tsx";
import { PostTags } from "./post-tags.tsx";
import { Reactions } from "./reactions.tsx";
import { ReviewNote } from "./review-note.tsx";
import { isWaiting } from "./waiting.model.ts";
import { WrittenMenu } from "./written-menu.tsx";

const EditPost = lateComponent(() => import("./edit-post.tsx"));

const Card = styled(Frame)`
  &[data-open="true"] {
    border-color: var(--primary);
    box-shadow: inset 3px 0 0 var(--primary);
  }
`;
const Title = styled.h2`
  font-size: var(--text-title);
  overflow-wrap: anywhere;
  a {
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.15em;
  }
`;

/** What kind of post it is, where that matters to who reads on. */
function PostKind({ post }: { post: Post }) {
  const { type } = post;
  if (type === "daily") return null;
  return (
    <div>
      {isWaiting(post)
        ? <Tag data-tone="info">{copy.posts.waits}</Tag>
        : <Tag>{copy.posts.types[type]}</Tag>}
    </div>
  );
}

/** The words of a post in parts, with what a search found apart. */
export interface FoundWords {
  title: readonly TextPart[];
  content: (shown: string) => readonly TextPart[];
}

/**
 * A post in a list. `onComment` opens its comments; `onOpen` may show the post elsewhere than on its
 * own page.
 */
export function PostCard({ post, found, isOpen = false, onComment, onOpen }: {
  post: Post;
  found?: FoundWords | undefined;
  /** It stands in full beside the list. */
  isOpen?: boolean;
  onComment: () => void;
  onOpen?: ((event: MouseEvent) => void) | undefined;
}) {
  const { id, title, content, tags, createdAt, isOwn, isEdited } = post;
  const [editing, setEditing] = useState(false);
  const path = `/community/post/${id}`;
  return (
    <Card data-open={isOpen} data-post={id}>
      <AuthorLine author={authorOf(post)} at={createdAt} isOwn={isOwn} isEdited={isEdited}>
        <WrittenMenu
          target={{ postId: id }}
          path={path}
          written={post}
          onEdit={() => setEditing(true)}
        />
      </AuthorLine>
      {editing ? <EditPost post={post} onDone={() => setEditing(false)} /> : (
        <>
          <PostKind post={post} />
          <Title>
            <Link to={path} onClick={onOpen} aria-current={isOpen || undefined}>
              {found ? <Marked parts={found.title} /> : title}
            </Link>
          </Title>
          <PostContent
            more={<Link to={path} onClick={onOpen}>{copy.posts.readAll}</Link>}
            {...(found && { format: (shown) => <Marked parts={found.content(shown)} /> })}
          >
            {content}
          </PostContent>
          <PostTags tags={tags} />
        </>
      )}
      <ReviewNote review={post.review} />
      <Reactions target={{ postId: id }} />
      <PostActions post={post} onComment={onComment} />
    </Card>
  );
}
