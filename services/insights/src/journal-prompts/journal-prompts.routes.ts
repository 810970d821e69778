import { journalPromptRequest } from "@reclaim/contracts-insights/insights";
import type { ServiceEnv } from "@reclaim/platform/service";
import { parseBody } from "@reclaim/platform/validate";
import { Hono } from "hono";
import { askerOf } from "../shared/asker.ts";
import { suggestJournalPrompt } from "./suggest-journal-prompt.use-case.ts";

export function journalPromptRoutes(
  deps: Parameters<typeof suggestJournalPrompt>[0],
): Hono<ServiceEnv> {
  const suggest = suggestJournalPrompt(deps);
  return new Hono<ServiceEnv>().post(
    "/api/ai/journal-prompt",
    async (c) => c.json(await suggest(askerOf(c), await parseBody(c, journalPromptRequest))),
  );
}
