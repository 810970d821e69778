import { POST_TYPES } from "@reclaim/contracts-community/community";
import { Hidden, Stack } from "@reclaim/design-system";
import { Tab, TabList, TabPanel, Tabs } from "@reclaim/design-system/tabs";
import { lateComponent } from "@reclaim/host-api";
import { styled } from "styled-components";
import { FeedSearch } from "../../shared/feed-search.tsx";
import { PostFeed } from "../../shared/post-feed.tsx";
import { postsOfType } from "../../shared/posts.client.ts";
import { useKeptView } from "../../shared/use-kept-view.ts";
import { copy } from "./circle.copy.ts";

const FirstVisit = lateComponent(() => import("./first-visit.tsx"));

const TABS = [...POST_TYPES, "all"] as const;

const TypeTabs = styled(TabList)`
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

/** The posts of the circle by their kind. Tab and search are kept for the way back from a post. */
export function CirclePosts() {
  const [tab, setTab] = useKeptView("circle-tab", TABS[0]);
  const [searched, setSearched] = useKeptView("circle-search", "");
  return (
    <Stack as="section" aria-labelledby="posts">
      <Hidden as="h2" id="posts">{copy.posts}</Hidden>
      <Tabs value={tab} onValueChange={setTab}>
        <Stack>
          <TypeTabs aria-label={copy.tabs.label}>
            {TABS.map((type) => <Tab key={type} value={type}>{copy.tabs[type]}</Tab>)}
          </TypeTabs>
          <FeedSearch value={searched} onChange={setSearched} />
          {TABS.map((type) => (
            <TabPanel key={type} value={type}>
              <PostFeed source={postsOfType(type)} intro={<FirstVisit />} searched={searched} />
            </TabPanel>
          ))}
        </Stack>
      </Tabs>
    </Stack>
  );
}
