import { runAlone } from "@reclaim/platform/runtime";
import { releases } from "./service.ts";

await runAlone(releases);
