import { DialogFailure, lateComponent } from "@reclaim/host-api";

/** Parts of the desk that show after a press: dialogs and menus. */
export const ActionDialog = lateComponent(() => import("../changes/action-dialog.tsx"), {
  Failed: DialogFailure,
});
export const Versions = lateComponent(() => import("./versions.tsx"));

/** Fetches them ahead of the press. */
export function preloadLateParts(): void {
  void ActionDialog.preload();
  void Versions.preload();
}
