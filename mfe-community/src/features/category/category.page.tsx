import {
  ErrorState,
  LinkButton,
  Page,
  PageHeader,
  PageTitle,
  Skeleton,
} from "@reclaim/design-system";
import { SearchField } from "@reclaim/design-system/search-field";
import { useHost, useTitle } from "@reclaim/host-api";
import { Link, useParams } from "@reclaim/host-api/router";
import { type ReactNode, useState } from "react";
import { useCategory } from "../../shared/categories.queries.ts";
import { copy as shared } from "../../shared/community.copy.ts";
import { keys } from "../../shared/forum.keys.ts";
import { SignInNotice } from "../../shared/notices.tsx";
import { PostFeed } from "../../shared/post-feed.tsx";
import { useAutomaticPseudonym } from "../../shared/use-automatic-pseudonym.ts";
import { copy } from "./category.copy.ts";

/** One category with its posts. */
export default function CategoryPage() {
  const { slug } = useParams();
  useAutomaticPseudonym();
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
    <Page>
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
  const [searched, setSearched] = useState("");
  return (
    <>
      <SearchField
        label={shared.search.label}
        placeholder={shared.search.placeholder}
        value={searched}
        onChange={setSearched}
      />
      <PostFeed
        source={{
          queryKey: keys.postsOfCategory(categoryId),
          path: `/api/forum/categories/${categoryId}/posts`,
        }}
        empty={copy.empty}
        searched={searched}
      />
    </>
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
