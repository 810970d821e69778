import { LinkButton, Page, PageHeader } from "@reclaim/design-system";
import { SearchField } from "@reclaim/design-system/search-field";
import { useHost, useTitle } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";
import { useState } from "react";
import { copy as shared } from "../../shared/community.copy.ts";
import { keys } from "../../shared/forum.keys.ts";
import { PostFeed } from "../../shared/post-feed.tsx";
import { useAutomaticPseudonym } from "../../shared/use-automatic-pseudonym.ts";
import { copy } from "./my-posts.copy.ts";

/** The member's own posts. */
export default function MyPosts() {
  useTitle(copy.title);
  const own = useAutomaticPseudonym();
  const { session } = useHost();
  const [searched, setSearched] = useState("");
  const subject = session.member?.communitySubject;
  return (
    <Page>
      <PageHeader
        linkAs={Link}
        back={{ to: "/community", label: copy.back }}
        title={copy.title}
        lead={own && copy.as(own.pseudonym)}
        actions={<LinkButton as={Link} to="/community">{copy.share}</LinkButton>}
      />
      <SearchField
        label={shared.search.label}
        placeholder={shared.search.placeholder}
        value={searched}
        onChange={setSearched}
      />
      <PostFeed
        source={{
          queryKey: [...keys.ownPosts, subject],
          path: subject && `/api/forum/user/${encodeURIComponent(subject)}/posts`,
        }}
        empty={copy.empty}
        searched={searched}
      />
    </Page>
  );
}
