import type { ReactNode } from "react";
import { keyframes, styled } from "styled-components";
import { Button } from "../actions/button.ts";
import { Card } from "../layout/card.ts";
import { SectionTitle } from "../layout/text.ts";

const breathe = keyframes`50% { opacity: 0.5; }`;
const LINE = "var(--leading-body)";

/**
 * The place of something that loads, so that the page does not jump: a block of `$height`, or
 * `$lines` of text. Decoration: set `aria-busy` on what it stands in.
 */
export const Skeleton = styled.div.attrs({ "aria-hidden": true })<
  { $height?: string; $lines?: number }
>`
  height: ${({ $height = "8rem", $lines }) => $lines ? `calc(${$lines} * 1em * ${LINE})` : $height};
  border-radius: ${({ $lines }) => $lines ? "0" : "var(--radius-large)"};
  background: ${({ $lines }) =>
  $lines
    ? `repeating-linear-gradient(var(--sunken) 0 0.95em, transparent 0.95em calc(1em * ${LINE}))`
    : "var(--sunken)"};
  /* The last of several lines ends earlier, as it does in a text. */
  clip-path: ${({ $lines = 0 }) =>
  $lines > 1
    ? `polygon(0 0, 100% 0, 100% calc(100% - 1em * ${LINE}), 62% calc(100% - 1em * ${LINE}), 62% 100%, 0 100%)`
    : "none"};
  animation: ${breathe} var(--duration-slow) var(--ease-in-out) infinite;
`;

const Place = styled(Card)`
  gap: var(--space-3);
  align-items: flex-start;
  p {
    max-width: 36rem;
    overflow-wrap: anywhere;
  }
`;
const Mark = styled.div`
  display: grid;
  place-items: center;
  width: var(--space-7);
  height: var(--space-7);
  border-radius: 50%;
  background: var(--surface);
  color: var(--secondary);
`;

/** Nothing here yet, and what to do about it. */
export function EmptyState(
  { icon, title, children, action }: {
    /** Decoration, 24 px; the words must say it all. */
    icon?: ReactNode;
    title?: string;
    children?: ReactNode;
    /** A button or link to the first step. */
    action?: ReactNode;
  },
) {
  return (
    <Place data-tone="sunken" as="div">
      {icon && <Mark aria-hidden>{icon}</Mark>}
      {title && <SectionTitle as="p">{title}</SectionTitle>}
      {children}
      {action && <div>{action}</div>}
    </Place>
  );
}

/** Something failed. Says what, and offers to try again. */
export function ErrorState(
  { title, children, onRetry, retrying = false }: {
    title: string;
    children?: ReactNode;
    onRetry?: () => void;
    /** While it is tried again: the button says so and keeps the focus. */
    retrying?: boolean;
  },
) {
  return (
    <Place data-tone="sunken" as="div" role="alert">
      <SectionTitle as="p">{title}</SectionTitle>
      {children}
      {onRetry && (
        <Button
          data-variant="quiet"
          aria-disabled={retrying}
          onClick={() => retrying || onRetry()}
        >
          {retrying ? "Trying again …" : "Try again"}
        </Button>
      )}
    </Place>
  );
}
