import { type JournalPrompt, journalPromptRequest } from "@reclaim/contracts/insights";
import { requireTier } from "@reclaim/platform/identity";
import { caller, type ServiceEnv } from "@reclaim/platform/service";
import { body } from "@reclaim/platform/validate";
import { Hono } from "hono";
import { screened } from "../shared/screened.ts";
import { choosePrompt } from "./journal-prompts.model.ts";

export const journalPromptRoutes = (random: () => number): Hono<ServiceEnv> =>
  new Hono<ServiceEnv>().post("/api/ai/journal-prompt", async (c) => {
    const situation = await body(c, journalPromptRequest);
    const answer = await screened([situation.previous], (): JournalPrompt => {
      requireTier(caller(c), "essential", "ai_journal_prompts");
      return { prompt: choosePrompt(situation, random), source: "guide" };
    });
    return c.json(answer);
  });
