import type { ComponentType, ReactNode } from "react";

/** A router's link. One that knows where the page stands sets `aria-current="page"` by itself. */
export type LinkAs = ComponentType<{
  to: string;
  /** Current only at exactly this path, not below it. */
  end?: boolean;
  className?: string;
  title?: string;
  children?: ReactNode;
}>;

/** Where there is no router. */
export const plainLink: LinkAs = ({ to, className, title, children }) => (
  <a href={to} className={className} title={title}>{children}</a>
);
