import { newCredentials, PASSWORD_MINIMUM } from "@reclaim/contracts/accounts";
import { Button, Card, SectionTitle, TextField } from "@reclaim/design-system";
import { reasonOf, useHost } from "@reclaim/host-api";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";

/** A guest becomes a member who can sign in anywhere; everything he has stays (D2). */
export function AddCredentials() {
  const { http, notify, session } = useHost();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [fault, setFault] = useState<"email" | "password" | null>(null);
  const save = useMutation({
    mutationFn: () => http.send("POST", "/api/account", { email, password }),
    async onSuccess() {
      notify({ title: "Saved", description: "You can now sign in with your e-mail and password." });
      await session.refresh();
    },
    onError: (error) =>
      notify({
        title: "Not saved",
        description: reasonOf(error, "Please try again."),
        variant: "destructive",
      }),
  });
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
      <SectionTitle as="h3">Keep your account</SectionTitle>
      <p>You are here as a guest. Add an e-mail and a password, and you can sign in anywhere.</p>
      <TextField
        label="E-mail"
        type="email"
        autoComplete="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={fault === "email" ? "Enter an e-mail address, such as name@example.org." : undefined}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        hint={`At least ${PASSWORD_MINIMUM} characters.`}
        error={fault === "password" ? `Use at least ${PASSWORD_MINIMUM} characters.` : undefined}
      />
      <div>
        <Button type="submit" disabled={save.isPending}>Add e-mail and password</Button>
      </div>
    </Card>
  );
}
