import { password as passwordContract } from "@reclaim/contracts-identity/accounts";
import { Button, LinkButton, PageTitle, TextField } from "@reclaim/design-system";
import { useHost } from "@reclaim/host-api";
import { Link, useSearchParams } from "@reclaim/host-api/router";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { resetPassword } from "./onboarding.client.ts";
import { copy } from "./onboarding.copy.ts";
import { Panel, Screen } from "./onboarding.styles.ts";

const text = copy.newPassword;

/** Where the link of the reset mail leads. Without `onSignIn` it stands in the app's frame. */
export default function ResetPassword({ onSignIn }: { onSignIn?: () => void }) {
  const { http } = useHost();
  const [params] = useSearchParams();
  const [password, setPassword] = useState("");
  const [tooShort, setTooShort] = useState(false);
  const save = useMutation({
    mutationFn: () =>
      resetPassword(http, { newPassword: password, token: params.get("token") ?? "" }),
  });
  return (
    <Screen as={onSignIn ? "main" : "div"}>
      <Panel
        as="form"
        noValidate
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault();
          const valid = passwordContract.safeParse(password).success;
          setTooShort(!valid);
          if (valid && !save.isPending) save.mutate();
        }}
      >
        <PageTitle>{text.title}</PageTitle>
        {save.isSuccess ? <p role="status">{text.done}</p> : (
          <TextField
            label={text.label}
            type="password"
            autoComplete="new-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            hint={copy.account.passwordHint}
            error={tooShort ? copy.account.badPassword : save.isError ? text.failed : undefined}
          />
        )}
        <div>
          {!save.isSuccess
            ? <Button type="submit" aria-disabled={save.isPending}>{text.submit}</Button>
            : onSignIn
            ? <Button onClick={onSignIn}>{text.toSignIn}</Button>
            : <LinkButton as={Link} to="/">Go to Home</LinkButton>}
        </div>
      </Panel>
    </Screen>
  );
}
