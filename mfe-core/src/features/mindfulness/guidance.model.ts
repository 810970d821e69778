/** Words of a guided exercise, from `at` seconds after its start until the next line begins. */
export interface GuidanceLine {
  at: number;
  text: string;
}

/** What is said in an exercise, in the order of time. */
export type Guidance = readonly GuidanceLine[];

/** The line that stands at so many seconds from the start; null before the first one. */
export function lineAt(guidance: Guidance, seconds: number): GuidanceLine | null {
  return guidance.findLast(({ at }) => at <= seconds) ?? null;
}
