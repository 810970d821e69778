import { AGE_BANDS, GOALS } from "@reclaim/contracts/catalogue";
import { Lead, Muted, Overline, PageTitle, Select, Stack, TextField } from "@reclaim/design-system";
import { Check as Tick } from "lucide-react";
import type { ReactNode } from "react";
import { copy } from "./onboarding.copy.ts";
import type { Answers } from "./onboarding.machine.ts";
import { Check, Choices, Pair, Points, Scale } from "./onboarding.styles.ts";

/** The steps as the machine names them, in order (D6). */
export const STEPS = ["welcome", "about", "goals", "account"] as const;
export type Step = (typeof STEPS)[number];

interface StepProps {
  answers: Answers;
  change: (changed: Partial<Answers>) => void;
  faults: { email?: string; password?: string };
}

/** The fields of one step; all that is typed stands in the machine. */
export function StepContent({ step, ...props }: StepProps & { step: Step }): ReactNode {
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
      <Points>
        {copy.welcome.points.map((point) => (
          <li key={point}>
            <Tick size={22} aria-hidden />
            {point}
          </li>
        ))}
      </Points>
      <Muted>{copy.welcome.privacy}</Muted>
    </Stack>
  );
}

function About({ answers, change }: StepProps) {
  return (
    <Stack $gap={5}>
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
          <Scale>
            <span>{copy.about.low}</span>
            <strong>{answers.burnoutLevel}</strong>
            <span>{copy.about.high}</span>
          </Scale>
        }
      />
    </Stack>
  );
}

function Goals({ answers, change }: StepProps) {
  return (
    <Stack $gap={5}>
      <PageTitle>{copy.goals.title}</PageTitle>
      <Choices data-wide>
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
    <Stack $gap={5}>
      <PageTitle>{copy.account.title}</PageTitle>
      <Lead>{copy.account.lead}</Lead>
      <Pair>
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
      </Pair>
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
