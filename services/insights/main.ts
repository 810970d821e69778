import { runAlone } from "@reclaim/platform/runtime";
import { insights } from "./service.ts";

await runAlone(insights);
