import { POST_TYPES } from "@reclaim/contracts/community";
import { Hidden, LinkButton, Page, PageHeader, Stack } from "@reclaim/design-system";
import { SearchField } from "@reclaim/design-system/search-field";
import { Tab, TabList, TabPanel, Tabs } from "@reclaim/design-system/tabs";
import { useHost, useTitle } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { styled } from "styled-components";
import { copy as shared } from "../../shared/community.copy.ts";
import { keys } from "../../shared/forum.keys.ts";
import { rememberPseudonym, useOwnPseudonym } from "../../shared/own-pseudonym.ts";
import { PostFeed } from "../../shared/post-feed.tsx";
import { copy } from "./circle.copy.ts";
import { Fireside } from "./fireside.tsx";
import { Guidelines } from "./guidelines.tsx";
import { Identity } from "./identity.tsx";
import { ShareThread } from "./share-thread.tsx";

const TABS = [...POST_TYPES, "all"] as const;

const Columns = styled.div`
  display: grid;
  gap: var(--space-5);
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 60rem) {
    grid-template: auto 1fr / minmax(0, 1fr) 20rem;
    align-items: start;
    > :first-child {
      grid-area: 1 / 1 / 3 / 2;
    }
  }
`;
const Kinds = styled(TabList)`
  /* The row scrolls, which would cut off a ring around a tab. */
  button:focus-visible {
    outline-offset: -3px;
  }
  @media (max-width: 40rem) {
    gap: 0;
    justify-content: space-between;
    button {
      padding-inline: var(--space-2);
    }
  }
`;

/** The Men's Circle: the place to share, and what others have shared. */
export default function Circle() {
  useTitle(copy.title);
  const { session } = useHost();
  const queries = useQueryClient();
  const { data: own, isError, refetch } = useOwnPseudonym();
  return (
    <Page $wide>
      <PageHeader
        title={copy.title}
        lead={copy.lead}
        actions={
          <>
            <LinkButton as={Link} data-variant="quiet" to="/community/categories">
              {copy.categories}
            </LinkButton>
            <LinkButton as={Link} data-variant="quiet" to="/community/my-posts">
              {shared.myPosts}
            </LinkButton>
          </>
        }
      />
      <Columns>
        <Stack $gap={5}>
          {session.member && own !== undefined && (
            <Identity
              own={own}
              onCreated={(created) => rememberPseudonym(queries, created)}
            />
          )}
          <ShareThread own={own} failed={isError} retry={() => void refetch()} />
          <Posts />
        </Stack>
        <Guidelines />
        <Fireside />
      </Columns>
    </Page>
  );
}

function Posts() {
  const [searched, setSearched] = useState("");
  return (
    <Stack as="section" aria-labelledby="posts">
      <Hidden as="h2" id="posts">{copy.posts}</Hidden>
      <Tabs defaultValue={TABS[0]}>
        <Stack>
          <Kinds aria-label={copy.tabs.label}>
            {TABS.map((type) => <Tab key={type} value={type}>{copy.tabs[type]}</Tab>)}
          </Kinds>
          <SearchField
            label={shared.search.label}
            placeholder={shared.search.placeholder}
            value={searched}
            onChange={setSearched}
          />
          {TABS.map((type) => (
            <TabPanel key={type} value={type}>
              <PostFeed
                source={{
                  queryKey: keys.postsOfType(type),
                  path: `/api/forum/posts/type/${type}`,
                }}
                searched={searched}
              />
            </TabPanel>
          ))}
        </Stack>
      </Tabs>
    </Stack>
  );
}
