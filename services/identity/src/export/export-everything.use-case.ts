import { SERVICE_NAMES } from "@reclaim/contracts-common/services";
import { parseAnswer } from "@reclaim/platform/answer";
import { unavailable } from "@reclaim/platform/errors";
import type { Identity } from "@reclaim/platform/identity";
import { exportMemberData, memberExport } from "@reclaim/platform/member-data";
import type { IdentityDeps } from "../shared/deps.ts";
import { identityData } from "../identity.data.ts";
import { callAs } from "../shared/peers.ts";

/**
 * Everything that the product stores about the caller, each kind of row under its name (D8). A part
 * must not pass for the whole: when a service does not answer, 503 `unavailable`.
 */
export const exportEverything =
  (deps: IdentityDeps) => async (caller: Identity): Promise<Record<string, unknown>> => {
    try {
      const parts = await Promise.all(SERVICE_NAMES.map(async (name) => {
        if (name === "identity") return await exportMemberData(identityData, deps, caller);
        const answer = await callAs(deps, caller, name, "GET", "/internal/export");
        return await parseAnswer(name, answer, memberExport);
      }));
      return Object.assign({ exportedAt: deps.clock.now().toISOString() }, ...parts);
    } catch (error) {
      deps.log.error("export is not whole", error);
      throw unavailable();
    }
  };
