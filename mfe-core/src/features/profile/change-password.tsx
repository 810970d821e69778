import {
  password as passwordContract,
  PASSWORD_MINIMUM,
} from "@reclaim/contracts-identity/accounts";
import { TextField } from "@reclaim/design-system";
import { useHost } from "@reclaim/host-api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { changePassword, SESSIONS_KEY } from "./account.client.ts";
import { copy } from "./account.copy.ts";
import { ChangeForm, isWrongPassword } from "./change-form.tsx";

const text = copy.password;

export function ChangePassword({ close }: { close: () => void }) {
  const { http, notify } = useHost();
  const queries = useQueryClient();
  const [password, setPassword] = useState("");
  const [newPassword, setNewPassword] = useState("");
  const [tried, setTried] = useState(false);
  const save = useMutation({
    mutationFn: () => changePassword(http, { password, newPassword }),
    onSuccess() {
      notify(text.saved);
      close();
      void queries.invalidateQueries({ queryKey: SESSIONS_KEY });
    },
  });
  const tooShort = !passwordContract.safeParse(newPassword).success;
  return (
    <ChangeForm
      submit={text.submit}
      working={save.isPending}
      error={save.error}
      onCancel={close}
      onSubmit={() => {
        setTried(true);
        if (password && !tooShort) save.mutate();
      }}
    >
      <TextField
        label={text.current}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => {
          save.reset();
          setPassword(event.target.value);
        }}
        error={tried && !password
          ? copy.missing
          : isWrongPassword(save.error)
          ? copy.wrong
          : undefined}
      />
      <TextField
        label={text.next}
        type="password"
        autoComplete="new-password"
        value={newPassword}
        onChange={(event) => setNewPassword(event.target.value)}
        hint={text.hint(PASSWORD_MINIMUM)}
        error={tried && tooShort ? text.short(PASSWORD_MINIMUM) : undefined}
      />
    </ChangeForm>
  );
}
