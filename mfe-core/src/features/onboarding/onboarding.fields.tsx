import { AGE_BANDS, GOALS } from "@reclaim/contracts-members/catalogue";
import { Lead, PageTitle, Stack, TextField } from "@reclaim/design-system";
import { Checkbox, CheckboxGroup } from "@reclaim/design-system/checkbox";
import { RadioGroup } from "@reclaim/design-system/radio-group";
import { Slider } from "@reclaim/design-system/slider";
import { TimePicker } from "@reclaim/design-system/time-picker";
import { copy } from "./onboarding.copy.ts";
import type { FieldsProps, StepProps } from "./onboarding.model.ts";
import { Columns } from "./onboarding.styles.ts";

/** Fields after the welcome; in a chunk of its own, so that the welcome need not wait for it. */
export default function Fields({ step, ...props }: FieldsProps) {
  switch (step) {
    case "about":
      return <About {...props} />;
    case "goals":
      return <Goals {...props} />;
    case "account":
      return <Account {...props} />;
  }
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
      <RadioGroup
        label={copy.about.age}
        data-variant="segments"
        options={AGE_BANDS.map((band) => ({ value: band, label: band }))}
        value={answers.age}
        onChange={(age) => change({ age })}
      />
      <Slider
        label={copy.about.burnout}
        min={1}
        max={5}
        marks
        value={answers.burnoutLevel}
        say={copy.about.level}
        ends={[copy.about.low, copy.about.high]}
        onChange={(burnoutLevel) => change({ burnoutLevel })}
      />
    </Stack>
  );
}

function Goals({ answers, change }: StepProps) {
  return (
    <Stack $gap={5}>
      <PageTitle>{copy.goals.title}</PageTitle>
      <CheckboxGroup label={copy.goals.lead}>
        {GOALS.map((goal) => (
          <Checkbox
            key={goal}
            label={goal}
            data-variant="cards"
            checked={answers.goals.includes(goal)}
            onCheckedChange={(checked) =>
              change({
                goals: checked
                  ? [...answers.goals, goal]
                  : answers.goals.filter((chosen) => chosen !== goal),
              })}
          />
        ))}
      </CheckboxGroup>
    </Stack>
  );
}

function Account({ answers, change, faults }: StepProps) {
  return (
    <Stack $gap={5}>
      <PageTitle>{copy.account.title}</PageTitle>
      <Lead>{copy.account.lead}</Lead>
      <Columns>
        <TimePicker
          label={copy.account.checkIn}
          value={answers.checkInTime}
          onChange={(checkInTime) => change({ checkInTime })}
        />
        <TimePicker
          label={copy.account.journal}
          value={answers.journalTime}
          onChange={(journalTime) => change({ journalTime })}
        />
      </Columns>
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
