import { Tag } from "@reclaim/design-system";
import { Avatar } from "@reclaim/design-system/avatar";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { Author } from "./avatar.model.ts";
import { copy } from "./community.copy.ts";
import { RelativeTime } from "./relative-time.tsx";

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-width: 0;
  /* The dots of the menu stand on the card's edge, the target reaches beyond it. */
  > button:last-child {
    margin-inline-end: calc(-1 * var(--space-3));
  }
`;
const NameAndTime = styled.div`
  flex: 1;
  min-width: 0;
  line-height: 1.3;
  overflow-wrap: anywhere;
  strong {
    margin-right: var(--space-1);
  }
  small {
    font-size: var(--text-small);
    color: var(--muted);
  }
`;

/** Author and time of a post or comment. Children, such as a label, stand at the end. */
export function AuthorLine(
  { author, at, isOwn, isEdited = false, size, children }: {
    author: Author;
    at: string;
    isOwn: boolean;
    isEdited?: boolean;
    size?: "small";
    children?: ReactNode;
  },
) {
  return (
    <Line>
      <Avatar initials={author.initials} color={author.color} size={size} />
      <NameAndTime>
        <div>
          <strong>{author.name}</strong> {isOwn && <Tag>{copy.posts.own}</Tag>}
        </div>
        <small>
          <RelativeTime at={at} />
          {isEdited && ` · ${copy.posts.edited}`}
        </small>
      </NameAndTime>
      {children}
    </Line>
  );
}
