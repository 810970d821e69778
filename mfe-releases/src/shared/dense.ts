import { Button } from "@reclaim/design-system";
import { styled } from "styled-components";

/** The button of a row of many: lower and smaller than on the pages of members. */
export const SmallButton = styled(Button)`
  min-height: 2.25rem;
  padding: var(--space-1) var(--space-4);
  font-size: var(--text-small);
  white-space: nowrap;
  &[data-variant="plain"] {
    padding-inline: var(--space-2);
  }
`;
