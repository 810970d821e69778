import type { Post } from "@reclaim/contracts/community";
import { Muted, Tag } from "@reclaim/design-system";
import {
  PostAction,
  PostActions,
  PostCard as Frame,
  PostContent,
  PostTags,
  PostTitle,
} from "@reclaim/design-system/post-card";
import { Link } from "@reclaim/host-api/router";
import { MessageCircle } from "lucide-react";
import { AuthorLine } from "./author-line.tsx";
import { faceOf } from "./avatar.model.ts";
import { copy } from "./community.copy.ts";
import { ReportButton } from "./report-button.tsx";

/** A post in a list. `onComment` opens its comments. */
export function PostCard({ post, onComment }: { post: Post; onComment: () => void }) {
  const { id, title, content, type, tags, commentCount, createdAt, isOwn } = post;
  const page = `/community/post/${id}`;
  return (
    <Frame>
      <AuthorLine face={faceOf(post)} at={createdAt} isOwn={isOwn}>
        {type !== "daily" && <Tag data-type={type}>{copy.posts.types[type]}</Tag>}
      </AuthorLine>
      <PostTitle>
        <Link to={page}>{title}</Link>
      </PostTitle>
      <PostContent more={<Link to={page}>{copy.posts.readAll}</Link>}>{content}</PostContent>
      <PostTags tags={tags} />
      <PostActions>
        <PostAction
          icon={<MessageCircle size={20} aria-hidden />}
          aria-haspopup="dialog"
          onClick={onComment}
        >
          {copy.comment}
        </PostAction>
        {commentCount > 0 && <Muted as="span">{copy.posts.comments(commentCount)}</Muted>}
        {!isOwn && <ReportButton postId={id} />}
      </PostActions>
    </Frame>
  );
}
