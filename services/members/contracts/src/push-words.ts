/** What a push message carries, encrypted. `to` is the page that a press opens. */
export interface PushMessage {
  /** A notification with the tag of an earlier one replaces it. */
  tag: string;
  to: string;
}

/** The words of every push message: they stand on a lock screen, so nothing personal is in them. */
export const PUSH_WORDS = { title: "Reclaim", body: "A quiet minute?" };
