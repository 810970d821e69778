import { Button, Lead, PageTitle, Row, TextField } from "@reclaim/design-system";
import { HttpError, useHost } from "@reclaim/host-api";
import { useNavigate } from "@reclaim/host-api/router";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { requestPasswordReset, signIn } from "./onboarding.client.ts";
import { copy } from "./onboarding.copy.ts";
import { Panel, Screen } from "./onboarding.styles.ts";

const text = copy.signInForm;

/** Sign-in by e-mail or user name, and the way to a new password. */
export function SignIn({ onBack }: { onBack: () => void }) {
  const [identifier, setIdentifier] = useState("");
  const [forgotten, setForgotten] = useState(false);
  return (
    <Screen>
      {forgotten
        ? (
          <ForgottenPasswordForm
            email={identifier}
            setEmail={setIdentifier}
            onBack={() => setForgotten(false)}
          />
        )
        : (
          <CredentialsForm
            identifier={identifier}
            setIdentifier={setIdentifier}
            onForgotten={() => setForgotten(true)}
            onBack={onBack}
          />
        )}
    </Screen>
  );
}

function CredentialsForm(
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
  const submission = useMutation({
    mutationFn: () => signIn(http, { identifier, password }),
    onSuccess(entered) {
      session.start(entered);
      if (location.pathname === "/reset-password") void navigate("/", { replace: true });
    },
  });
  const refused = submission.error instanceof HttpError && submission.error.status < 500 &&
    submission.error.status !== 429;
  return (
    <Panel
      as="form"
      noValidate
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        if (!submission.isPending) submission.mutate();
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
        error={submission.isError ? (refused ? text.wrong : text.unreachable) : undefined}
      />
      <Row>
        <Button type="submit" aria-disabled={submission.isPending}>
          {submission.isPending ? text.pending : text.submit}
        </Button>
        <Button data-variant="quiet" onClick={onBack}>{text.back}</Button>
      </Row>
      <div>
        <Button data-variant="plain" onClick={onForgotten}>{text.forgot}</Button>
      </div>
    </Panel>
  );
}

function ForgottenPasswordForm(
  { email, setEmail, onBack }: {
    email: string;
    setEmail: (value: string) => void;
    onBack: () => void;
  },
) {
  const { http } = useHost();
  const ask = useMutation({
    mutationFn: () => requestPasswordReset(http, email),
  });
  return (
    <Panel
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
    </Panel>
  );
}
