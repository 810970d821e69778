import type { Post } from "@reclaim/contracts-community/community";
import { Muted } from "@reclaim/design-system";
import { Link } from "@reclaim/host-api/router";
import { EyeOff } from "lucide-react";
import { styled } from "styled-components";
import { copy } from "./community.copy.ts";

const Note = styled(Muted)`
  display: flex;
  align-items: flex-start;
  gap: var(--space-2);
  svg {
    flex: none;
    margin-top: 0.2em;
  }
`;

/** Tells the author that only he sees what he wrote, and where he reads why. */
export function ReviewNote({ review }: Pick<Post, "review">) {
  if (!review) return null;
  return (
    <Note>
      <EyeOff size={18} aria-hidden />
      <span>
        {copy.posts.review[review]}{" "}
        {review === "hidden" && <Link to="/community/my-posts">{copy.posts.reviewReason}</Link>}
      </span>
    </Note>
  );
}
