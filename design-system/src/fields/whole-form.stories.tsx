import type { Meta, StoryObj } from "@storybook/react-vite";
import { type FormEvent, useState } from "react";
import { expect, userEvent } from "storybook/test";
import { Button } from "../actions/button.ts";
import { Card } from "../layout/card.ts";
import { Grid, Row, Stack } from "../layout/layout.ts";
import { Lead, PageTitle, SectionTitle } from "../layout/text.ts";
import { Checkbox, CheckboxGroup } from "./checkbox.tsx";
import { RadioGroup } from "./radio-group.tsx";
import { Select } from "./select.tsx";
import { Slider } from "./slider.tsx";
import { Switch } from "./switch.tsx";
import { TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";
import { TimePicker } from "./time-picker.tsx";

interface Answers {
  name: string;
  email: string;
  age: string | undefined;
  level: number;
  country: string;
  words: string;
  reminders: boolean;
  checkIn: string;
  journal: string;
}
const untouched: Answers = {
  name: "",
  email: "",
  age: undefined,
  level: 3,
  country: "",
  words: "",
  reminders: true,
  checkIn: "08:00",
  journal: "20:15",
};
const faultsOf = ({ name, email, age, country }: Answers) => ({
  name: name ? undefined : "Tell us what to call you. A first name will do.",
  email: /.@./.test(email) ? undefined : "Enter an e-mail address, such as name@example.org.",
  age: age ? undefined : "Choose the band that you are in.",
  country: country ? undefined : "Choose your country, so that the numbers we show answer.",
});

/**
 * All fields together, in the rhythm of a page: a step between fields, a bigger one between matters,
 * pairs side by side where there is room, one main button at the end.
 */
function WholeForm({ start, sent }: { start: Partial<Answers>; sent: boolean }) {
  const [answers, setAnswers] = useState({ ...untouched, ...start });
  const [checked, setChecked] = useState(sent);
  const change = (some: Partial<Answers>) => setAnswers({ ...answers, ...some });
  const faults: Partial<ReturnType<typeof faultsOf>> = checked ? faultsOf(answers) : {};
  return (
    <Stack
      as="form"
      $gap={6}
      noValidate
      aria-label="About you"
      style={{ maxWidth: "var(--column)", margin: "0 auto" }}
      onSubmit={(event: FormEvent<HTMLElement>) => {
        event.preventDefault();
        setChecked(true);
      }}
    >
      <Stack $gap={2}>
        <PageTitle>A few words about you</PageTitle>
        <Lead>It takes three minutes. You can change all of it later.</Lead>
      </Stack>
      <Card>
        <SectionTitle>You</SectionTitle>
        <Stack $gap={5}>
          <Grid style={{ rowGap: "var(--space-5)" }}>
            <TextField
              label="First name"
              autoComplete="given-name"
              value={answers.name}
              onChange={(event) => change({ name: event.target.value })}
              error={faults.name}
            />
            <TextField
              label="E-mail"
              type="email"
              autoComplete="email"
              hint="For signing in and nothing else."
              value={answers.email}
              onChange={(event) => change({ email: event.target.value })}
              error={faults.email}
            />
          </Grid>
          <RadioGroup
            label="Your age"
            data-variant="segments"
            options={["Under 45", "45-52", "53-60"].map((age) => ({ value: age, label: age }))}
            value={answers.age}
            onChange={(age) => change({ age })}
            error={faults.age}
          />
          <Select
            label="Country"
            hint="For numbers that answer where you are."
            value={answers.country}
            onChange={(event) => change({ country: event.target.value })}
            error={faults.country}
          >
            <option value="">Choose your country</option>
            {["Austria", "Germany", "Switzerland"].map((name) => <option key={name}>{name}
            </option>)}
          </Select>
        </Stack>
      </Card>
      <Card>
        <SectionTitle>How things are</SectionTitle>
        <Stack $gap={5}>
          <Slider
            label="How worn out do you feel?"
            min={1}
            max={5}
            marks
            say={(value) => `${value} of 5`}
            ends={["Rested", "Burnt out"]}
            value={answers.level}
            onChange={(level) => change({ level })}
          />
          <CheckboxGroup label="What would you like to work on?">
            <Checkbox data-variant="cards" label="Physical Health" defaultChecked />
            <Checkbox data-variant="cards" label="Mental Clarity" />
            <Checkbox data-variant="cards" label="Emotional Wellbeing" defaultChecked />
            <Checkbox data-variant="cards" label="Financial Reset" />
          </CheckboxGroup>
          <TextArea
            label="What brought you here?"
            mark="optional"
            hint="Only you can read this."
            maxLength={500}
            value={answers.words}
            onChange={(event) => change({ words: event.target.value })}
          />
        </Stack>
      </Card>
      <Card>
        <SectionTitle>Reminders</SectionTitle>
        <Stack $gap={5}>
          <Switch
            label="Remind me"
            description="A quiet note in this browser, twice a day at most."
            checked={answers.reminders}
            onCheckedChange={(reminders) => change({ reminders })}
          />
          <Grid style={{ rowGap: "var(--space-5)" }}>
            <TimePicker
              label="Check-in"
              value={answers.checkIn}
              onChange={(checkIn) => change({ checkIn })}
              disabled={!answers.reminders}
            />
            <TimePicker
              label="Journal"
              value={answers.journal}
              onChange={(journal) => change({ journal })}
              disabled={!answers.reminders}
            />
          </Grid>
          <Select label="Tone" disabled={!answers.reminders}>
            <option>Gentle</option>
            <option>Direct</option>
            <option>Motivational</option>
          </Select>
        </Stack>
      </Card>
      <Row>
        <Button type="submit">Save and go on</Button>
        <Button data-variant="plain">Not now</Button>
      </Row>
    </Stack>
  );
}

/**
 * All fields at work in one form: their edges line up, and a fault stands below the field that has
 * it.
 */
const meta = {
  title: "Fields/A whole form",
  component: WholeForm,
  tags: ["colours"],
  args: { start: {}, sent: false },
  parameters: {
    components: [],
    usage: {
      do: [
        "One column; two short fields side by side only where they belong together.",
        "Gap 5 between fields, 6 between matters, each matter on a card with a title.",
        "Let him press the button at any time, then say at each field what to mend.",
      ],
      dont: [
        "Ask for what is not needed now.",
        "Mark everything as required: mark the few that are optional.",
      ],
    },
  },
} satisfies Meta<typeof WholeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = {
  async play({ canvas }) {
    await expect(canvas.queryByRole("alert")).toBeNull();
    await userEvent.click(canvas.getByRole("switch", { name: "Remind me" }));
    await expect(canvas.getByRole("combobox", { name: "Tone" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("switch", { name: "Remind me" }));
    await expect(canvas.getByRole("combobox", { name: "Tone" })).toBeEnabled();
  },
};
export const Filled: Story = {
  args: {
    start: {
      name: "Martin",
      email: "martin@example.org",
      age: "45-52",
      country: "Austria",
      level: 4,
      words: "I am tired in a way that sleep does not mend.",
    },
  },
};
export const WithErrors: Story = {
  args: { start: { email: "martin@" }, sent: true },
  async play({ canvas }) {
    await expect(canvas.getAllByRole("alert").length).toBe(4);
    await userEvent.type(canvas.getByRole("textbox", { name: "First name" }), "Martin");
    await expect(canvas.getAllByRole("alert").length).toBe(3);
    await userEvent.clear(canvas.getByRole("textbox", { name: "First name" }));
  },
};
export const RemindersOff: Story = {
  args: { start: { reminders: false, words: "Word ".repeat(104).trim() } },
};
