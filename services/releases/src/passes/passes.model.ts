import type { PassRow } from "../live/passes.table.ts";

/** How the audit log names that somebody gets a pass. */
export const grantAction = (kind: PassRow["kind"]) =>
  kind === "tester" ? "tester added" : "override granted";
