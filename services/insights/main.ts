import { runStandaloneService } from "@reclaim/platform/runtime";
import { insights } from "./service.ts";

await runStandaloneService(insights);
