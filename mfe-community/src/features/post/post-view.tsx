import type { Post } from "@reclaim/contracts-community/community";
import { Muted, Page, PageHeader, Tag } from "@reclaim/design-system";
import { Link, useLocation, useNavigate } from "@reclaim/host-api/router";
import { styled } from "styled-components";
import { useCategory } from "../../shared/categories.client.ts";
import { copy as shared } from "../../shared/community.copy.ts";
import { PostInFull } from "../../shared/post-in-full.tsx";
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
  const { title, type } = post;
  const navigate = useNavigate();
  const { hash } = useLocation();
  const wanted = /^#comment-(\d+)$/.exec(hash)?.[1];
  const { data: category, isError } = useCategory(post.categoryId);
  const categoryPath = category && `/community/category/${category.slug}`;
  const back = categoryPath ?? "/community";
  return (
    <Page>
      <PageHeader
        linkAs={Link}
        back={{ to: back, label: shared.back }}
        overline={(category || isError || type !== "daily") && (
          <Badges>
            {category && categoryPath && <Tag as={Link} to={categoryPath}>{category.name}</Tag>}
            {isError && <Muted as="span" role="alert">{copy.categoryFailed}</Muted>}
            {type !== "daily" && <Tag>{shared.posts.types[type]}</Tag>}
          </Badges>
        )}
        title={title}
      />
      <PostInFull
        post={post}
        wantedId={wanted === undefined ? undefined : Number(wanted)}
        onLeave={() => void navigate(back, { replace: true })}
      />
    </Page>
  );
}
