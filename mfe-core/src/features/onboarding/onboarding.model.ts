import type { Answers } from "./onboarding.machine.ts";

/** The steps as the machine names them, in order (D6). */
export const STEPS = ["welcome", "about", "goals", "account"] as const;
export type Step = (typeof STEPS)[number];

/**
 * The answers of all steps stand in the machine, and its first screen checks them: react-hook-form
 * would add 16 kB gzip there, with its resolver.
 */
export interface StepProps {
  answers: Answers;
  change: (changed: Partial<Answers>) => void;
  faults: { email?: string; password?: string };
}
export interface FieldsProps extends StepProps {
  step: Exclude<Step, "welcome">;
}
