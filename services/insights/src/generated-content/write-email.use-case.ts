import {
  type EmailRequest,
  type GeneratedEmail,
  writtenEmail,
} from "@reclaim/contracts-insights/generated-content";
import type { CrisisAnswer } from "@reclaim/contracts-insights/insights";
import { requireTier } from "@reclaim/platform/identity";
import type { Assistant } from "../assistant/assistant.ts";
import type { Asker } from "../shared/asker.ts";
import type { InsightsDeps } from "../shared/deps.ts";
import type { Guide } from "../shared/guide.ts";
import { screened } from "../shared/screened.ts";
import { toEmail } from "./email.wire.ts";
import { EMAIL_PROMPT } from "./generated-content.prompts.ts";

type Deps = Pick<InsightsDeps, "clock"> & { assistant: Assistant; guide: Guide };

/** Writes an e-mail (D57), which is sent to nobody. Errors: those of the assistant, 403 `upgrade_required`. */
export const writeEmail =
  ({ assistant, guide, clock }: Deps) =>
  ({ caller, signal }: Asker, request: EmailRequest): Promise<GeneratedEmail | CrisisAnswer> => {
    const { emailType, userName, recentActivity } = request;
    return screened([userName], async () => {
      requireTier(caller, "essential", "ai_content");
      const { completedModules, streak, lastLogin } = recentActivity ?? {};
      const answer = await assistant.answer({
        caller,
        signal,
        quota: "answers",
        prompt: EMAIL_PROMPT,
        input: {
          emailType,
          recentActivity: {
            completedModules,
            streak,
            // A date says all that matters, and cannot carry words.
            lastLogin: lastLogin ? new Date(lastLogin).toISOString().slice(0, 10) : undefined,
          },
        },
        hasTexts: false,
        schema: writtenEmail,
        guide: () => guide.writeEmail(request),
      });
      if ("crisis" in answer) return answer;
      return {
        ...toEmail(answer.content, userName),
        source: answer.source,
        generatedAt: clock.now().toISOString(),
      };
    });
  };
