import type { Recommended } from "@reclaim/contracts-insights/recommendations";
import type { ModelAccess } from "@reclaim/platform/config";
import type { Identity } from "@reclaim/platform/identity";
import { testService } from "@reclaim/platform/testing";
import { defineInsights } from "../service.ts";

/** Limits that let a test of a model that hangs end soon; others must not depend on how busy the machine is. */
export const SHORT_TIMEOUTS = { tryMs: 150, totalMs: 600 };

/** What the members service says of everybody, but for what a test changes. */
export const ROBERT = {
  name: "Robert Ahlgren",
  username: "rob_a",
  pseudonym: "Quiet Harbor",
  email: "robert.ahlgren@example.org",
  age: "45-52",
  goals: ["Mental Clarity"],
  burnoutLevel: 3,
  progress: { bodyReset: 50, mindReset: 14.3, emotionalReset: 25, financialReset: 33.3 },
  recentMoods: [3, 2, 4],
  journalEntries: 4,
  completedModules: 8,
  streak: 6,
};

/** The service with a model at `modelAccess`, and a members service that knows everybody as `ROBERT`. */
export const testInsights = (
  modelAccess?: ModelAccess,
  options: { timeouts?: { tryMs: number; totalMs: number }; member?: () => Response } = {},
) => {
  const asked: { path: string; identity: Identity | null }[] = [];
  const members = {
    call(request: Request, identity: Identity | null): Response {
      asked.push({ path: new URL(request.url).pathname, identity });
      return options.member?.() ?? Response.json(ROBERT);
    },
  };
  return testService(defineInsights(options.timeouts ?? { tryMs: 10_000, totalMs: 20_000 }), {
    peers: { members },
    ...(modelAccess ? { modelAccess } : {}),
  }).then((service) => Object.assign(service, { asked }));
};

/** What a model recommends, as it would be. */
export const MODEL_ANSWER = {
  dailyActions: [{
    title: "Walk before breakfast",
    description: "Ten minutes around the block, before the phone is on.",
    priority: "high",
    pillar: "body",
  }],
  insights: [{
    title: "Mondays are harder",
    description: "The start of the week is lower than its end.",
    severity: "concerning",
    relatedPattern: "Monday 2.6 against Friday 3.4 over ten weeks",
  }],
  focusModule: { pillar: "mind", reason: "It is where you have come least far so far." },
  strategy: {
    title: "A calmer start",
    timeframe: "short",
    description: "Two weeks that begin each day a little slower.",
    steps: ["Leave the phone in the kitchen", "Walk before breakfast", "Look back on Sunday"],
  },
} satisfies Omit<Recommended, "focusModule"> & { focusModule: object };

/** Moods of the last days, the newest last, with a note each. */
export const moods = (scores: number[], note?: string) =>
  scores.map((score, index) => ({
    date: new Date(Date.UTC(2026, 9, 1 + index)).toISOString().slice(0, 10),
    score,
    ...(note === undefined ? {} : { note }),
  }));
