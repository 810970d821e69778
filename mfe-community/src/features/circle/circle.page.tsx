import { LinkButton, Page, PageHeader, Stack } from "@reclaim/design-system";
import { useHost, useTitle } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";
import { useQueryClient } from "@tanstack/react-query";
import { copy as shared } from "../../shared/community.copy.ts";
import { useLiveNews } from "../../shared/live.client.ts";
import { mayModerate } from "../../shared/moderators.model.ts";
import { PostColumns } from "../../shared/post-columns.tsx";
import { cachePseudonym, useOwnPseudonym } from "../../shared/pseudonym.client.ts";
import { CirclePosts } from "./circle-posts.tsx";
import { copy } from "./circle.copy.ts";
import { Fireside } from "./fireside.tsx";
import { Guidelines } from "./guidelines.tsx";
import { Identity } from "./identity-card.tsx";
import { ShareThread } from "./share-thread.tsx";

/** The Men's Circle: the place to share, and what others have shared. */
export default function Circle() {
  useTitle(copy.title);
  useLiveNews();
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
            {session.member && mayModerate(session.member) && (
              <LinkButton as={Link} data-variant="quiet" to="/community/moderation">
                {copy.moderation}
              </LinkButton>
            )}
          </>
        }
      />
      <PostColumns
        beside={
          <>
            <Guidelines />
            <Fireside />
          </>
        }
      >
        <Stack $gap={5}>
          {session.member && own !== undefined && (
            <Identity
              own={own}
              onCreated={(created) => cachePseudonym(queries, created)}
            />
          )}
          <ShareThread own={own} failed={isError} retry={() => void refetch()} />
          <CirclePosts />
        </Stack>
      </PostColumns>
    </Page>
  );
}
