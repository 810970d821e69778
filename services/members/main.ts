import { runStandaloneService } from "@reclaim/platform/runtime";
import { members } from "./service.ts";

await runStandaloneService(members);
