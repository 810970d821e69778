import { styled } from "styled-components";
import { Avatar } from "./avatar.tsx";
import type { Face } from "./avatar.model.ts";
import { copy } from "./community.copy.ts";
import { RelativeTime } from "./relative-time.tsx";

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-width: 0;
`;
const Words = styled.div`
  flex: 1;
  min-width: 0;
  line-height: 1.3;
  overflow-wrap: anywhere;
  time,
  small {
    font-size: 0.85rem;
    color: var(--muted);
  }
  strong + small::before {
    content: "· ";
  }
`;

/** Who wrote it and when. */
export function AuthorLine(
  { face, at, isOwn, size }: { face: Face; at: string; isOwn: boolean; size?: "small" },
) {
  return (
    <Line>
      <Avatar face={face} size={size} />
      <Words>
        <div>
          <strong>{face.name}</strong> {isOwn && <small>{copy.posts.own}</small>}
        </div>
        <RelativeTime at={at} />
      </Words>
    </Line>
  );
}
