import { runAlone } from "@reclaim/platform/runtime";
import { identity } from "./service.ts";

await runAlone(identity);
