import { email as emailContract, password as passwordContract } from "@reclaim/contracts/accounts";
import { Button, Row } from "@reclaim/design-system";
import { reasonOf, useDraft, useHost, useTitle } from "@reclaim/host-api";
import { useLocation } from "@reclaim/host-api/router";
import { useMachine } from "@xstate/react";
import { useState } from "react";
import { fromPromise } from "xstate";
import { createMember } from "./onboarding.actors.ts";
import { copy } from "./onboarding.copy.ts";
import { fromDraft } from "./onboarding.draft.ts";
import { type Answers, onboardingMachine } from "./onboarding.machine.ts";
import { type Step, StepContent, STEPS } from "./onboarding.steps.tsx";
import { Fault, Screen, Sheet, SignInInstead, Steps } from "./onboarding.styles.ts";
import ResetPassword from "./reset-password.page.tsx";
import { SignIn } from "./sign-in.tsx";

/** The one screen of visitors who are not onboarded: four steps, sign-in, or a new password. */
export default function Onboarding() {
  useTitle("Welcome");
  const { pathname } = useLocation();
  const [signingIn, setSigningIn] = useState(false);
  if (pathname === "/reset-password" && !signingIn) {
    return <ResetPassword onSignIn={() => setSigningIn(true)} />;
  }
  return signingIn
    ? <SignIn onBack={() => setSigningIn(false)} />
    : <RestoredFlow onSignIn={() => setSigningIn(true)} />;
}

/** A reload in the middle brings back what was chosen; the password is never kept. */
function RestoredFlow({ onSignIn }: { onSignIn: () => void }) {
  const draft = useDraft("onboarding");
  return draft.restored ? <Flow draft={draft} onSignIn={onSignIn} /> : null;
}

function Flow(
  { draft, onSignIn }: { draft: ReturnType<typeof useDraft>; onSignIn: () => void },
) {
  const { http, session } = useHost();
  const [snapshot, send] = useMachine(
    onboardingMachine.provide({
      actors: {
        createMember: fromPromise(({ input }) => createMember(http)(input as never)),
      },
      actions: {
        entered: (_, { member }) => {
          draft.clear();
          session.enter(member);
        },
      },
    }),
    { input: { answers: fromDraft(draft.text) } },
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
      <Sheet
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
        <StepContent step={current} answers={answers} change={change} faults={faults} />
        {error !== null && (
          <Fault role="alert">
            {copy.failed} {reasonOf(error, copy.retry)}
          </Fault>
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
      </Sheet>
    </Screen>
  );
}
