import { runStandaloneService } from "@reclaim/platform/runtime";
import { releases } from "./service.ts";

await runStandaloneService(releases);
