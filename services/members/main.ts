import { runAlone } from "@reclaim/platform/runtime";
import { members } from "./service.ts";

await runAlone(members);
