import {
  email as emailContract,
  password as passwordContract,
} from "@reclaim/contracts-identity/accounts";
import { Button, Row } from "@reclaim/design-system";
import { getErrorMessage, useDraft, useHost, useTitle } from "@reclaim/host-api";
import { useLocation } from "@reclaim/host-api/router";
import { useMachine } from "@xstate/react";
import { useState } from "react";
import { createMemberActor } from "./onboarding.actors.ts";
import { copy } from "./onboarding.copy.ts";
import { parseDraft } from "./onboarding.draft.ts";
import { type Answers, onboardingMachine } from "./onboarding.machine.ts";
import { type Step, STEPS } from "./onboarding.model.ts";
import { OnboardingStep } from "./onboarding.steps.tsx";
import { FormError, Panel, Screen, SignInInstead, Steps } from "./onboarding.styles.ts";
import ResetPassword from "./reset-password.page.tsx";
import { SignIn } from "./sign-in.tsx";

/** The one screen of visitors before onboarding: four steps, sign-in, or a new password. */
export default function Onboarding() {
  useTitle("Welcome");
  const { pathname } = useLocation();
  const [signingIn, setSigningIn] = useState(false);
  if (pathname === "/reset-password" && !signingIn) {
    return <ResetPassword onSignIn={() => setSigningIn(true)} />;
  }
  return signingIn
    ? <SignIn onBack={() => setSigningIn(false)} />
    : <RestoredOnboarding onSignIn={() => setSigningIn(true)} />;
}

/** A reload in the middle brings back what was chosen; the password is never kept. */
function RestoredOnboarding({ onSignIn }: { onSignIn: () => void }) {
  const draft = useDraft("onboarding");
  return draft.isRestored ? <OnboardingFlow draft={draft} onSignIn={onSignIn} /> : null;
}

function OnboardingFlow(
  { draft, onSignIn }: { draft: ReturnType<typeof useDraft>; onSignIn: () => void },
) {
  const { http, session } = useHost();
  const [snapshot, send] = useMachine(
    onboardingMachine.provide({
      actors: {
        createMember: createMemberActor(http),
      },
      actions: {
        entered: (_, { member }) => {
          draft.clear();
          session.start(member);
        },
      },
    }),
    { input: { answers: parseDraft(draft.text) } },
  );
  const { answers, error } = snapshot.context;
  const [faults, setFaults] = useState<{ email?: string; password?: string }>({});

  const change = (changed: Partial<Answers>) => {
    send({ type: "answers.changed", answers: changed });
    const { password: _, ...kept } = { ...answers, ...changed };
    draft.setText(JSON.stringify(kept));
    setFaults({});
  };
  const creating = snapshot.matches("creating");
  const current = creating ? "account" : (snapshot.value as Step);
  const step = Math.max(0, STEPS.indexOf(current));

  function next() {
    if (current === "account" && answers.email.trim()) {
      const email = emailContract.safeParse(answers.email.trim()).success;
      const password = passwordContract.safeParse(answers.password).success;
      setFaults({
        ...(email ? {} : { email: copy.account.badEmail }),
        ...(password ? {} : { password: copy.account.badPassword }),
      });
      if (!email || !password) return;
    }
    send({ type: "next" });
  }

  return (
    <Screen>
      <Panel
        as="form"
        noValidate
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault();
          next();
        }}
      >
        <Steps aria-label={copy.step(step + 1, STEPS.length)} role="img">
          {STEPS.map((name, index) => <i key={name} data-done={index <= step || undefined} />)}
        </Steps>
        <OnboardingStep step={current} answers={answers} change={change} faults={faults} />
        {error !== null && (
          <FormError role="alert">
            {copy.failed} {getErrorMessage(error, copy.retry)}
          </FormError>
        )}
        <Row>
          <Button type="submit" aria-disabled={creating}>
            {creating ? copy.creating : current === "account" ? copy.finish : copy.next}
          </Button>
          {step > 0 && (
            <Button data-variant="quiet" onClick={() => send({ type: "back" })}>{copy.back}</Button>
          )}
          <Button
            data-variant="plain"
            aria-disabled={creating}
            onClick={() => send({ type: "skip" })}
          >
            {copy.skip}
          </Button>
        </Row>
        <SignInInstead>
          <Button data-variant="plain" onClick={onSignIn}>{copy.signIn}</Button>
        </SignInInstead>
      </Panel>
    </Screen>
  );
}
