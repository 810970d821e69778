/** What somebody wants to do with a version. */
export interface Asked {
  what: "activate" | "canary" | "stop" | "back" | "off" | "load" | "invite";
  /** None to go back to the last good one. */
  version?: string;
}
