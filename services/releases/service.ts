import { createApp, type ServiceDefinition } from "@reclaim/platform/service";
import { auditLog } from "./src/audit/audit.table.ts";
import { deskRoutes } from "./src/desk/desk.routes.ts";
import { inspectionsRoutes } from "./src/inspections/inspections.routes.ts";
import { liveRoutes } from "./src/live/live.routes.ts";
import { activations, canaries, compositions, pointer } from "./src/live/live.table.ts";
import { passesJobs } from "./src/passes/passes.jobs.ts";
import { passesRoutes } from "./src/passes/passes.routes.ts";
import { endPassesOf } from "./src/passes/passes.use-cases.ts";
import { passes } from "./src/passes/passes.table.ts";
import { publishingRoutes } from "./src/publishing/publishing.routes.ts";
import { takeInBuilt } from "./src/publishing/take-in-built.ts";
import { versions } from "./src/publishing/versions.table.ts";
import { healthMinutes } from "./src/reports/health.table.ts";
import { reportsJobs } from "./src/reports/reports.jobs.ts";
import { reportsRoutes } from "./src/reports/reports.routes.ts";
import { createSignal } from "./src/shared/signal.ts";
import { teamsRoutes } from "./src/teams/teams.routes.ts";
import { memberships, teams, tokens } from "./src/teams/teams.table.ts";

/** The release platform: what teams publish, what of it is live, and who gets what. */
export const releases: ServiceDefinition = {
  name: "releases",
  migrations: new URL("./migrations", import.meta.url),
  memberData: {
    tables: [
      { owner: memberships.userId, exportedAs: "release_desk" },
      { owner: passes.userId, exportedAs: "release_passes", secret: [passes.codeHash] },
    ],
    aboutNobody: [
      activations,
      auditLog,
      canaries,
      compositions,
      healthMinutes,
      pointer,
      teams,
      tokens,
      versions,
    ],
    leave: endPassesOf,
  },
  prepare: takeInBuilt,
  create(deps) {
    const waiting = createSignal();
    const app = createApp("releases", deps);
    app.route("/", deskRoutes(deps));
    app.route("/", teamsRoutes(deps));
    app.route("/", passesRoutes(deps));
    app.route("/", inspectionsRoutes(deps, waiting));
    app.route("/", reportsRoutes(deps));
    app.route("/", publishingRoutes(deps, waiting));
    app.route("/", liveRoutes(deps));
    return app;
  },
  jobs: (deps) => [...reportsJobs(deps), ...passesJobs(deps)],
};
