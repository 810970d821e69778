import type { Post } from "@reclaim/contracts-community/community";
import type { TextPart } from "./marked.tsx";

/** Posts whose title or content contains `text`, case-insensitively; all posts when `text` is empty. */
export function filterPosts<Item extends Pick<Post, "title" | "content">>(
  posts: Item[],
  text: string,
): Item[] {
  const query = text.trim().toLowerCase();
  return posts.filter(({ title, content }) =>
    title.toLowerCase().includes(query) || content.toLowerCase().includes(query)
  );
}

/** A text in parts, with every place of `searched` apart, whatever its case. */
export function markMatches(text: string, searched: string): TextPart[] {
  const query = searched.trim().toLowerCase();
  const lower = text.toLowerCase();
  // Some letters change their length with their case; marks would then stand beside the words.
  if (!query || lower.length !== text.length) return [{ text, isMatch: false }];
  const parts: TextPart[] = [];
  let done = 0;
  for (let at = lower.indexOf(query); at >= 0; at = lower.indexOf(query, done)) {
    if (at > done) parts.push({ text: text.slice(done, at), isMatch: false });
    done = at + query.length;
    parts.push({ text: text.slice(at, done), isMatch: true });
  }
  if (done < text.length) parts.push({ text: text.slice(done), isMatch: false });
  return parts;
}
