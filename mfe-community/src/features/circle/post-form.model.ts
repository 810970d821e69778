import { POST_TYPES, type PostType } from "@reclaim/contracts/community";

export const TITLE_LIMIT = 200;
const TAGS_LIMIT = 5;
const TAG_LIMIT = 30;

/** What stands in the fields of the post form; `categoryId` is "" while none is selected. */
export interface PostFields {
  type: PostType;
  categoryId: string;
  title: string;
  content: string;
  tags: string;
}

export const EMPTY_POST: PostFields = {
  type: "daily",
  categoryId: "",
  title: "",
  content: "",
  tags: "",
};

/** The fields from a kept draft; what a draft lacks or holds wrongly is empty. */
export function fromDraft(text: string): PostFields {
  let kept: Record<string, unknown> = {};
  try {
    kept = Object(JSON.parse(text));
  } catch {
    // No draft, or none of ours.
  }
  const word = (name: keyof PostFields) => (typeof kept[name] === "string" ? kept[name] : "");
  return {
    type: POST_TYPES.find((type) => type === kept.type) ?? EMPTY_POST.type,
    categoryId: word("categoryId"),
    title: word("title"),
    content: word("content"),
    tags: word("tags"),
  };
}

/** The title of a post without one: "Daily share", "Win share" or "Support share" (community §5). */
export const usualTitle = (type: PostType): string =>
  `${type.charAt(0).toUpperCase()}${type.slice(1)} share`;

/** The tags of a text with commas, without repetitions; a leading # is not part of a tag. */
export const tagsOf = (text: string): string[] => [
  ...new Set(text.split(",").map((tag) => tag.trim().replace(/^#+\s*/, "")).filter(Boolean)),
];

/** What is wrong with the tags (D30); null when nothing is. */
export function faultOfTags(tags: string[]): "too-many" | { tooLong: string } | null {
  if (tags.length > TAGS_LIMIT) return "too-many";
  const tooLong = tags.find((tag) => tag.length > TAG_LIMIT);
  return tooLong === undefined ? null : { tooLong };
}

/** Which required field is still empty. */
export const missingIn = ({ content, categoryId }: PostFields): "content" | "category" | null =>
  !content.trim() ? "content" : !categoryId ? "category" : null;
