import { onboarding } from "@reclaim/contracts-members/members";
import type { ServiceEnv } from "@reclaim/platform/service";
import type { MembersDeps } from "../shared/deps.ts";
import { parseBody } from "@reclaim/platform/validate";
import { Hono } from "hono";
import { readMember } from "../me/read-member.use-case.ts";
import { completeOnboarding } from "./complete-onboarding.use-case.ts";

export function onboardingRoutes(deps: MembersDeps): Hono<ServiceEnv> {
  const complete = completeOnboarding(deps, readMember(deps));
  return new Hono<ServiceEnv>().post("/api/onboarding", async (c) => {
    const input = await parseBody(c, onboarding);
    const { url, headers } = c.req.raw;
    const member = await complete(c.get("identity"), input, { url, headers }, (setCookies) => {
      for (const cookie of setCookies) c.header("set-cookie", cookie, { append: true });
    });
    return c.json(member, 201);
  });
}
