/** An action on a version. */
export interface ReleaseAction {
  what: "activate" | "canary" | "stop" | "back" | "off" | "load" | "invite";
  /** None to go back to the last good one. */
  version?: string;
}
