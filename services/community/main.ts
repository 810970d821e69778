import { runAlone } from "@reclaim/platform/runtime";
import { community } from "./service.ts";

await runAlone(community);
