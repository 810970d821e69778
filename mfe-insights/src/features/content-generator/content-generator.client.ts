import {
  type EmailType,
  generatedEmailAnswer,
  moduleContentAnswer,
  type ModuleContentRequest,
} from "@reclaim/contracts-insights/generated-content";
import { generatedPseudonym } from "@reclaim/contracts-insights/insights";
import type { Member } from "@reclaim/contracts-members/members";
import type { Http } from "@reclaim/host-api";

/** Suggests a name for the community. */
export const generatePseudonym = (http: Http, memberId: string) =>
  http.send("POST", "/api/ai/generate-pseudonym", { userId: memberId }, generatedPseudonym);

/** Writes a text for a module, for a reader like the member; `experience` is in his own words. */
export const writeModuleContent = (
  http: Http,
  { age, goals }: Member,
  { experience, ...module }: Omit<ModuleContentRequest, "userDetails"> & { experience: string },
) =>
  http.send("POST", "/api/ai/generate-module-content", {
    ...module,
    userDetails: { age, goals, experience: experience.trim() || null },
  }, moduleContentAnswer);

/** Writes an e-mail to the member himself, from his own figures. It is sent to nobody. */
export const writeEmail = (
  http: Http,
  { id, name, completedModules, streak }: Member,
  emailType: EmailType,
) =>
  http.send("POST", "/api/ai/generate-email", {
    userId: id,
    emailType,
    userName: name,
    recentActivity: { completedModules, streak },
  }, generatedEmailAnswer);
