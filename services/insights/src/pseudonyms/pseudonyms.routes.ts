import { pseudonymRequest } from "@reclaim/contracts-insights/insights";
import type { ServiceEnv } from "@reclaim/platform/service";
import { parseBody } from "@reclaim/platform/validate";
import { Hono } from "hono";
import { askerOf } from "../shared/asker.ts";
import { suggestPseudonym } from "./suggest-pseudonym.use-case.ts";

export function pseudonymRoutes(deps: Parameters<typeof suggestPseudonym>[0]): Hono<ServiceEnv> {
  const suggest = suggestPseudonym(deps);
  return new Hono<ServiceEnv>().post("/api/ai/generate-pseudonym", async (c) => {
    await parseBody(c, pseudonymRequest);
    return c.json(await suggest(askerOf(c)));
  });
}
