import type { Insight, RecommendationsRequest } from "@reclaim/contracts-insights/recommendations";
import { type Pillar, PILLAR_IDS, PILLARS } from "@reclaim/contracts-members/catalogue";
import { type Day, helpfulPractice, type Level, lowWeekday, shown } from "./history.model.ts";
import { PRACTICES } from "./practices.copy.ts";

const LOW_MOOD = 3;
const HEAVY_MOOD = 2.5;
const GOOD_MOOD = 4;
const NOTEWORTHY_CHANGE = 0.4;
const LONG_STREAK = 7;
/** Pillars that are nearer than that lag behind nobody. */
const LAG = 15;

/** How the days were: one statement, so that none contradicts another. */
function levelInsight({ average, count, change = 0 }: Level): Insight {
  const relatedPattern = `Average mood ${shown(average)} of 5 in the last ${count} check-ins`;
  const rising = change >= NOTEWORTHY_CHANGE;
  const falling = change <= -NOTEWORTHY_CHANGE;
  if (average < HEAVY_MOOD) {
    return {
      title: rising ? "Still heavy, and a little lighter than before" : "The last days were heavy",
      description:
        "Keep the plans small and tell one person how it is. If it stays like that for two weeks, a doctor is a good man to tell, too.",
      severity: "concerning",
      relatedPattern,
    };
  }
  if (falling) {
    return {
      title: "It has gone down a bit lately",
      description:
        "Look at what was there three weeks ago and is missing now: an evening, a walk, a person.",
      severity: average < LOW_MOOD ? "concerning" : "neutral",
      relatedPattern,
    };
  }
  if (rising) {
    return {
      title: "It has been going up lately",
      description: "Something you do differently seems to carry. Write it down while you know it.",
      severity: "positive",
      relatedPattern,
    };
  }
  if (average < LOW_MOOD) {
    return {
      title: "Grey days, one like the other",
      description: "One small thing on purpose is enough for now: ten minutes of air, one call.",
      severity: "neutral",
      relatedPattern,
    };
  }
  return average >= GOOD_MOOD
    ? {
      title: "Good days, several of them",
      description: "Keep one part of it on purpose, so that it is there in November as well.",
      severity: "positive",
      relatedPattern,
    }
    : {
      title: "You are holding steady",
      description: "No great leaps, no holes. That is a floor one can stand on.",
      severity: "positive",
      relatedPattern,
    };
}

/** What his data say, at most one statement of each sort. */
export function insightsOf(
  request: RecommendationsRequest,
  days: readonly Day[],
  level: Level | undefined,
  pillar: Pillar,
): Insight[] {
  const weekday = lowWeekday(days);
  const practice = helpfulPractice(days, request.practices ?? []);
  const { progress, streak = 0 } = request;
  const done = progress && PILLAR_IDS.map((id) => progress[PILLARS[id].progressKey]);
  const lowest = progress?.[PILLARS[pillar].progressKey] ?? 0;
  return [
    ...(level ? [levelInsight(level)] : []),
    ...(weekday
      ? [{
        title: `Your ${weekday.weekday}s are lower`,
        description: `${shown(weekday.average)} against ${
          shown(weekday.others)
        } on the other days. Put something you like on ${weekday.weekday}, before the day fills up.`,
        severity: "neutral" as const,
        relatedPattern:
          `${weekday.days} ${weekday.weekday}s beside ${weekday.otherDays} other days`,
      }]
      : []),
    ...(practice
      ? [{
        title: `Days with ${PRACTICES[practice.kind].name} were better`,
        description: `${shown(practice.average)} against ${
          shown(practice.others)
        } without. Which came first, nobody can say from that; it is worth another try.`,
        severity: "positive" as const,
        relatedPattern: `${practice.days} days with it beside ${practice.otherDays} without`,
      }]
      : []),
    ...(done && Math.max(...done) - lowest >= LAG
      ? [{
        title: `${PILLARS[pillar].name} has been waiting`,
        description: "The other roads are further on. One evening there changes the picture.",
        severity: "neutral" as const,
        relatedPattern: `${PILLARS[pillar].name} ${Math.round(lowest)}%, the furthest ${
          Math.round(Math.max(...done))
        }%`,
      }]
      : []),
    ...(streak >= LONG_STREAK
      ? [{
        title: "You keep coming back",
        description: "A promise kept on busy days, too. It may hold a second one.",
        severity: "positive" as const,
        relatedPattern: `${streak} days in a row`,
      }]
      : []),
  ];
}
