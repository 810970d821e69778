import { PILLAR_IDS, PILLARS } from "@reclaim/contracts-members/catalogue";
import { moduleTasks } from "@reclaim/contracts-members/module-progress";
import { notFound } from "@reclaim/platform/errors";
import { requireCaller, type ServiceEnv } from "@reclaim/platform/service";
import type { MembersDeps } from "../shared/deps.ts";
import { parseBody } from "@reclaim/platform/validate";
import { Hono } from "hono";
import type { AwardBadges } from "../shared/award-badges.ts";
import type { ModuleKey } from "./module-progress.repository.ts";
import { completeModule } from "./complete-module.use-case.ts";
import { listModules } from "./list-modules.use-case.ts";
import { saveTasks } from "./save-tasks.use-case.ts";

/** The module that a path names, or 404. */
function moduleOf({ pillar, id }: { pillar: string; id: string }): ModuleKey {
  const known = PILLAR_IDS.find((name) => name === pillar);
  const moduleId = /^[1-9]\d?$/.test(id) ? Number(id) : 0;
  if (!known || moduleId < 1 || moduleId > PILLARS[known].modules) throw notFound();
  return { pillar: known, moduleId };
}

export function moduleProgressRoutes(
  deps: MembersDeps & { awardBadges: AwardBadges },
): Hono<ServiceEnv> {
  const list = listModules(deps);
  const save = saveTasks(deps);
  const complete = completeModule(deps);
  return new Hono<ServiceEnv>()
    .get("/api/module-progress", async (c) => c.json(await list(requireCaller(c).sub)))
    .put("/api/module-progress/:pillar/:id", async (c) => {
      const identity = requireCaller(c);
      const module = moduleOf(c.req.param());
      const { completedTasks } = await parseBody(c, moduleTasks);
      return c.json(await save(identity, module, completedTasks));
    })
    .post("/api/module-progress/:pillar/:id/complete", async (c) => {
      const identity = requireCaller(c);
      return c.json(await complete(identity, moduleOf(c.req.param())));
    });
}
