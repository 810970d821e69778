import type { DayPattern } from "@reclaim/contracts-members/progress";
import type { Span } from "./history.model.ts";

const SPAN_NAMES: Record<Span, string> = { week: "Week", month: "Month", year: "Year" };
const WEEKDAYS = [
  "Mondays",
  "Tuesdays",
  "Wednesdays",
  "Thursdays",
  "Fridays",
  "Saturdays",
  "Sundays",
];

/** A mean of moods, with one digit. */
const digit = (mean: number) => mean.toFixed(1);

/** What days are, how they differ, and what they are counted in. */
function subjectOf({ kind, weekday = 1, days }: DayPattern): [subject: string, counted: string] {
  switch (kind) {
    case "weekday": {
      const name = WEEKDAYS[weekday - 1] ?? "";
      return [`Your ${name} are`, `${days} ${name}`];
    }
    case "journal":
      return ["Days on which you write are", `${days} days with an entry`];
    case "practice":
      return ["Days on which you practise are", `${days} days with a practice`];
    case "pause":
      return ["Days after a pause are", `${days} check-ins after a day without one`];
  }
}

export const copy = {
  moods: {
    title: "Your moods over time",
    spans: "Span",
    spanNames: SPAN_NAMES,
    earlier: "Earlier",
    later: "Later",
    none: "No check-in in these days.",
    usual: (low: string, high: string) =>
      low === high
        ? `The band is where half of your days were in the last year: ${low}.`
        : `The band is where half of your days were in the last year: ${low} to ${high}.`,
    gaps: "Where the line breaks, there was no check-in.",
    weeks: "Each point is the mean of a week.",
    failed: "These days did not load.",
    failedHint: "They are safe with us. Check your connection, then try again.",
    table: (range: string) => `Moods, ${range}`,
    day: "Date",
    week: "Week",
    mood: "Mood",
    value: "Value",
    checkIns: "Check-ins",
    noCheckIn: "no check-in",
  },
  year: {
    title: "A year of days",
    legend: "The larger a dot, the better the day. The smallest are days without a check-in.",
    table: (range: string) => `Days with a check-in, ${range}`,
    none: "No check-in in these months.",
  },
  picture: {
    showTable: "Show table",
    hideTable: "Hide table",
    save: "Download CSV",
  },
  patterns: {
    title: "What goes with your days",
    sentence(pattern: DayPattern): string {
      const { mean, otherMean, oneIn } = pattern;
      const [subject, counted] = subjectOf(pattern);
      const way = mean < otherMean ? "lower" : "higher";
      return `${subject} ${way}: ${digit(mean)} against ${digit(otherMean)}, ${counted}, by ` +
        `chance less than once in ${oneIn.toLocaleString("en")}.`;
    },
    note: "From your last twelve months, on a scale of 1 to 5. It goes together; which of them " +
      "brings the other, numbers cannot say.",
    nothing:
      "Nothing stands out so far: your days differ, but by no rule that is more than chance.",
    tooFew: (needed: number, count: number) =>
      `After about ${needed} check-ins it can show here what your good and bad days go with. ` +
      `So far: ${count}.`,
  },
};
