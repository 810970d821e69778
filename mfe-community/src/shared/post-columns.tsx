import { lateComponent } from "@reclaim/host-api";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { useOpenPost } from "./use-open-post.ts";
import { WIDE } from "./use-wide.ts";

const PostPane = lateComponent(() => import("./post-pane.tsx"));

const Columns = styled.div`
  display: grid;
  gap: var(--space-5);
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  @media ${WIDE} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    &[data-open="true"] {
      grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    }
  }
`;
const Beside = styled.div`
  display: grid;
  gap: var(--space-5);
`;

/** A list of posts, and beside it, on a wide screen, the post that is open, else what is given. */
export function PostColumns({ children, beside }: { children: ReactNode; beside?: ReactNode }) {
  const { openId, close } = useOpenPost();
  return (
    <Columns data-open={openId !== null}>
      {children}
      {openId === null
        ? beside && <Beside>{beside}</Beside>
        : <PostPane key={openId} id={openId} onClose={close} />}
    </Columns>
  );
}
