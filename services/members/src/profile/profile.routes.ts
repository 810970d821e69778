import { memberChanges, onboarding } from "@reclaim/contracts/members";
import { caller, type ServiceDeps, type ServiceEnv } from "@reclaim/platform/service";
import { body } from "@reclaim/platform/validate";
import { Hono } from "hono";
import { checkInReads } from "../check-ins/check-ins.repository.ts";
import { journalReads } from "../journal/journal.repository.ts";
import { moduleReads } from "../module-progress/module-progress.repository.ts";
import { completeOnboarding } from "./onboarding.use-cases.ts";
import { changeProfile, ensureProfile } from "./profile.use-cases.ts";
import { toMember } from "./profile.wire.ts";

export function profileRoutes(serviceDeps: ServiceDeps): Hono<ServiceEnv> {
  const { db } = serviceDeps;
  const deps = {
    ...serviceDeps,
    checkIns: checkInReads(db),
    journal: journalReads(db),
    modules: moduleReads(db),
  };
  const onboard = completeOnboarding(deps);
  return new Hono<ServiceEnv>()
    .post("/api/onboarding", async (c) => {
      const input = await body(c, onboarding);
      const { url, headers } = c.req.raw;
      const member = await onboard(c.get("identity"), input, { url, headers }, (setCookies) => {
        for (const cookie of setCookies) c.header("set-cookie", cookie, { append: true });
      });
      return c.json(member, 201);
    })
    .get("/api/me", async (c) => {
      const identity = caller(c);
      return c.json(await toMember(deps, identity, await ensureProfile(deps)(identity.sub)));
    })
    .patch("/api/me", async (c) => {
      const identity = caller(c);
      const profile = await changeProfile(deps)(identity.sub, await body(c, memberChanges));
      return c.json(await toMember(deps, identity, profile));
    });
}
