import type { ComponentProps, ReactNode } from "react";
import { isLongText } from "./post-card.model.ts";
import { Action, Actions, More, Text } from "./post-card.styles.ts";

export { PostCard } from "./post-card.styles.ts";

/**
 * The text of a member with its own line breaks. With `more`, a link to the whole of it, a long text
 * shows its beginning only, or the beginning of its `excerpt`. `format` renders what shows, such as
 * with marks.
 */
export function PostContent({ children, more, excerpt = children, format }: {
  children: string;
  more?: ReactNode;
  excerpt?: string;
  format?: (text: string) => ReactNode;
}) {
  const clamped = more !== undefined && isLongText(children);
  const shown = clamped ? excerpt : children;
  return (
    <div>
      <Text data-clamped={clamped || undefined}>{format?.(shown) ?? shown}</Text>
      {clamped && <More>{more}</More>}
    </div>
  );
}

/** The actions on a post. Children are PostAction and, for figures, plain text in Muted. */
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
