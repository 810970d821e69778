import { Button } from "@reclaim/design-system";
import { styled } from "styled-components";

/** The button of a row of many: smaller than on the pages of members, and lower for a pointer. */
export const SmallButton = styled(Button)`
  min-height: 2.25rem;
  padding: var(--space-1) var(--space-4);
  font-size: var(--text-small);
  white-space: nowrap;
  @media (pointer: coarse) {
    min-height: var(--target);
  }
  &[data-variant="plain"] {
    padding-inline: var(--space-2);
  }
`;
