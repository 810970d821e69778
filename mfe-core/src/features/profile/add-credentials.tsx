import { newCredentials, PASSWORD_MINIMUM } from "@reclaim/contracts-identity/accounts";
import { Button, Card, SectionTitle, TextField } from "@reclaim/design-system";
import { getErrorMessage, useHost } from "@reclaim/host-api";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { addCredentials } from "./account.client.ts";
import { copy } from "./account.copy.ts";
import { isEmailTaken } from "./change-form.tsx";

/** Turns a guest into a member that can sign in anywhere, with all data kept (D2). */
export function AddCredentials() {
  const { http, notify, session } = useHost();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [fault, setFault] = useState<"email" | "password" | null>(null);
  const save = useMutation({
    mutationFn: () => addCredentials(http, { email, password }),
    async onSuccess() {
      notify(copy.guest.saved);
      // It is saved, whether or not the page hears of it now.
      await session.refresh().catch(() => {});
    },
    onError: (error) =>
      isEmailTaken(error) || notify({
        title: "Not saved",
        description: getErrorMessage(error, "Please try again."),
        variant: "destructive",
      }),
  });
  const emailFault = fault === "email"
    ? copy.email.fault
    : isEmailTaken(save.error)
    ? copy.email.taken
    : undefined;
  return (
    <Card
      as="form"
      data-tone="sunken"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const result = newCredentials.safeParse({ email, password });
        const path = result.error?.issues[0]?.path[0];
        setFault(path === "email" || path === "password" ? path : null);
        if (result.success && !save.isPending) save.mutate();
      }}
    >
      <SectionTitle as="h3">{copy.guest.title}</SectionTitle>
      <p>{copy.guest.words}</p>
      <TextField
        label={copy.signIn.email}
        type="email"
        autoComplete="email"
        value={email}
        onChange={(event) => {
          save.reset();
          setEmail(event.target.value);
        }}
        error={emailFault}
      />
      <TextField
        label={copy.signIn.password}
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        hint={copy.password.hint(PASSWORD_MINIMUM)}
        error={fault === "password" ? copy.password.short(PASSWORD_MINIMUM) : undefined}
      />
      <div>
        <Button type="submit" aria-disabled={save.isPending}>
          {save.isPending ? copy.working : copy.guest.submit}
        </Button>
      </div>
    </Card>
  );
}
