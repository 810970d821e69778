import { readFileSync, writeFileSync } from "node:fs";

/** Where the product with a movable clock is served. */
export const movedPort = (): number => Number(process.env.E2E_MOVED_PORT ?? 8098);

/** The file that says how many milliseconds its clock is ahead. */
export const movedClock = (): string => `${process.env.RECLAIM_DATA ?? ".data"}/clock`;

/** How many milliseconds the product's clock is ahead now. */
export function ahead(): number {
  try {
    return Number(readFileSync(movedClock(), "utf8"));
  } catch {
    return 0;
  }
}

/** Moves the product's clock; days only pass, they never come back. */
export function moveClock(to: Date): void {
  const next = to.getTime() - Date.now();
  if (next < ahead()) throw new Error("the clock is there already");
  writeFileSync(movedClock(), String(next));
}
