import { emailRequest, moduleContentRequest } from "@reclaim/contracts-insights/generated-content";
import type { ServiceEnv } from "@reclaim/platform/service";
import { parseBody } from "@reclaim/platform/validate";
import { Hono } from "hono";
import { askerOf } from "../shared/asker.ts";
import { writeEmail } from "./write-email.use-case.ts";
import { writeModuleContent } from "./write-module-content.use-case.ts";

export function generatedContentRoutes(deps: Parameters<typeof writeEmail>[0]): Hono<ServiceEnv> {
  const writeModule = writeModuleContent(deps);
  const write = writeEmail(deps);
  return new Hono<ServiceEnv>()
    .post(
      "/api/ai/generate-module-content",
      async (c) => c.json(await writeModule(askerOf(c), await parseBody(c, moduleContentRequest))),
    )
    .post(
      "/api/ai/generate-email",
      async (c) => c.json(await write(askerOf(c), await parseBody(c, emailRequest))),
    );
}
