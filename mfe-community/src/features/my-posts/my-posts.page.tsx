import { LinkButton, Page } from "@reclaim/design-system";
import { useHost, useTitle } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";
import { useState } from "react";
import { keys } from "../../shared/forum.keys.ts";
import { PageHead } from "../../shared/page-head.tsx";
import { PostFeed } from "../../shared/post-feed.tsx";
import { SearchField } from "../../shared/search-field.tsx";
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
      <PageHead
        back={{ to: "/community", label: copy.back }}
        title={copy.title}
        lead={own && copy.as(own.pseudonym)}
      >
        <LinkButton as={Link} to="/community">{copy.share}</LinkButton>
      </PageHead>
      <SearchField value={searched} onChange={setSearched} />
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
