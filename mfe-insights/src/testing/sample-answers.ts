import type { GeneratedEmail, ModuleContent } from "@reclaim/contracts-insights/generated-content";
import type { CoachMessage } from "@reclaim/contracts-insights/coach";
import type { Plan } from "@reclaim/contracts-insights/plan";
import type { MoodAnalysis } from "@reclaim/contracts-insights/mood-analysis";
import type { JournalPrompt } from "@reclaim/contracts-insights/insights";
import type { KeptAnswers } from "@reclaim/contracts-insights/kept-answers";
import type { Recommendations } from "@reclaim/contracts-insights/recommendations";
import type { CheckIn } from "@reclaim/contracts-members/check-ins";

/** An id of a row; equal numbers give equal ids. */
export const sampleId = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** Recommendations as the insights service answers them. */
export const sampleRecommendations = (fields: Partial<Recommendations> = {}): Recommendations => ({
  id: sampleId(1),
  source: "guide",
  generatedAt: "2026-03-02T08:00:00.000Z",
  dailyActions: [
    {
      title: "Walk for ten minutes after lunch",
      description: "Your moods were higher on days with a walk. Ten minutes are enough for today.",
      priority: "high",
      pillar: "body",
    },
    {
      title: "Write down one thing that went right",
      description: "One line in the journal, before the evening news.",
      priority: "medium",
      pillar: "emotional",
    },
  ],
  insights: [
    {
      title: "Your Mondays are lower",
      description:
        "Mondays average 2.6, the other days 3.4. The week begins harder than it goes on.",
      severity: "concerning",
      relatedPattern: "14 Mondays in your check-ins",
    },
    {
      title: "Your check-ins are steady",
      description: "Six days in a row. That alone makes the rest easier to see.",
      severity: "positive",
      relatedPattern: "a streak of 6 days",
    },
  ],
  focusModule: {
    module: "Sleep Reset",
    pillar: "body",
    moduleId: 2,
    reason: "Of your four pillars Body has moved least, and tired days are your lower ones.",
  },
  strategy: {
    title: "A softer start to the week",
    timeframe: "short",
    description: "Take the weight off Mondays, one small thing at a time.",
    steps: [
      "Leave Monday's first hour without meetings.",
      "Go to bed half an hour earlier on Sundays.",
      "Check in on Monday evening and look back at the day.",
    ],
  },
  ...fields,
});

/** A mood analysis as the insights service answers it. */
export const sampleMoodAnalysis = (fields: Partial<MoodAnalysis> = {}): MoodAnalysis => ({
  id: sampleId(2),
  source: "model",
  generatedAt: "2026-03-01T19:30:00.000Z",
  averageScore: 3.42,
  trend: "improving",
  summary: "Most days sit at Good. The last two weeks are a little higher than those before.",
  patterns: [
    {
      type: "Low Mondays",
      description: "The week starts lower than it goes on.",
      impact: "negative",
      frequency: 14,
    },
    {
      type: "Good days after practice",
      description: "Days with a breathing exercise are higher.",
      impact: "positive",
      frequency: 38.4,
    },
  ],
  triggers: [
    { trigger: "Short nights", likelihood: 60, examples: ["“Slept five hours” on Feb 16"] },
  ],
  suggestions: [
    { category: "mindset", title: "Name the day", description: "Say once how the day really was." },
    { category: "activity", title: "Sunday walk", description: "Half an hour before dusk." },
    { category: "habit", title: "Lights out at ten", description: "Sundays first." },
  ],
  ...fields,
});

/** A journal prompt as the insights service answers it. */
export const samplePrompt = (fields: Partial<JournalPrompt> = {}): JournalPrompt => ({
  id: sampleId(3),
  prompt: "What gave way this week, and what held?",
  source: "guide",
  generatedAt: "2026-03-02T08:00:00.000Z",
  ...fields,
});

/** Nothing is kept yet. */
export const NOTHING_KEPT: KeptAnswers = {
  recommendations: [],
  journalPrompts: [],
  moodAnalyses: [],
};

/** So many check-ins, newest first, one a day back from March 2, 2026. */
const sampleCheckIns = (count: number): CheckIn[] =>
  Array.from({ length: count }, (_, back) => {
    const localDate = new Date(Date.UTC(2026, 2, 2 - back)).toISOString().slice(0, 10);
    return {
      id: sampleId(1000 + back),
      userId: "member-1",
      date: `${localDate}T07:00:00.000Z`,
      timeZone: "Europe/Vienna",
      localDate,
      mood: back % 5 + 1,
      thoughts: back % 2 ? null : "Slept well.",
    };
  });

/** The answers of the calls that the AI pages make by themselves. */
export const quietAnswers = (checkIns = 12) => ({
  "GET /api/ai/answers": NOTHING_KEPT,
  "GET /api/ai/quota": {
    source: "guide",
    answers: null,
    coach: null,
    resetsAt: "2026-03-03T00:00:00.000Z",
  },
  "GET /api/ai/plan": { plan: null },
  "GET /api/ai/coach?limit=20": [],
  "GET /api/check-ins/user/member-1": sampleCheckIns(checkIns),
  "GET /api/practice?limit=50": [],
});

/** What the service answers when the plan does not include the call. */
export const upgradeRequired = () =>
  Response.json({ code: "upgrade_required", message: "…", feature: "ai" }, { status: 403 });

/** What the service answers when the day's answers of the model are used up. */
export const quotaExceeded = () =>
  Response.json(
    { code: "quota_exceeded", message: "…", limit: 20, resetsAt: "2026-03-03T00:00:00.000Z" },
    { status: 429 },
  );

/** A message of the conversation with the coach. */
export const sampleMessage = (fields: Partial<CoachMessage> = {}): CoachMessage => ({
  id: sampleId(50),
  from: "coach",
  content: "That was a long week. What would make tomorrow a little lighter?",
  source: "model",
  isPartial: false,
  date: "2026-03-02T08:01:00.000Z",
  ...fields,
});

/** The plan as the insights service answers it: two steps, the first ticked off. */
export const samplePlan = (fields: Partial<Plan> = {}): Plan => ({
  id: sampleId(60),
  recommendationsId: sampleId(1),
  title: "A softer start to the week",
  timeframe: "short",
  description: "Take the weight off Mondays, one small thing at a time.",
  steps: [
    {
      id: sampleId(61),
      text: "Leave Monday's first hour without meetings.",
      doneAt: "2026-03-02T10:00:00.000Z",
    },
    { id: sampleId(62), text: "Go to bed half an hour earlier on Sundays.", doneAt: null },
  ],
  source: "guide",
  generatedAt: "2026-03-01T08:00:00.000Z",
  startedAt: "2026-03-01T08:05:00.000Z",
  ...fields,
});

/** A text for a module as the insights service answers it. */
export const sampleModuleContent = (fields: Partial<ModuleContent> = {}): ModuleContent => ({
  title: "Sleep that carries you",
  content:
    "You know how a short night sits in your bones by noon.\n\nTonight, put the phone in another room.",
  additionalResources: ["A page on light and sleep", "Box breathing, four minutes"],
  source: "model",
  generatedAt: "2026-03-02T08:00:00.000Z",
  ...fields,
});

/** An e-mail as the insights service answers it. */
export const sampleEmail = (fields: Partial<GeneratedEmail> = {}): GeneratedEmail => ({
  subject: "Your week, Martin",
  bodyHtml: "<p>Hello Martin,</p>\n<p>Six days in a row. That is a week with a spine.</p>",
  source: "guide",
  generatedAt: "2026-03-02T08:00:00.000Z",
  ...fields,
});
