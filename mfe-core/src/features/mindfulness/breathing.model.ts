import type { BreathingPattern } from "../../shared/breathing-patterns.ts";

/** Part of a breath; a hold of 0 seconds is left out. */
export interface BreathPart {
  phase: "in" | "hold-in" | "out" | "hold-out";
  seconds: number;
}

/** The parts of one cycle, in order (core specification §4). */
export const breathParts = (
  { inhaleTime, holdInTime, exhaleTime, holdOutTime }: BreathingPattern,
): BreathPart[] =>
  ([
    { phase: "in", seconds: inhaleTime },
    { phase: "hold-in", seconds: holdInTime },
    { phase: "out", seconds: exhaleTime },
    { phase: "hold-out", seconds: holdOutTime },
  ] satisfies BreathPart[]).filter(({ seconds }) => seconds > 0);

/** A moment of an exercise: the cycle, counted from 1, the part, and what is left of the part. */
export interface BreathPosition extends BreathPart {
  cycle: number;
  remainingMs: number;
}

/** Where an exercise stands after so many milliseconds; null when all of its cycles are over. */
export function positionAt(pattern: BreathingPattern, elapsedMs: number): BreathPosition | null {
  const parts = breathParts(pattern);
  const cycleMs = parts.reduce((sum, { seconds }) => sum + seconds * 1000, 0);
  const cycle = Math.floor(elapsedMs / cycleMs) + 1;
  if (cycle > pattern.cycles) return null;
  let leftMs = elapsedMs % cycleMs;
  for (const part of parts) {
    if (leftMs < part.seconds * 1000) {
      return { ...part, cycle, remainingMs: part.seconds * 1000 - leftMs };
    }
    leftMs -= part.seconds * 1000;
  }
  return null;
}
