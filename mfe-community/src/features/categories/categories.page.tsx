import type { Category } from "@reclaim/contracts-community/community";
import {
  Button,
  Card,
  EmptyState,
  Grid,
  LinkButton,
  Muted,
  Page,
  PageHeader,
  Row,
  SectionTitle,
  Skeleton,
} from "@reclaim/design-system";
import { useHost, useTitle } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";
import { styled } from "styled-components";
import { useCategories } from "../../shared/categories.client.ts";
import { copy as shared } from "../../shared/community.copy.ts";
import { SignInNotice } from "../../shared/notices.tsx";
import { copy } from "./categories.copy.ts";

const Cell = styled(Card)`
  height: 100%;
  overflow-wrap: anywhere;
  > :last-child {
    margin-top: auto;
  }
`;

/** All categories of the circle. */
export default function Categories() {
  useTitle(copy.title);
  return (
    <Page $wide>
      <PageHeader
        linkAs={Link}
        back={{ to: "/community", label: copy.back }}
        title={copy.title}
        lead={copy.lead}
        actions={
          <>
            <LinkButton as={Link} data-variant="quiet" to="/community">
              {shared.allPosts}
            </LinkButton>
            <LinkButton as={Link} data-variant="quiet" to="/community/my-posts">
              {shared.myPosts}
            </LinkButton>
          </>
        }
      />
      <List />
    </Page>
  );
}

function List() {
  const { session } = useHost();
  const { data, isError, refetch } = useCategories();
  if (!data && !session.member) return <SignInNotice />;
  if (!data && !isError) {
    return (
      <div>
        <Muted role="status">{copy.loading}</Muted>
        <Skeleton $height="14rem" />
      </div>
    );
  }
  if (!data || data.length === 0) {
    return (
      <EmptyState>
        <p>{copy.empty}</p>
        {isError && (
          <Row>
            <Muted>{copy.failed}</Muted>
            <Button data-variant="quiet" onClick={() => void refetch()}>{copy.retry}</Button>
          </Row>
        )}
      </EmptyState>
    );
  }
  return (
    <Grid $min="18rem">
      {data.map((category) => <CategoryCard key={category.id} category={category} />)}
    </Grid>
  );
}

function CategoryCard({ category: { name, slug, description } }: { category: Category }) {
  return (
    <Cell>
      <SectionTitle>{name}</SectionTitle>
      {description && <p>{description}</p>}
      <div>
        <LinkButton
          as={Link}
          data-variant="quiet"
          to={`/community/category/${slug}`}
          aria-label={copy.browseOf(name)}
        >
          {copy.browse}
        </LinkButton>
      </div>
    </Cell>
  );
}
