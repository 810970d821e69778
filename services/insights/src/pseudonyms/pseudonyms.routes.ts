import { type GeneratedPseudonym, pseudonymRequest } from "@reclaim/contracts/insights";
import { randomPseudonym } from "@reclaim/contracts/pseudonym-words";
import type { ServiceEnv } from "@reclaim/platform/service";
import { body } from "@reclaim/platform/validate";
import { Hono } from "hono";

export const pseudonymRoutes = (random: () => number): Hono<ServiceEnv> =>
  new Hono<ServiceEnv>().post("/api/ai/generate-pseudonym", async (c) => {
    await body(c, pseudonymRequest);
    const answer: GeneratedPseudonym = { pseudonym: randomPseudonym(random), source: "guide" };
    return c.json(answer);
  });
