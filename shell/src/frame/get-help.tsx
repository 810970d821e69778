import { Button, LinkButton } from "@reclaim/design-system";
import { Link } from "@reclaim/host-api/router";
import { Compass, LifeBuoy } from "lucide-react";
import { styled } from "styled-components";

export const GET_HELP = { label: "Get help", to: "/get-help" };

/** At the right end of the top, where the header has it on other screens. */
const Corner = styled.aside`
  display: flex;
  justify-content: flex-end;
  max-width: var(--column-wide);
  margin: 0 auto;
  padding: var(--space-1) var(--space-3);
  a,
  button {
    font-size: var(--text-small);
    text-decoration: none;
    color: var(--foreground);
  }
`;

export const TOUR_GUIDE = "Tour Guide";

/**
 * For screens without the header: onboarding, public pages of visitors and full-screen pages (D34, D64).
 * `onTour` starts the tour of a page.
 */
export function GetHelpCorner({ onTour }: { onTour?: () => void }) {
  return (
    <Corner aria-label="Help">
      {onTour && (
        <Button data-variant="plain" onClick={onTour}>
          <Compass size={20} strokeWidth={1.75} aria-hidden />
          {TOUR_GUIDE}
        </Button>
      )}
      <LinkButton as={Link} to={GET_HELP.to} data-variant="plain">
        <LifeBuoy size={20} strokeWidth={1.75} aria-hidden />
        {GET_HELP.label}
      </LinkButton>
    </Corner>
  );
}
