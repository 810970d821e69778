import type { Expression } from "@reclaim/design-system/mascot";

/** One thing that a tour points at (core specification §3). */
export interface TourStep {
  /** Selector of what the step speaks of: `[data-tour="…"]`. What is not on the page is passed over. */
  target: string;
  title: string;
  content: string;
  /** The side of the target where the card stands if there is room. */
  position: "top" | "right" | "bottom" | "left";
  expression: Expression;
  /** False leaves the page as it is; otherwise the target is lit and the rest dimmed. */
  highlightTarget?: boolean;
  /** Passed over in later tours, once it was seen. The target is what it is remembered by. */
  onlyShowOnce?: boolean;
}

export interface Tour {
  /** Names the local keys `tour_{id}…`. */
  id: string;
  /** The page whose Tour Guide button starts it, as in a route; without it, something else does. */
  path?: string;
  steps: TourStep[];
}
