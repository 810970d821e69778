import type { Post } from "@reclaim/contracts/community";
import { Card, Icon, Muted, Stack, Tag } from "@reclaim/design-system";
import { Link } from "@reclaim/host-api/router";
import { styled } from "styled-components";
import { AuthorLine } from "./author-line.tsx";
import { faceOf } from "./avatar.model.ts";
import { copy } from "./community.copy.ts";
import { icons } from "./icons.ts";
import { Content, Tags } from "./post-content.tsx";
import { PostActions, QuietAction } from "./post-actions.tsx";
import { ReportButton } from "./report-button.tsx";

/** Above this a card shows the beginning only, so that one post does not hide the others. */
const LONG = 600;
const LONG_LINES = 8;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-3);
`;
const Title = styled.h2`
  font-size: 1.15rem;
  overflow-wrap: anywhere;
  a {
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
`;

/** A post in a list. `onComment` opens its comments. */
export function PostCard({ post, onComment }: { post: Post; onComment: () => void }) {
  const { id, title, content, type, tags, commentCount, createdAt, isOwn } = post;
  const isLong = content.length > LONG || content.split("\n").length > LONG_LINES;
  const page = `/community/post/${id}`;
  return (
    <Card as="article">
      <Head>
        <AuthorLine face={faceOf(post)} at={createdAt} isOwn={isOwn} />
        {type !== "daily" && <Tag data-type={type}>{copy.posts.types[type]}</Tag>}
      </Head>
      <Stack $gap={2}>
        <Title>
          <Link to={page}>{title}</Link>
        </Title>
        <Content data-clamped={isLong || undefined}>{content}</Content>
        {isLong && <Link to={page}>{copy.posts.readAll}</Link>}
      </Stack>
      <Tags tags={tags} />
      <PostActions>
        <QuietAction onClick={onComment} aria-haspopup="dialog">
          <Icon paths={icons.comment} size={20} />
          {copy.comment}
        </QuietAction>
        {commentCount > 0 && <Muted as="span">{copy.posts.comments(commentCount)}</Muted>}
        {!isOwn && <ReportButton postId={id} />}
      </PostActions>
    </Card>
  );
}
