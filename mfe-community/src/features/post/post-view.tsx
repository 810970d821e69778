import type { Post } from "@reclaim/contracts/community";
import { Card, Muted, Page, PageHeader, SectionTitle, Tag } from "@reclaim/design-system";
import { PostActions, PostCard, PostContent, PostTags } from "@reclaim/design-system/post-card";
import { Link } from "@reclaim/host-api/router";
import { styled } from "styled-components";
import { AuthorLine } from "../../shared/author-line.tsx";
import { faceOf } from "../../shared/avatar.model.ts";
import { useCategory } from "../../shared/categories.queries.ts";
import { Comments } from "../../shared/comments.tsx";
import { copy as shared } from "../../shared/community.copy.ts";
import { ReportButton } from "../../shared/report-button.tsx";
import { copy } from "./post.copy.ts";

const Badges = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  a {
    color: inherit;
  }
`;

/** A post in full. The way back leads to its category, or to the circle while that is unknown. */
export function PostView({ post }: { post: Post }) {
  const { title, content, type, tags, commentCount, createdAt, isOwn } = post;
  const { data: category, isError } = useCategory(post.categoryId);
  const categoryPath = category && `/community/category/${category.slug}`;
  return (
    <Page>
      <PageHeader
        linkAs={Link}
        back={{ to: categoryPath ?? "/community", label: shared.back }}
        overline={(category || isError || type !== "daily") && (
          <Badges>
            {category && categoryPath && <Tag as={Link} to={categoryPath}>{category.name}</Tag>}
            {isError && <Muted as="span" role="alert">{copy.categoryFailed}</Muted>}
            {type !== "daily" && <Tag>{shared.posts.types[type]}</Tag>}
          </Badges>
        )}
        title={title}
      />
      <PostCard>
        <AuthorLine face={faceOf(post)} at={createdAt} isOwn={isOwn} />
        <PostContent>{content}</PostContent>
        <PostTags tags={tags} />
        <PostActions>
          <Muted as="span">{shared.posts.comments(commentCount)}</Muted>
          {!isOwn && <ReportButton postId={post.id} />}
        </PostActions>
      </PostCard>
      <Card aria-labelledby="comments">
        <div>
          <SectionTitle id="comments">{copy.comments}</SectionTitle>
          <Muted>{shared.comments.description}</Muted>
        </div>
        <Comments postId={post.id} />
      </Card>
    </Page>
  );
}
