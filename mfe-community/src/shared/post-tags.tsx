import { Tag } from "@reclaim/design-system";
import { styled } from "styled-components";

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding: 0;
  list-style: none;
  li {
    max-width: 100%;
    overflow-wrap: anywhere;
  }
`;

/** The tags of a post, as #tag; nothing when there are none. */
export function PostTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return <List>{tags.map((tag) => <Tag as="li" key={tag}>#{tag}</Tag>)}</List>;
}
