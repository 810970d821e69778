import type { PostType } from "@reclaim/contracts/community";

/** The title as given, or the one that the type gives, such as "Daily share" (community §5). */
export const titleOf = (type: PostType, title = ""): string =>
  title.trim() || `${type.charAt(0).toUpperCase()}${type.slice(1)} share`;
