import type { Tour } from "./tour.ts";

/** The named places that pages offer, with what each gives to those who fill it. */
export interface SlotProps {
  /** Full screen, for visitors who are not onboarded. */
  onboarding: Record<never, never>;
  /** Cards on Home, below the check-in. */
  "home.cards": Record<never, never>;
  /** The dialog behind the header's profile button. */
  "profile.dialog": { open: boolean; onOpenChange: (open: boolean) => void };
  /**
   * Asks the member what he thinks of a feature, anywhere: `featureId` as the specifications name it,
   * at most 50 characters. `compact` sends with the choice. With `onClose` the thanks close after 3 s.
   */
  "feedback.widget": { featureId: string; compact?: boolean; onClose?: () => void };
  /**
   * Crisis resources by country, for who wrote something whose answer carries `crisis`. With
   * `onClose` a dialog over everything, which the frame shows by itself after a save; without, a
   * section of the page that stands where an AI answer would.
   */
  "crisis.help": { onClose?: () => void };
  /**
   * What goes on beside every page of a member, and lies over it when it has something to show: the
   * first tour, reminders, what waits to be sent. Comes after what the page needs first.
   */
  "frame.background": Record<never, never>;
  /** A tour of the page that is shown, until it calls `onEnd`. */
  tour: { tour: Tour; onEnd: () => void };
  /** Rows of the profile's menu. */
  "profile.menu": { close: () => void };
}
export type SlotName = keyof SlotProps;
