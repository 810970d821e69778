import { isDeepStrictEqual } from "node:util";
import { visibleLength } from "@reclaim/contracts-common/text";
import type { PostChanges, PostType } from "@reclaim/contracts-community/community";

/** The title as given, or the one that the type gives, such as "Daily share" (community specification §5). */
export const titleOf = (type: PostType, title = ""): string =>
  visibleLength(title) > 0 ? title.trim() : `${type.charAt(0).toUpperCase()}${type.slice(1)} share`;

/** What a member may change of his post. */
export type EditablePost = Required<PostChanges>;

/** The fields of a changed post; undefined when nothing is another. */
export function changedFields(
  stored: EditablePost,
  changes: PostChanges,
): EditablePost | undefined {
  const { categoryId, title, content, type, tags } = stored;
  const current = { categoryId, title, content, type, tags };
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  const next: EditablePost = { ...current, ...Object.fromEntries(given) };
  next.title = titleOf(next.type, next.title);
  return isDeepStrictEqual(next, current) ? undefined : next;
}
