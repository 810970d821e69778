/** What the page's parts tell each other about calls of any service, by name. */
export interface CommonEvents {
  /** Crisis screening found signs of risk in a text that was just saved (D34); the frame offers help. */
  "crisis.noticed": Record<never, never>;
}
