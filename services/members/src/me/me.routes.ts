import { memberChanges } from "@reclaim/contracts-members/members";
import { requireCaller, type ServiceEnv } from "@reclaim/platform/service";
import type { MembersDeps } from "../shared/deps.ts";
import { parseBody } from "@reclaim/platform/validate";
import { Hono } from "hono";
import { changeProfile } from "../profile/change-profile.use-case.ts";
import { ensureProfile } from "../profile/ensure-profile.use-case.ts";
import { readMember } from "./read-member.use-case.ts";

export function meRoutes(deps: MembersDeps): Hono<ServiceEnv> {
  const read = readMember(deps);
  return new Hono<ServiceEnv>()
    .get("/api/me", async (c) => {
      const identity = requireCaller(c);
      return c.json(await read(identity, await ensureProfile(deps)(identity.sub)));
    })
    .patch("/api/me", async (c) => {
      const identity = requireCaller(c);
      const profile = await changeProfile(deps)(identity.sub, await parseBody(c, memberChanges));
      return c.json(await read(identity, profile));
    });
}
