import { readFileSync, writeFileSync } from "node:fs";

/** The port of the product whose clock tests can move. */
export const movableClockPort = (): number => Number(process.env.E2E_MOVABLE_CLOCK_PORT ?? 8098);

/** The file with the offset of its clock, in milliseconds. */
export const serverClockFile = (): string => `${process.env.RECLAIM_DATA ?? ".data"}/clock`;

/** The offset of the product's clock, in milliseconds. */
export function getClockOffsetMs(): number {
  try {
    return Number(readFileSync(serverClockFile(), "utf8"));
  } catch {
    return 0;
  }
}

/** Moves the product's clock forward to `to`; throws when it is past that. */
export function setServerClock(to: Date): void {
  const next = to.getTime() - Date.now();
  if (next < getClockOffsetMs()) throw new Error("the clock is past that time");
  writeFileSync(serverClockFile(), String(next));
}
