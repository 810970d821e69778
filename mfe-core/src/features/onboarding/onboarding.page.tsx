import { email as emailContract, password as passwordContract } from "@reclaim/contracts/accounts";
import { AGE_BANDS, GOALS } from "@reclaim/contracts/catalogue";
import {
  Button,
  Lead,
  Muted,
  Overline,
  PageTitle,
  Row,
  Select,
  Stack,
  TextField,
} from "@reclaim/design-system";
import { reasonOf, useDraft, useHost, useTitle } from "@reclaim/host-api";
import { useLocation } from "@reclaim/host-api/router";
import { useMachine } from "@xstate/react";
import { type ReactNode, useState } from "react";
import { fromPromise } from "xstate";
import { createMember } from "./onboarding.actors.ts";
import { copy } from "./onboarding.copy.ts";
import { type Answers, onboardingMachine } from "./onboarding.machine.ts";
import { Check, Choices, Screen, Sheet, Steps } from "./onboarding.styles.ts";
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

const STEPS = ["welcome", "about", "goals", "account"] as const;

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
    { input: { answers: draft.text ? JSON.parse(draft.text) as Partial<Answers> : {} } },
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
  const current = creating ? "account" : (snapshot.value as (typeof STEPS)[number]);
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
          <p role="alert">
            {copy.failed} {reasonOf(error, copy.retry)}
          </p>
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
        <div>
          <Button data-variant="plain" onClick={onSignIn}>{copy.signIn}</Button>
        </div>
      </Sheet>
    </Screen>
  );
}

interface StepProps {
  answers: Answers;
  change: (changed: Partial<Answers>) => void;
  faults: { email?: string; password?: string };
}

function StepContent({ step, ...props }: StepProps & { step: (typeof STEPS)[number] }): ReactNode {
  switch (step) {
    case "welcome":
      return <Welcome />;
    case "about":
      return <About {...props} />;
    case "goals":
      return <Goals {...props} />;
    case "account":
      return <Account {...props} />;
  }
}

function Welcome() {
  return (
    <Stack>
      <Overline>Reclaim</Overline>
      <PageTitle>{copy.welcome.title}</PageTitle>
      <Lead>{copy.welcome.lead}</Lead>
      <ul>{copy.welcome.points.map((point) => <li key={point}>{point}</li>)}</ul>
      <Muted>{copy.welcome.privacy}</Muted>
    </Stack>
  );
}

function About({ answers, change }: StepProps) {
  return (
    <Stack>
      <PageTitle>{copy.about.title}</PageTitle>
      <Lead>{copy.about.lead}</Lead>
      <TextField
        label={copy.about.name}
        autoComplete="given-name"
        maxLength={80}
        value={answers.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <Choices>
        <legend>{copy.about.age}</legend>
        {AGE_BANDS.map((band) => (
          <Check key={band}>
            <input
              type="radio"
              name="age"
              checked={answers.age === band}
              onChange={() => change({ age: band })}
            />
            {band}
          </Check>
        ))}
      </Choices>
      <TextField
        label={copy.about.burnout}
        type="range"
        min={1}
        max={5}
        step={1}
        value={answers.burnoutLevel}
        aria-valuetext={`${answers.burnoutLevel} of 5`}
        onChange={(event) => change({ burnoutLevel: Number(event.target.value) })}
        hint={
          <Row as="span" style={{ justifyContent: "space-between" }}>
            <span>{copy.about.low}</span>
            <strong>{answers.burnoutLevel}</strong>
            <span>{copy.about.high}</span>
          </Row>
        }
      />
    </Stack>
  );
}

function Goals({ answers, change }: StepProps) {
  return (
    <Stack>
      <PageTitle>{copy.goals.title}</PageTitle>
      <Choices>
        <legend>{copy.goals.lead}</legend>
        {GOALS.map((goal) => (
          <Check key={goal}>
            <input
              type="checkbox"
              checked={answers.goals.includes(goal)}
              onChange={(event) =>
                change({
                  goals: event.target.checked
                    ? [...answers.goals, goal]
                    : answers.goals.filter((chosen) => chosen !== goal),
                })}
            />
            {goal}
          </Check>
        ))}
      </Choices>
    </Stack>
  );
}

const TIMES = Array.from(
  { length: 96 },
  (_, index) =>
    `${String(Math.floor(index / 4)).padStart(2, "0")}:${
      String((index % 4) * 15).padStart(2, "0")
    }`,
);

function Account({ answers, change, faults }: StepProps) {
  return (
    <Stack>
      <PageTitle>{copy.account.title}</PageTitle>
      <Lead>{copy.account.lead}</Lead>
      <Row>
        {(["checkInTime", "journalTime"] as const).map((key) => (
          <Select
            key={key}
            label={key === "checkInTime" ? copy.account.checkIn : copy.account.journal}
            value={answers[key]}
            onChange={(event) => change({ [key]: event.target.value })}
          >
            {TIMES.map((time) => <option key={time}>{time}</option>)}
          </Select>
        ))}
      </Row>
      <TextField
        label={copy.account.email}
        type="email"
        autoComplete="email"
        value={answers.email}
        onChange={(event) => change({ email: event.target.value })}
        error={faults.email}
        hint={copy.account.noAccount}
      />
      {answers.email.trim() && (
        <TextField
          label={copy.account.password}
          type="password"
          autoComplete="new-password"
          value={answers.password}
          onChange={(event) => change({ password: event.target.value })}
          error={faults.password}
          hint={copy.account.passwordHint}
        />
      )}
    </Stack>
  );
}
