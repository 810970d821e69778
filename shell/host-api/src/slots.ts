import type { Tour } from "./tour.ts";

/** The slots that pages offer, by name, with the props that each passes to its contributions. */
export interface SlotProps {
  /** Full screen, for visitors before onboarding. */
  onboarding: Record<never, never>;
  /** Cards on Home, below the check-in. */
  "home.cards": Record<never, never>;
  /** The dialog behind the header's profile button. */
  "profile.dialog": { open: boolean; onOpenChange: (open: boolean) => void };
  /**
   * Asks the member for feedback on a feature: `featureId` as the specifications name it, at most 50
   * characters. `compact` sends on choosing. With `onClose` the confirmation closes after 3 s.
   */
  "feedback.widget": { featureId: string; compact?: boolean; onClose?: () => void };
  /**
   * Crisis resources by country, shown when a response carries `crisis`. With `onClose` a dialog,
   * which the frame opens after a save; without, a section in the place of an AI answer.
   */
  "crisis.help": { onClose?: () => void };
  /**
   * Background work on every page of a member, with overlays of its own: welcome tour, reminders,
   * outbox. Mounted after the page's first screen.
   */
  "frame.background": Record<never, never>;
  /** Runs a tour of the current page until it calls `onEnd`. */
  tour: { tour: Tour; onEnd: () => void };
  /** Rows of the profile's menu. */
  "profile.menu": { close: () => void };
}
export type SlotName = keyof SlotProps;
