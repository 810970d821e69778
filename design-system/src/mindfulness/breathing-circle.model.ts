export type BreathPhase = "idle" | "in" | "hold-in" | "out" | "hold-out" | "finished";

/** How many of a phase's seconds are drawn as breath held: it fills, stays full, empties, stays empty. */
export function filledSeconds(phase: BreathPhase, seconds: number, remaining: number): number {
  const left = Math.min(seconds, Math.max(0, Math.ceil(remaining)));
  switch (phase) {
    case "in":
      return seconds - left;
    case "hold-in":
      return seconds;
    case "out":
      return left;
    default:
      return 0;
  }
}
