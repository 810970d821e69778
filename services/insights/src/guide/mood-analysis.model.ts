import type {
  InterpretedMoods,
  MoodPattern,
  MoodSuggestion,
  MoodTrigger,
} from "@reclaim/contracts-insights/mood-analysis";
import type { MoodEntry } from "@reclaim/contracts-insights/moods";
import type { MoodFacts } from "../shared/guide.ts";
import { type Day, daysOf, highWeekday, lowWeekday, shown } from "./history.model.ts";
import { PLAIN_SUGGESTIONS, SUGGESTIONS, type Topic, TOPICS } from "./mood-analysis.copy.ts";

const LOW = 2;
const GOOD = 4;
const HEAVY_AVERAGE = 2.5;
/** A topic is looked at when it comes up on that many days. */
const MIN_MENTIONS = 3;
/** A share of low days counts when it lies that much above the share of all days. */
const NOTEWORTHY = 0.2;
const NOTABLE_SHARE = 20;
const MAX_TRIGGERS = 4;
const EXAMPLE_LENGTH = 120;

const isLow = ({ score }: Day) => score <= LOW;
const isGood = ({ score }: Day) => score >= GOOD;
const percent = (part: number, all: number) => Math.round(100 * part / all);
const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`;

interface Mention {
  topic: Topic;
  days: Day[];
  lowShare: number;
  goodShare: number;
}

/** What his notes are about, and how its days were. */
function mentionsIn(days: readonly Day[]): Mention[] {
  return (Object.keys(TOPICS) as Topic[]).flatMap((topic) => {
    const about = days.filter(({ notes }) => notes.some((note) => TOPICS[topic].test(note)));
    if (about.length < MIN_MENTIONS) return [];
    return [{
      topic,
      days: about,
      lowShare: about.filter(isLow).length / about.length,
      goodShare: about.filter(isGood).length / about.length,
    }];
  });
}

/** A note as an example: its date and its beginning, in his own words. */
function exampleOf({ date, notes }: Day): string {
  const note = notes[0] ?? "";
  const letters = [...note.replaceAll(/\s+/g, " ")];
  const words = letters.slice(0, EXAMPLE_LENGTH).join("");
  return `${date}: ${words}${letters.length > EXAMPLE_LENGTH ? "…" : ""}`;
}

function patternsOf(days: readonly Day[], helping: readonly Mention[]): MoodPattern[] {
  const low = lowWeekday(days);
  const high = highWeekday(days);
  const lowDays = days.filter(isLow).length;
  const goodDays = days.filter(isGood).length;
  const weekday = (
    found: typeof low,
    word: string,
    impact: "negative" | "positive",
  ): MoodPattern[] =>
    found
      ? [{
        type: `${found.weekday}s`,
        description: `Your ${found.weekday}s are ${word}: ${shown(found.average)} against ${
          shown(found.others)
        } on other days, in ${plural(found.days, found.weekday)}.`,
        impact,
        frequency: percent(found.days, days.length),
      }]
      : [];
  return [
    ...weekday(low, "lower", "negative"),
    ...weekday(high, "higher", "positive"),
    ...(percent(lowDays, days.length) >= NOTABLE_SHARE
      ? [{
        type: "Low days",
        description: `On ${lowDays} of ${days.length} days your mood was 2 or less.`,
        impact: "negative" as const,
        frequency: percent(lowDays, days.length),
      }]
      : []),
    ...(percent(goodDays, days.length) >= NOTABLE_SHARE
      ? [{
        type: "Good days",
        description: `On ${goodDays} of ${days.length} days your mood was 4 or more.`,
        impact: "positive" as const,
        frequency: percent(goodDays, days.length),
      }]
      : []),
    ...helping.slice(0, 2).map(({ topic, days: about, goodShare }) => ({
      type: topic,
      description: `On ${plural(about.length, "day")} with a note about it, ${
        Math.round(goodShare * 100)
      }% were good ones. Which came first, the notes do not say.`,
      impact: "positive" as const,
      frequency: percent(about.length, days.length),
    })),
  ];
}

const TREND_WORDS = { improving: "rising", stable: "steady", declining: "falling" } as const;

/** What moods say, put into words; at least one mood. The figures are the server's (`facts`). */
export function interpretMoods(
  { moods, facts }: { moods: MoodEntry[]; facts: MoodFacts },
): InterpretedMoods {
  const days = daysOf(moods);
  const lowShare = days.filter(isLow).length / days.length;
  const goodShare = days.filter(isGood).length / days.length;
  const mentions = mentionsIn(days);
  const hurting = mentions.filter((one) => one.lowShare - lowShare >= NOTEWORTHY)
    .sort((a, b) => b.lowShare - a.lowShare).slice(0, MAX_TRIGGERS);
  const helping = mentions.filter((one) =>
    one.goodShare - goodShare >= NOTEWORTHY && !hurting.includes(one)
  ).sort((a, b) => b.goodShare - a.goodShare);
  const low = lowWeekday(days);
  const triggers: MoodTrigger[] = hurting.map(({ topic, days: about, lowShare: share }) => ({
    trigger: topic,
    likelihood: Math.round(share * 100),
    examples: about.filter(isLow).slice(-3).map(exampleOf),
  }));
  const suggestions: MoodSuggestion[] = [
    ...(facts.averageScore < HEAVY_AVERAGE ? [PLAIN_SUGGESTIONS.talk] : []),
    ...hurting.slice(0, 2).map(({ topic }) => SUGGESTIONS[topic]),
    ...(low
      ? [{
        category: "habit" as const,
        title: `Something good on ${low.weekday}s`,
        description: `Put one thing you like on ${low.weekday}, before the day fills up.`,
      }]
      : []),
    ...helping.slice(0, 1).map(({ topic }) => ({
      category: "habit" as const,
      title: `${topic}: keep it in the week`,
      description: "It stands in the notes of your good days. Give it a fixed place.",
    })),
    ...(facts.trend === "declining" || lowShare > goodShare
      ? [PLAIN_SUGGESTIONS.heavy]
      : [PLAIN_SUGGESTIONS.keep]),
    ...(mentions.length === 0 ? [PLAIN_SUGGESTIONS.notes] : []),
  ];
  const most = hurting[0]?.topic;
  return {
    summary: `Over ${
      plural(days.length, "day")
    } your average is ${facts.averageScore} of 5, and lately it is ${TREND_WORDS[facts.trend]}.${
      low ? ` ${low.weekday}s are your low ones.` : ""
    }${most ? ` Low days often mention: ${most.toLowerCase()}.` : ""}`,
    patterns: patternsOf(days, helping),
    triggers,
    suggestions: suggestions.slice(0, 6),
  };
}
