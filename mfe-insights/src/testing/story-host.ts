import { createStoryScreens } from "@reclaim/host-api/story-host";
import remote from "../remote.tsx";

export const { preloadPages, renderPage, renderSlot } = createStoryScreens(remote);
