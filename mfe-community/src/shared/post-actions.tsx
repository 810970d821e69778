import { Button } from "@reclaim/design-system";
import { styled } from "styled-components";

/** The row below a post; what is `data-end` stands at its end. */
export const PostActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  padding-top: var(--space-2);
  border-top: 1px solid var(--border);
  margin-bottom: calc(-1 * var(--space-3));
  [data-end] {
    margin-left: auto;
  }
`;

/** An action that must not outshine what it belongs to. */
export const QuietAction = styled(Button).attrs<{ "data-variant"?: string; "data-end"?: boolean }>({
  "data-variant": "plain",
})`
  text-decoration: none !important;
  padding-inline: var(--space-3);
  margin-left: calc(-1 * var(--space-3));
  &[data-end] {
    color: var(--muted);
    font-weight: 500;
    margin-right: calc(-1 * var(--space-3));
  }
`;
