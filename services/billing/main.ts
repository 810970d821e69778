import { runAlone } from "@reclaim/platform/runtime";
import { billing } from "./service.ts";

await runAlone(billing);
