import type { ComponentProps, ReactNode } from "react";
import { Tag } from "../layout/card.ts";
import { Avatar } from "./avatar.tsx";
import { isLong } from "./post-card.model.ts";
import { Action, Actions, Head, List, More, Text, Words } from "./post-card.styles.ts";

export { PostCard, PostTitle } from "./post-card.styles.ts";

/** Who wrote a post or comment, and when. Children, such as a label, stand at the end. */
export function PostHead(
  { author, time, own, size, children }: {
    /** `color` is #rrggbb. */
    author: { name: string; initials: string; color: string };
    time: ReactNode;
    /** The mark of what the member wrote himself, such as "You". */
    own?: string | undefined;
    size?: "small" | undefined;
    children?: ReactNode;
  },
) {
  return (
    <Head>
      <Avatar initials={author.initials} color={author.color} size={size} />
      <Words>
        <div>
          <strong>{author.name}</strong> {own && <Tag>{own}</Tag>}
        </div>
        <small>{time}</small>
      </Words>
      {children}
    </Head>
  );
}

/**
 * What a member wrote, with his own line breaks. With `more`, a link to the whole of it, a long text
 * shows its beginning only.
 */
export function PostContent({ children, more }: { children: string; more?: ReactNode }) {
  const clamped = more !== undefined && isLong(children);
  return (
    <div>
      <Text data-clamped={clamped || undefined}>{children}</Text>
      {clamped && <More>{more}</More>}
    </div>
  );
}

/** The tags of a post, as #tag; nothing when there are none. */
export function PostTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return <List>{tags.map((tag) => <Tag as="li" key={tag}>#{tag}</Tag>)}</List>;
}

/** What can be done with a post. Children are PostAction and, for figures, plain text in Muted. */
export function PostActions({ children }: { children: ReactNode }) {
  return <Actions>{children}</Actions>;
}

/**
 * An action that does not outshine what it belongs to: an icon and a word. `data-end` puts what is
 * seldom wanted, such as a report, at the end.
 */
export function PostAction(
  { icon, children, ...button }: ComponentProps<"button"> & {
    icon: ReactNode;
    "data-end"?: boolean;
  },
) {
  return (
    <Action type="button" {...button}>
      {icon}
      <span>{children}</span>
    </Action>
  );
}
