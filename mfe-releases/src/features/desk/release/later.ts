import { lazyPage } from "@reclaim/host-api";

/** What the desk shows only when one asks for it: dialogs with their fields, and menus. */
export const AskedQuestion = lazyPage(() => import("../changes/asked-question.tsx"));
export const Versions = lazyPage(() => import("./versions.tsx"));

/** Fetches it ahead, so that it is there when somebody does. */
export function preloadLater(): void {
  void AskedQuestion.preload();
  void Versions.preload();
}
