import { PostHead } from "@reclaim/design-system/post-card";
import type { ReactNode } from "react";
import type { Face } from "./avatar.model.ts";
import { copy } from "./community.copy.ts";
import { RelativeTime } from "./relative-time.tsx";

/** Who wrote it and when; children stand at the end. */
export function AuthorLine(
  { face, at, isOwn, size, children }: {
    face: Face;
    at: string;
    isOwn: boolean;
    size?: "small";
    children?: ReactNode;
  },
) {
  return (
    <PostHead
      author={face}
      time={<RelativeTime at={at} />}
      own={isOwn ? copy.posts.own : undefined}
      size={size}
    >
      {children}
    </PostHead>
  );
}
