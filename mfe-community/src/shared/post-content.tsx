import { Tag } from "@reclaim/design-system";
import { styled } from "styled-components";

/** What a member wrote, with his own line breaks. */
export const Content = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  &[data-clamped] {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 8;
    overflow: hidden;
  }
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding: 0;
  list-style: none;
  li {
    max-width: 100%;
    overflow-wrap: anywhere;
    font-weight: 500;
  }
`;

/** The tags of a post, as #tag. */
export function Tags({ tags }: { tags: string[] }) {
  if (tags.length === 0) return null;
  return <List>{tags.map((tag) => <Tag as="li" key={tag}>#{tag}</Tag>)}</List>;
}
