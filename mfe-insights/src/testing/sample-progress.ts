import { type Progress, PROGRESS_DAYS } from "@reclaim/contracts-members/progress";

const TODAY = "2026-11-21";

/** The date some days before 21 November 2026. */
export const daysAgo = (days: number): string =>
  new Date(Date.UTC(2026, 10, 21 - days)).toISOString().slice(0, 10);

/**
 * The answer of GET /api/progress on 21 November 2026 for who has checked in on some of the last
 * `days`; `moodOf` is the mood of so many days ago, null for none.
 */
export function sampleProgress(
  days: number,
  moodOf: (daysAgo: number) => number | null = () => 3,
  fields: Partial<Progress> = {},
): Progress {
  const moods = Array.from({ length: Math.min(days, PROGRESS_DAYS) }, (_, ago) => moodOf(ago));
  const given = moods.flatMap((mood, ago) => (mood === null ? [] : [ago]));
  const [latest, first] = [given[0], given.at(-1)];
  return {
    today: TODAY,
    firstCheckIn: first === undefined ? null : daysAgo(days > PROGRESS_DAYS ? days - 1 : first),
    latestCheckIn: latest === undefined ? null : daysAgo(latest),
    moods: Array.from(
      { length: PROGRESS_DAYS },
      (_, index) => moods[PROGRESS_DAYS - 1 - index] ?? null,
    ),
    patterns: [],
    ...fields,
  };
}

/** A mood for each of many days, which goes up and down and now and then is missing. */
export function livelyMood(ago: number): number | null {
  if (ago % 11 === 4 || ago % 29 > 26) return null;
  const isMonday = new Date(`${daysAgo(ago)}T00:00:00Z`).getUTCDay() === 1;
  const level = 3.3 + Math.sin(ago / 19) + 0.7 * Math.sin(ago * 2.1) - (isMonday ? 1 : 0);
  return Math.min(5, Math.max(1, Math.round(level)));
}

export const samplePatterns: Progress["patterns"] = [
  {
    kind: "weekday",
    weekday: 1,
    mean: 2.6,
    days: 14,
    otherMean: 3.4,
    otherDays: 84,
    oneIn: 1000,
  },
  { kind: "practice", mean: 3.9, days: 41, otherMean: 3.2, otherDays: 57, oneIn: 100 },
  { kind: "pause", mean: 2.7, days: 22, otherMean: 3.4, otherDays: 75, oneIn: 20 },
];
