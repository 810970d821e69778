import type { Post } from "@reclaim/contracts-community/community";

/** True for a request for support that nobody has answered yet. */
export const isWaiting = ({ type, commentCount }: Pick<Post, "type" | "commentCount">): boolean =>
  type === "support" && commentCount === 0;
