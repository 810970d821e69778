import { HttpError } from "@reclaim/host-api";

/** Why no answer came: the plan lacks it, the day's answers are used up, or something failed. */
export type Refusal = "plan" | "quota" | "failure";

/** Reads the reason from the error of an AI call. */
export function toRefusal(error: unknown): Refusal {
  if (!(error instanceof HttpError)) return "failure";
  if (error.code === "upgrade_required") return "plan";
  return error.code === "quota_exceeded" ? "quota" : "failure";
}
