import {
  EmptyState,
  IconButton,
  Muted,
  SectionTitle,
  Skeleton,
  Stack,
} from "@reclaim/design-system";
import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { styled } from "styled-components";
import { copy } from "./community.copy.ts";
import { PostInFull } from "./post-in-full.tsx";
import { usePost } from "./post.client.ts";

/* It stays while the list scrolls, and scrolls by itself. */
const Pane = styled.section`
  position: sticky;
  top: calc(4rem + var(--top-bar));
  max-height: calc(100dvh - 5rem - var(--top-bar));
  overflow-y: auto;
  overscroll-behavior: contain;
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  /* Room for the focus marks of what stands on the edge. */
  padding: var(--space-1);
  &:focus {
    outline: none;
  }
`;
const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-3);
  min-width: 0;
`;

/** The open post beside its list. */
export default function PostPane({ id, onClose }: { id: number; onClose: () => void }) {
  const { data: post, isError } = usePost(id);
  const pane = useRef<HTMLElement>(null);
  useEffect(() => pane.current?.focus({ preventScroll: true }), []);
  return (
    <Pane ref={pane} tabIndex={-1} aria-labelledby="open-post">
      <Head>
        <SectionTitle id="open-post">{post?.title ?? copy.posts.open}</SectionTitle>
        <IconButton label={copy.posts.close} onClick={onClose}>
          <X size={22} aria-hidden />
        </IconButton>
      </Head>
      {post ? <PostInFull post={post} onLeave={onClose} /> : post === null
        ? (
          <EmptyState>
            <p>{copy.posts.gone}</p>
          </EmptyState>
        )
        : isError
        ? (
          <EmptyState>
            <p>{copy.posts.failed}</p>
          </EmptyState>
        )
        : (
          <Stack>
            <Muted role="status">{copy.posts.loading}</Muted>
            <Skeleton $height="16rem" />
          </Stack>
        )}
    </Pane>
  );
}
