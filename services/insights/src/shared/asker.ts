import type { Identity } from "@reclaim/platform/identity";
import { requireCaller, type ServiceEnv } from "@reclaim/platform/service";
import type { Context } from "hono";

/** Who asks, and until when he waits. */
export interface Asker {
  caller: Identity;
  /** Aborts when he hangs up. */
  signal: AbortSignal;
}

export const askerOf = (c: Context<ServiceEnv>): Asker => ({
  caller: requireCaller(c),
  signal: c.req.raw.signal,
});
