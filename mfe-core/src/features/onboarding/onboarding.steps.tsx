import { Lead, Muted, Overline, PageTitle, Stack } from "@reclaim/design-system";
import { lateComponent } from "@reclaim/host-api";
import { Check } from "lucide-react";
import { useEffect } from "react";
import { copy } from "./onboarding.copy.ts";
import type { FieldsProps, Step, StepProps } from "./onboarding.model.ts";
import { Benefits, FieldsPlaceholder } from "./onboarding.styles.ts";

const Fields = lateComponent<FieldsProps>(() => import("./onboarding.fields.tsx"));

/** The content of one step; all that is typed stands in the machine. */
export function OnboardingStep({ step, ...props }: StepProps & { step: Step }) {
  return step === "welcome" ? <Welcome /> : (
    <FieldsPlaceholder>
      <Fields step={step} {...props} />
    </FieldsPlaceholder>
  );
}

function Welcome() {
  useEffect(() => {
    // While the welcome is read the fields arrive.
    void Fields.preload();
  }, []);
  return (
    <Stack>
      <Overline>Reclaim</Overline>
      <PageTitle>{copy.welcome.title}</PageTitle>
      <Lead>{copy.welcome.lead}</Lead>
      <Benefits>
        {copy.welcome.points.map((point) => (
          <li key={point}>
            <Check size={22} aria-hidden />
            {point}
          </li>
        ))}
      </Benefits>
      <Muted>{copy.welcome.privacy}</Muted>
    </Stack>
  );
}
