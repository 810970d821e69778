import type { Member } from "@reclaim/contracts/members";
import { Muted } from "@reclaim/design-system";
import { AddCredentials } from "./add-credentials.tsx";

/** Settings > Account. */
export function AccountTab({ member }: { member: Member }) {
  return member.guest ? <AddCredentials /> : <Muted>Signed in as {member.email}</Muted>;
}
