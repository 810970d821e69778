import { styled } from "styled-components";
import { Card } from "../layout/card.ts";

/** The frame of one text; a title, PostContent and PostActions go into it. */
export const PostCard = styled(Card).attrs({ as: "article" })`
  gap: var(--space-3);
  overflow-wrap: anywhere;
`;

export const Text = styled.p`
  max-width: 40rem;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  &[data-clamped] {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 8;
    overflow: hidden;
  }
`;
export const More = styled.p`
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    font-weight: var(--weight-strong);
    text-underline-offset: 0.2em;
  }
`;

/* The card's own padding is space enough below the targets. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-4);
  margin-top: var(--space-1);
  margin-bottom: calc(-1 * var(--space-3));
  padding-top: var(--space-1);
  border-top: 1px solid var(--border);
`;
export const Action = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-width: var(--target);
  min-height: var(--target);
  /* Words begin where the text above begins; the ground of the hover reaches beyond. */
  margin-inline: calc(-1 * var(--space-3));
  padding: var(--space-1) var(--space-3);
  border: 0;
  border-radius: var(--radius-round);
  background: none;
  color: var(--primary-dark);
  font-size: var(--text-small);
  font-weight: var(--weight-strong);
  text-align: start;
  cursor: pointer;
  transition: background-color var(--duration-quick);
  svg {
    flex: none;
  }
  &:hover {
    background: var(--sunken);
  }
  &[aria-pressed="true"] svg {
    fill: color-mix(in srgb, currentColor 25%, transparent);
  }
  &[data-end="true"] {
    margin-left: auto;
    color: var(--muted);
    font-weight: var(--weight-regular);
  }
  &:disabled,
  &[aria-disabled="true"] {
    background: none;
    color: var(--muted);
    cursor: default;
  }
`;
