import { POST_TYPES, type PostType } from "@reclaim/contracts-community/community";

export const MAX_TITLE_LENGTH = 200;
const MAX_TAGS = 5;
const MAX_TAG_LENGTH = 30;

/** Values of the post form; `categoryId` is "" while none is selected. */
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

/** The form values of a stored draft; missing or invalid fields are empty. */
export function parseDraft(text: string): PostFields {
  let draft: Record<string, unknown> = {};
  try {
    draft = Object(JSON.parse(text));
  } catch {
    // No draft, or not one of this form.
  }
  const stringOf = (name: keyof PostFields) => (typeof draft[name] === "string" ? draft[name] : "");
  return {
    type: POST_TYPES.find((type) => type === draft.type) ?? EMPTY_POST.type,
    categoryId: stringOf("categoryId"),
    title: stringOf("title"),
    content: stringOf("content"),
    tags: stringOf("tags"),
  };
}

/** The title of a post whose title is empty: "Daily share", "Win share" or "Support share" (community specification §5). */
export const defaultTitle = (type: PostType): string =>
  `${type.charAt(0).toUpperCase()}${type.slice(1)} share`;

/** Splits a comma-separated text into unique tags; a leading # is dropped. */
export const parseTags = (text: string): string[] => [
  ...new Set(text.split(",").map((tag) => tag.trim().replace(/^#+\s*/, "")).filter(Boolean)),
];

/** Checks number and length of the tags (D30); null when they are valid. */
export function validateTags(tags: string[]): "too-many" | { tooLong: string } | null {
  if (tags.length > MAX_TAGS) return "too-many";
  const tooLong = tags.find((tag) => tag.length > MAX_TAG_LENGTH);
  return tooLong === undefined ? null : { tooLong };
}

/** The first required field that is empty. */
export const findMissingField = (
  { content, categoryId }: PostFields,
): "content" | "category" | null => !content.trim() ? "content" : !categoryId ? "category" : null;
