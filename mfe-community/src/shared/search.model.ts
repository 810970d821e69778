import type { Post } from "@reclaim/contracts/community";

/** The posts that have `text` in title or content, regardless of case; all of them without a text. */
export function search<Found extends Pick<Post, "title" | "content">>(
  posts: Found[],
  text: string,
): Found[] {
  const wanted = text.trim().toLowerCase();
  return posts.filter(({ title, content }) =>
    title.toLowerCase().includes(wanted) || content.toLowerCase().includes(wanted)
  );
}
