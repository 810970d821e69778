import { LinkButton, Muted, Page, PageTitle, Skeleton } from "@reclaim/design-system";
import { useHost, useTitle } from "@reclaim/host-api";
import { Link, useParams } from "@reclaim/host-api/router";
import { useLiveNews } from "../../shared/live.client.ts";
import { SignInNotice } from "../../shared/notices.tsx";
import { usePost } from "../../shared/post.client.ts";
import { copy } from "./post.copy.ts";
import { PostView } from "./post-view.tsx";

/** One post with its comments. */
export default function PostPage() {
  const { id = "" } = useParams();
  const { session } = useHost();
  const isNumber = /^\d+$/.test(id);
  const post = usePost(isNumber ? Number(id) : null);
  useLiveNews();
  useTitle(post.data?.title ?? copy.title);

  if (!isNumber) return <PostError title={copy.error(copy.invalidId)} />;
  if (post.data) return <PostView key={post.data.id} post={post.data} />;
  if (post.data === null) return <PostError title={copy.notFound} text={copy.notFoundText} />;
  if (post.isError) return <PostError title={copy.error(copy.failed)} />;
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

function PostError({ title, text }: { title: string; text?: string }) {
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
