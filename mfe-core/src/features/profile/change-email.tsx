import { email as emailContract } from "@reclaim/contracts-identity/accounts";
import { TextField } from "@reclaim/design-system";
import { useHost } from "@reclaim/host-api";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { changeEmail } from "./account.client.ts";
import { copy } from "./account.copy.ts";
import { ChangeForm, isEmailTaken, isWrongPassword } from "./change-form.tsx";

const text = copy.email;

export function ChangeEmail({ close }: { close: () => void }) {
  const { http, notify, session } = useHost();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [tried, setTried] = useState(false);
  const save = useMutation({
    mutationFn: () => changeEmail(http, { email, password }),
    async onSuccess() {
      notify(text.saved(email));
      close();
      await session.refresh().catch(() => {});
    },
  });
  const badEmail = !emailContract.safeParse(email).success;
  return (
    <ChangeForm
      submit={text.submit}
      working={save.isPending}
      error={save.error}
      onCancel={close}
      onSubmit={() => {
        setTried(true);
        if (!badEmail && password) save.mutate();
      }}
    >
      <TextField
        label={text.label}
        type="email"
        autoComplete="email"
        value={email}
        onChange={(event) => {
          save.reset();
          setEmail(event.target.value);
        }}
        error={tried && badEmail ? text.fault : isEmailTaken(save.error) ? text.taken : undefined}
      />
      <TextField
        label={text.password}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => {
          save.reset();
          setPassword(event.target.value);
        }}
        hint={text.hint}
        error={tried && !password
          ? copy.missing
          : isWrongPassword(save.error)
          ? copy.wrong
          : undefined}
      />
    </ChangeForm>
  );
}
