import type { Member } from "@reclaim/contracts-members/members";
import { Muted, SectionTitle, Stack } from "@reclaim/design-system";
import { copy } from "./account.copy.ts";
import { Rows } from "./account.styles.ts";
import { AddCredentials } from "./add-credentials.tsx";
import { ChangeEmail } from "./change-email.tsx";
import { EditableRow } from "./change-form.tsx";
import { ChangePassword } from "./change-password.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { Sessions } from "./sessions.tsx";

/** Settings > Account: credentials, sessions and deletion of the account. */
export function AccountTab({ member }: { member: Member }) {
  return (
    <Stack $gap={6}>
      {member.guest ? <AddCredentials /> : (
        <>
          <SignIn email={member.email ?? ""} username={member.username} />
          <Sessions />
        </>
      )}
      <DeleteAccount guest={member.guest} />
    </Stack>
  );
}

function SignIn({ email, username }: { email: string; username: string | null }) {
  const { signIn } = copy;
  return (
    <Stack as="section" $gap={2}>
      <SectionTitle as="h3">{signIn.title}</SectionTitle>
      <Rows>
        <EditableRow
          label={signIn.email}
          value={email}
          open={copy.email.open}
          Change={ChangeEmail}
        />
        {username && (
          <li>
            <div>
              <Muted>{signIn.username}</Muted>
              <p>{username}</p>
            </div>
          </li>
        )}
        <EditableRow
          label={signIn.password}
          value={signIn.hidden}
          open={copy.password.open}
          Change={ChangePassword}
        />
      </Rows>
    </Stack>
  );
}
