import { screensOf } from "@reclaim/host-api/screens";
import remote from "../remote.tsx";

export const { preloadPages, pageAt, slotOf } = screensOf(remote);
