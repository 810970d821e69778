import { Lead, Muted, Overline, PageTitle, Stack } from "@reclaim/design-system";
import { lazyPage } from "@reclaim/host-api";
import { Check } from "lucide-react";
import { copy } from "./onboarding.copy.ts";
import type { Answers } from "./onboarding.machine.ts";
import { Arriving, Points } from "./onboarding.styles.ts";

/** The steps as the machine names them, in order (D6). */
export const STEPS = ["welcome", "about", "goals", "account"] as const;
export type Step = (typeof STEPS)[number];

export interface StepProps {
  answers: Answers;
  change: (changed: Partial<Answers>) => void;
  faults: { email?: string; password?: string };
}
export interface FieldsProps extends StepProps {
  step: Exclude<Step, "welcome">;
}

const Fields = lazyPage<FieldsProps>(() => import("./onboarding.fields.tsx"));
// While the welcome is read the fields arrive.
void Fields.preload();

/** The content of one step; all that is typed stands in the machine. */
export function StepContent({ step, ...props }: StepProps & { step: Step }) {
  return step === "welcome" ? <Welcome /> : (
    <Arriving>
      <Fields step={step} {...props} />
    </Arriving>
  );
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
            <Check size={22} aria-hidden />
            {point}
          </li>
        ))}
      </Points>
      <Muted>{copy.welcome.privacy}</Muted>
    </Stack>
  );
}
