import { runStandaloneService } from "@reclaim/platform/runtime";
import { identity } from "./service.ts";

await runStandaloneService(identity);
