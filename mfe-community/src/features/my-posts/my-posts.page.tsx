import { LinkButton, Page, PageHeader, Stack } from "@reclaim/design-system";
import { lateComponent, useHost, useTitle } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";
import { FeedSearch } from "../../shared/feed-search.tsx";
import { useLiveNews } from "../../shared/live.client.ts";
import { PostColumns } from "../../shared/post-columns.tsx";
import { PostFeed } from "../../shared/post-feed.tsx";
import { ownPosts } from "../../shared/posts.client.ts";
import { useAutomaticPseudonym } from "../../shared/automatic-pseudonym.client.ts";
import { useKeptView } from "../../shared/use-kept-view.ts";
import { copy } from "./my-posts.copy.ts";

const BlockedNames = lateComponent(() => import("./blocked-names.tsx"));

const Decisions = lateComponent(() => import("./decisions.tsx"));

/** The member's own posts. */
export default function MyPosts() {
  useTitle(copy.title);
  useLiveNews();
  const own = useAutomaticPseudonym();
  const { session } = useHost();
  const [searched, setSearched] = useKeptView("own-search", "");
  return (
    <Page $wide>
      <PageHeader
        linkAs={Link}
        back={{ to: "/community", label: copy.back }}
        title={copy.title}
        lead={own && copy.as(own.pseudonym)}
        actions={<LinkButton as={Link} to="/community">{copy.share}</LinkButton>}
      />
      <PostColumns>
        <Stack $gap={5}>
          {session.member && <Decisions />}
          <FeedSearch value={searched} onChange={setSearched} />
          <PostFeed
            source={ownPosts(session.member?.communitySubject)}
            empty={copy.empty}
            searched={searched}
          />
          {session.member && <BlockedNames />}
        </Stack>
      </PostColumns>
    </Page>
  );
}
