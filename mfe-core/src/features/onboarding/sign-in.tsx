import { member } from "@reclaim/contracts/members";
import { Button, Lead, PageTitle, Row, TextField } from "@reclaim/design-system";
import { HttpError, useHost } from "@reclaim/host-api";
import { useNavigate } from "@reclaim/host-api/router";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { copy } from "./onboarding.copy.ts";
import { Screen, Sheet } from "./onboarding.styles.ts";

const text = copy.signInForm;

/** Sign-in by e-mail or user name, and the way to a new password. */
export function SignIn({ onBack }: { onBack: () => void }) {
  const [identifier, setIdentifier] = useState("");
  const [forgotten, setForgotten] = useState(false);
  return (
    <Screen>
      {forgotten
        ? (
          <Forgotten
            email={identifier}
            setEmail={setIdentifier}
            onBack={() => setForgotten(false)}
          />
        )
        : (
          <Credentials
            identifier={identifier}
            setIdentifier={setIdentifier}
            onForgotten={() => setForgotten(true)}
            onBack={onBack}
          />
        )}
    </Screen>
  );
}

function Credentials(
  { identifier, setIdentifier, onForgotten, onBack }: {
    identifier: string;
    setIdentifier: (value: string) => void;
    onForgotten: () => void;
    onBack: () => void;
  },
) {
  const { http, session } = useHost();
  const navigate = useNavigate();
  const [password, setPassword] = useState("");
  const signIn = useMutation({
    async mutationFn() {
      const name = identifier.trim();
      await (name.includes("@")
        ? http.send("POST", "/api/auth/sign-in/email", { email: name, password })
        : http.send("POST", "/api/auth/sign-in/username", { username: name, password }));
      return await http.get("/api/me", member);
    },
    onSuccess(entered) {
      session.enter(entered);
      if (location.pathname === "/reset-password") void navigate("/", { replace: true });
    },
  });
  const refused = signIn.error instanceof HttpError && signIn.error.status < 500 &&
    signIn.error.status !== 429;
  return (
    <Sheet
      as="form"
      noValidate
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        if (!signIn.isPending) signIn.mutate();
      }}
    >
      <PageTitle>{text.title}</PageTitle>
      <TextField
        label={text.identifier}
        autoComplete="username"
        autoCapitalize="none"
        value={identifier}
        onChange={(event) => setIdentifier(event.target.value)}
      />
      <TextField
        label={text.password}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={signIn.isError ? (refused ? text.wrong : text.unreachable) : undefined}
      />
      <Row>
        <Button type="submit" aria-disabled={signIn.isPending}>
          {signIn.isPending ? text.pending : text.submit}
        </Button>
        <Button data-variant="quiet" onClick={onBack}>{text.back}</Button>
      </Row>
      <div>
        <Button data-variant="plain" onClick={onForgotten}>{text.forgot}</Button>
      </div>
    </Sheet>
  );
}

function Forgotten(
  { email, setEmail, onBack }: {
    email: string;
    setEmail: (value: string) => void;
    onBack: () => void;
  },
) {
  const { http } = useHost();
  const ask = useMutation({
    mutationFn: () =>
      http.send("POST", "/api/auth/request-password-reset", { email: email.trim() }),
  });
  return (
    <Sheet
      as="form"
      noValidate
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        if (!ask.isPending) ask.mutate();
      }}
    >
      <PageTitle>{text.reset.title}</PageTitle>
      {ask.isSuccess ? <p role="status">{text.reset.sent}</p> : (
        <>
          <Lead>{text.reset.lead}</Lead>
          <TextField
            label="E-mail"
            type="email"
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            error={ask.isError ? copy.account.badEmail : undefined}
          />
        </>
      )}
      <Row>
        {!ask.isSuccess && (
          <Button type="submit" aria-disabled={ask.isPending}>{text.reset.submit}</Button>
        )}
        <Button data-variant="quiet" onClick={onBack}>{text.back}</Button>
      </Row>
    </Sheet>
  );
}
