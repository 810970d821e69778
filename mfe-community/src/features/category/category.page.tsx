import {
  ErrorState,
  LinkButton,
  Page,
  PageHeader,
  PageTitle,
  Skeleton,
  Stack,
} from "@reclaim/design-system";
import { useHost, useTitle } from "@reclaim/host-api";
import { Link, useParams } from "@reclaim/host-api/router";
import type { ReactNode } from "react";
import { useCategory } from "../../shared/categories.client.ts";
import { FeedSearch } from "../../shared/feed-search.tsx";
import { useLiveNews } from "../../shared/live.client.ts";
import { SignInNotice } from "../../shared/notices.tsx";
import { PostColumns } from "../../shared/post-columns.tsx";
import { PostFeed } from "../../shared/post-feed.tsx";
import { postsOfCategory } from "../../shared/posts.client.ts";
import { useAutomaticPseudonym } from "../../shared/automatic-pseudonym.client.ts";
import { useKeptView } from "../../shared/use-kept-view.ts";
import { copy } from "./category.copy.ts";

/** One category with its posts. */
export default function CategoryPage() {
  const { slug } = useParams();
  useAutomaticPseudonym();
  useLiveNews();
  const { data: category, isError, refetch } = useCategory(slug);
  useTitle(category?.name ?? copy.title);
  const { session } = useHost();

  if (!category) {
    return (
      <Page>
        {!session.member
          ? <SignInNotice />
          : isError
          ? <ErrorState title={copy.failed} onRetry={() => void refetch()} />
          : category === null
          ? <Missing />
          : <Skeleton $height="14rem" />}
      </Page>
    );
  }
  return (
    <Page $wide>
      <PageHeader
        linkAs={Link}
        back={{ to: "/community/categories", label: copy.back }}
        title={category.name}
        lead={category.description}
        actions={<LinkButton as={Link} to="/community">{copy.create}</LinkButton>}
      />
      <Posts key={category.id} categoryId={category.id} />
    </Page>
  );
}

function Posts({ categoryId }: { categoryId: number }): ReactNode {
  const [searched, setSearched] = useKeptView(`category-search:${categoryId}`, "");
  return (
    <PostColumns>
      <Stack>
        <FeedSearch value={searched} onChange={setSearched} />
        <PostFeed source={postsOfCategory(categoryId)} empty={copy.empty} searched={searched} />
      </Stack>
    </PostColumns>
  );
}

function Missing() {
  return (
    <>
      <PageTitle>{copy.missing}</PageTitle>
      <p>{copy.missingText}</p>
      <div>
        <LinkButton as={Link} to="/community/categories">{copy.backToCategories}</LinkButton>
      </div>
    </>
  );
}
