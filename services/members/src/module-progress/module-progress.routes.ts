import { PILLAR_IDS, PILLARS } from "@reclaim/contracts/catalogue";
import { moduleTasks } from "@reclaim/contracts/module-progress";
import { notFound } from "@reclaim/platform/errors";
import { caller, type ServiceDeps, type ServiceEnv } from "@reclaim/platform/service";
import { body } from "@reclaim/platform/validate";
import { Hono } from "hono";
import type { ModuleKey } from "./module-progress.repository.ts";
import { completeModule, keepTasks, listModules } from "./module-progress.use-cases.ts";

/** The module that a path names, or 404. */
function moduleOf({ pillar, id }: { pillar: string; id: string }): ModuleKey {
  const known = PILLAR_IDS.find((name) => name === pillar);
  const moduleId = /^[1-9]\d?$/.test(id) ? Number(id) : 0;
  if (!known || moduleId < 1 || moduleId > PILLARS[known].modules) throw notFound();
  return { pillar: known, moduleId };
}

export function moduleProgressRoutes(deps: ServiceDeps): Hono<ServiceEnv> {
  const list = listModules(deps);
  const keep = keepTasks(deps);
  const complete = completeModule(deps);
  return new Hono<ServiceEnv>()
    .get("/api/module-progress", async (c) => c.json(await list(caller(c).sub)))
    .put("/api/module-progress/:pillar/:id", async (c) => {
      const identity = caller(c);
      const module = moduleOf(c.req.param());
      const { completedTasks } = await body(c, moduleTasks);
      return c.json(await keep(identity, module, completedTasks));
    })
    .post("/api/module-progress/:pillar/:id/complete", async (c) => {
      const identity = caller(c);
      return c.json(await complete(identity, moduleOf(c.req.param())));
    });
}
