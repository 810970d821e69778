import type { Expression } from "@reclaim/design-system/mascot";

/** One step of a guided tour (core specification §3). */
export interface TourStep {
  /** Selector of the target element: `[data-tour="…"]`. Steps without a target on the page are skipped. */
  target: string;
  title: string;
  content: string;
  /** Preferred side of the target for the card. */
  position: "top" | "right" | "bottom" | "left";
  expression: Expression;
  /** False leaves the page as it is; otherwise everything but the target is dimmed. */
  highlightTarget?: boolean;
  /** Skipped in later tours once it was seen; the target identifies it. */
  onlyShowOnce?: boolean;
}

export interface Tour {
  /** Part of the local-storage keys `tour_{id}…`. */
  id: string;
  /** Route path of the page whose Tour Guide button starts it; absent when another trigger does. */
  path?: string;
  steps: TourStep[];
}
