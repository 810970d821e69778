import { runStandaloneService } from "@reclaim/platform/runtime";
import { community } from "./service.ts";

await runStandaloneService(community);
