import { releasesOperations } from "@reclaim/contracts-releases/operations";
import { createServiceApp, type ServiceDefinition, type Settings } from "@reclaim/platform/service";
import type { ReleasesDeps, ReleasesSecret } from "./src/shared/deps.ts";
import { openReleaseStore } from "@reclaim/release-store/open-release-store";
import type { ReleaseStore } from "@reclaim/release-store/release-store";
import { auditLog } from "./src/audit/audit.table.ts";
import { deskRoutes } from "./src/desk/desk.routes.ts";
import { inspectionsRoutes } from "./src/inspections/inspections.routes.ts";
import { liveRoutes } from "./src/live/live.routes.ts";
import { activations, canaries, compositions, pointer } from "./src/live/live.table.ts";
import { passesJobs } from "./src/passes/passes.jobs.ts";
import { passesRoutes } from "./src/passes/passes.routes.ts";
import { endMemberPasses } from "./src/passes/end-member-passes.use-case.ts";
import { passes } from "./src/live/passes.table.ts";
import { publishingRoutes } from "./src/publishing/publishing.routes.ts";
import { publishBuiltReleases } from "./src/publishing/publish-built-releases.use-case.ts";
import { versions } from "./src/versions/versions.table.ts";
import { healthMinutes } from "./src/reports/health.table.ts";
import { reportsJobs } from "./src/reports/reports.jobs.ts";
import { reportsRoutes } from "./src/reports/reports.routes.ts";
import { createSignal } from "./src/shared/signal.ts";
import { teamsRoutes } from "./src/teams/teams.routes.ts";
import { memberships, teams, tokens } from "./src/teams/teams.table.ts";

/** The release platform: what teams publish, what of it is live, and who gets what. */
export const releases: ServiceDefinition<ReleasesSecret> = defineReleases(({ releaseStore }) =>
  openReleaseStore(releaseStore.address, releaseStore.keys)
);

/** The releases service on the store that `openStore` gives; a test gives one in memory. */
export function defineReleases(
  openStore: (settings: Settings) => ReleaseStore,
): ServiceDefinition<ReleasesSecret> {
  const withStore = (deps: ReleasesDeps) => ({ ...deps, releaseStore: openStore(deps.settings) });
  return {
    name: "releases",
    secrets: ["releaseSigningKey", "visitTicketKey", "operatorKey"],
    operations: releasesOperations,
    migrations: new URL("./migrations", import.meta.url),
    memberData: {
      tables: [
        { owner: memberships.userId, exportName: "release_desk" },
        {
          owner: passes.userId,
          exportName: "release_passes",
          unexportedColumns: [passes.codeHash],
        },
      ],
      otherTables: [
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
      onAccountDeleted: endMemberPasses,
    },
    prepare: (deps) => publishBuiltReleases(withStore(deps)),
    create(deps) {
      const newWork = createSignal();
      const app = createServiceApp("releases", releasesOperations, deps);
      app.route("/", deskRoutes(deps));
      app.route("/", teamsRoutes(deps));
      app.route("/", passesRoutes(deps));
      app.route("/", inspectionsRoutes(deps, newWork));
      app.route("/", reportsRoutes(deps));
      app.route("/", publishingRoutes(withStore(deps), newWork));
      app.route("/", liveRoutes(deps));
      return app;
    },
    jobs: (deps) => [...reportsJobs(deps), ...passesJobs(deps)],
  };
}
