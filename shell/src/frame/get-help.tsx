import { LinkButton } from "@reclaim/design-system";
import { Link } from "@reclaim/host-api/router";
import { LifeBuoy } from "lucide-react";
import { styled } from "styled-components";

export const GET_HELP = { label: "Get help", to: "/get-help" };

/** At the right end of the top, where the header has it on other screens. */
const Corner = styled.aside`
  display: flex;
  justify-content: flex-end;
  max-width: var(--column-wide);
  margin: 0 auto;
  padding: var(--space-1) var(--space-3);
  a {
    font-size: var(--text-small);
    text-decoration: none;
    color: var(--foreground);
  }
`;

/** For screens without the frame: onboarding and public pages of visitors (D34). */
export function GetHelpCorner() {
  return (
    <Corner aria-label="Help">
      <LinkButton as={Link} to={GET_HELP.to} data-variant="plain">
        <LifeBuoy size={20} strokeWidth={1.75} aria-hidden />
        {GET_HELP.label}
      </LinkButton>
    </Corner>
  );
}
