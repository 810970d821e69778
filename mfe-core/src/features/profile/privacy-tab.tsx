import { Muted } from "@reclaim/design-system";

/** Settings > Privacy. */
export function PrivacyTab() {
  return <Muted>What you write here is yours. Only you can read your check-ins and journal.</Muted>;
}
