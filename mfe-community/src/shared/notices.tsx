import { Card, EmptyState, LinkButton, SectionTitle } from "@reclaim/design-system";
import { Link } from "@reclaim/host-api/router";
import { copy } from "./community.copy.ts";

/** What the member's plan lacks, and the way to the plans. */
export function UpgradeNotice() {
  return (
    <Card data-tone="sunken" as="div" role="status">
      <SectionTitle as="p">{copy.upgrade.title}</SectionTitle>
      <p>{copy.upgrade.text}</p>
      <div>
        <LinkButton as={Link} to="/products">{copy.upgrade.link}</LinkButton>
      </div>
    </Card>
  );
}

/** For visitors and after the session has ended; the frame above the page offers the way in. */
export function SignInNotice() {
  return (
    <EmptyState>
      <p>{copy.signedOut}</p>
    </EmptyState>
  );
}
