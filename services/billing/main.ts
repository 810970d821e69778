import { runStandaloneService } from "@reclaim/platform/runtime";
import { billing } from "./service.ts";

await runStandaloneService(billing);
