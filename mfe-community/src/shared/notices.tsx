import { Card, EmptyState, LinkButton, SectionTitle } from "@reclaim/design-system";
import { Link } from "@reclaim/host-api/router";
import { copy } from "./community.copy.ts";

/** Says that the plan does not include posting, with a link to the plans. */
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

/** Shown without a session; the shell's frame offers the sign-in. */
export function SignInNotice() {
  return (
    <EmptyState>
      <p>{copy.signedOut}</p>
    </EmptyState>
  );
}
