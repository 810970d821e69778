import { post as postContract } from "@reclaim/contracts/community";
import { LinkButton, Muted, Page, PageTitle, Skeleton } from "@reclaim/design-system";
import { HttpError, useHost, useTitle } from "@reclaim/host-api";
import { Link, useParams } from "@reclaim/host-api/router";
import { useQuery } from "@tanstack/react-query";
import { keys } from "../../shared/forum.keys.ts";
import { logFailure } from "../../shared/log-failure.ts";
import { SignInNotice } from "../../shared/notices.tsx";
import { copy } from "./post.copy.ts";
import { PostView } from "./post-view.tsx";

/** One post with its comments. */
export default function PostPage() {
  const { id = "" } = useParams();
  const { session } = useHost();
  const isNumber = /^\d+$/.test(id);
  const post = usePost(isNumber ? Number(id) : null);
  useTitle(post.data?.title ?? copy.title);

  if (!isNumber) return <Failure title={copy.error(copy.invalidId)} />;
  if (post.data) return <PostView key={post.data.id} post={post.data} />;
  if (post.data === null) return <Failure title={copy.notFound} text={copy.notFoundText} />;
  if (post.isError) return <Failure title={copy.error(copy.failed)} />;
  return (
    <Page>
      {session.member
        ? (
          <>
            <Muted role="status">{copy.loading}</Muted>
            <Skeleton $height="16rem" />
          </>
        )
        : <SignInNotice />}
    </Page>
  );
}

function usePost(id: number | null) {
  const { http, session } = useHost();
  return useQuery({
    queryKey: keys.post(id ?? 0),
    enabled: id !== null && session.member !== null,
    async queryFn() {
      try {
        return await http.get(`/api/forum/posts/${id}`, postContract);
      } catch (error) {
        if (error instanceof HttpError && error.status === 404) return null;
        logFailure("Reading a post", error);
        throw error;
      }
    },
  });
}

function Failure({ title, text }: { title: string; text?: string }) {
  return (
    <Page>
      <PageTitle>{title}</PageTitle>
      {text && <p>{text}</p>}
      <div>
        <LinkButton as={Link} to="/community">{copy.return}</LinkButton>
      </div>
    </Page>
  );
}
