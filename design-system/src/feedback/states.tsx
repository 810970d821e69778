import type { ReactNode } from "react";
import { keyframes, styled } from "styled-components";
import { Button } from "../actions/button.ts";
import { Card } from "../layout/card.ts";
import { SectionTitle } from "../layout/text.ts";

const breathe = keyframes`50% { opacity: 0.45; }`;

/** The place of something that loads; `$height` keeps the page from jumping. */
export const Skeleton = styled.div.attrs({ "aria-hidden": true })<{ $height?: string }>`
  height: ${({ $height = "8rem" }) => $height};
  border-radius: var(--radius-large);
  background: var(--sunken);
  animation: ${breathe} 1.6s ease-in-out infinite;
`;

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, children }: { title?: string; children?: ReactNode }) {
  return (
    <Card data-tone="sunken" as="div">
      {title && <SectionTitle as="p">{title}</SectionTitle>}
      {children}
    </Card>
  );
}

/** Something failed. Says what, and offers to try again. */
export function ErrorState(
  { title, children, onRetry }: { title: string; children?: ReactNode; onRetry?: () => void },
) {
  return (
    <Card data-tone="sunken" as="div" role="alert">
      <SectionTitle as="p">{title}</SectionTitle>
      {children}
      {onRetry && (
        <div>
          <Button data-variant="quiet" onClick={onRetry}>Try again</Button>
        </div>
      )}
    </Card>
  );
}
