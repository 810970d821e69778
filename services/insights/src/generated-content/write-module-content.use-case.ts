import {
  type ModuleContent,
  type ModuleContentRequest,
  writtenModuleContent,
} from "@reclaim/contracts-insights/generated-content";
import type { CrisisAnswer } from "@reclaim/contracts-insights/insights";
import { requireTier } from "@reclaim/platform/identity";
import type { Assistant } from "../assistant/assistant.ts";
import type { Asker } from "../shared/asker.ts";
import type { InsightsDeps } from "../shared/deps.ts";
import type { Guide } from "../shared/guide.ts";
import { screened } from "../shared/screened.ts";
import { MODULE_CONTENT_PROMPT } from "./generated-content.prompts.ts";

type Deps = Pick<InsightsDeps, "clock"> & { assistant: Assistant; guide: Guide };

/** Writes a text for a module (D57). Errors: those of the assistant, 403 `upgrade_required`. */
export const writeModuleContent = ({ assistant, guide, clock }: Deps) =>
(
  { caller, signal }: Asker,
  request: ModuleContentRequest,
): Promise<ModuleContent | CrisisAnswer> => {
  const { pillar, moduleId, contentType, userDetails } = request;
  return screened([userDetails?.experience], async () => {
    requireTier(caller, "essential", "ai_content");
    const answer = await assistant.answer({
      caller,
      signal,
      quota: "answers",
      prompt: MODULE_CONTENT_PROMPT,
      input: {
        pillar,
        moduleId,
        contentType,
        reader: {
          age: userDetails?.age,
          goals: userDetails?.goals,
          experience: userDetails?.experience,
        },
      },
      hasTexts: Boolean(userDetails?.experience),
      schema: writtenModuleContent,
      guide: () => guide.writeModuleContent(request),
    });
    if ("crisis" in answer) return answer;
    return {
      ...answer.content,
      source: answer.source,
      generatedAt: clock.now().toISOString(),
    };
  });
};
