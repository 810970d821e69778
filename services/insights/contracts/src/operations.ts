import { defineOperations, EVENT_STREAM_TYPE } from "@reclaim/contracts-common/operations";
import * as z from "zod/mini";
import { coachEvents, coachMessageList, coachQuery, coachRequest } from "./coach.ts";
import {
  emailRequest,
  generatedEmailAnswer,
  moduleContentAnswer,
  moduleContentRequest,
} from "./generated-content.ts";
import {
  crisisAnswer,
  generatedPseudonym,
  journalPromptAnswer,
  journalPromptRequest,
  moodTheme,
  moodThemeRequest,
  pseudonymRequest,
} from "./insights.ts";
import { keptAnswers } from "./kept-answers.ts";
import { moodAnalysisAnswer, moodAnalysisRequest } from "./mood-analysis.ts";
import { newPlan, ownPlan, plan, planStepChange } from "./plan.ts";
import { quotaLeft } from "./quota.ts";
import { recommendationsAnswer, recommendationsRequest } from "./recommendations.ts";

/** A model is asked for 65 s at most (D58); what it fails at is told without its own words. */
const asksModel = {
  timeoutSeconds: 75,
  errors: { 429: ["quota_exceeded"], 502: ["model_failed"], 504: ["model_timeout"] },
} as const;

const byId = { id: z.uuid() };

export const insightsOperations = defineOperations({
  recommend: {
    call: "POST /api/ai/recommendations",
    summary: "Recommend what to do next, from the member's own figures",
    tier: "essential",
    body: recommendationsRequest,
    answers: { 200: recommendationsAnswer },
    ...asksModel,
  },
  suggestJournalPrompt: {
    call: "POST /api/ai/journal-prompt",
    summary: "Suggest a journal prompt that fits the member's situation",
    tier: "essential",
    body: journalPromptRequest,
    answers: { 200: journalPromptAnswer },
    ...asksModel,
  },
  interpretMoods: {
    call: "POST /api/ai/mood-analysis",
    summary: "Say what moods show",
    tier: "essential",
    body: moodAnalysisRequest,
    answers: { 200: moodAnalysisAnswer },
    ...asksModel,
  },
  analyseMoods: {
    call: "POST /api/ai/mood-theme-analysis",
    summary: "Recommend a theme from check-ins",
    body: moodThemeRequest,
    answers: { 200: z.union([moodTheme, crisisAnswer]) },
    ...asksModel,
  },
  writeModuleContent: {
    call: "POST /api/ai/generate-module-content",
    summary: "Write a text for a module",
    tier: "essential",
    body: moduleContentRequest,
    answers: { 200: moduleContentAnswer },
    ...asksModel,
  },
  writeEmail: {
    call: "POST /api/ai/generate-email",
    summary: "Write an e-mail to a member; it is sent to nobody",
    tier: "essential",
    body: emailRequest,
    answers: { 200: generatedEmailAnswer },
    ...asksModel,
  },
  suggestPseudonym: {
    call: "POST /api/ai/generate-pseudonym",
    summary: "Suggest a pseudonym",
    body: pseudonymRequest,
    answers: { 200: generatedPseudonym },
    ...asksModel,
  },
  talkToCoach: {
    call: "POST /api/ai/coach",
    summary: "Say something to the coach, and follow the answer as it comes",
    tier: "premium",
    body: coachRequest,
    answers: { 200: { contentType: EVENT_STREAM_TYPE, events: coachEvents } },
    errors: { 429: ["quota_exceeded", "too_many_streams"] },
  },
  listCoachMessages: {
    call: "GET /api/ai/coach",
    summary: "List one's conversation with the coach, newest first",
    tier: "premium",
    query: coachQuery,
    answers: { 200: coachMessageList },
  },
  removeCoachMessages: {
    call: "DELETE /api/ai/coach",
    summary: "Remove one's conversation with the coach for good",
    tier: "premium",
    answers: { 204: null },
  },
  readPlan: {
    call: "GET /api/ai/plan",
    summary: "Read one's transformation plan",
    answers: { 200: ownPlan },
  },
  keepPlan: {
    call: "PUT /api/ai/plan",
    summary: "Keep a recommended strategy as one's transformation plan",
    tier: "premium",
    body: newPlan,
    answers: { 200: plan },
  },
  changePlanStep: {
    call: "PATCH /api/ai/plan/steps/{id}",
    summary: "Tick off a step of one's plan, or take that back",
    tier: "premium",
    parameters: byId,
    body: planStepChange,
    answers: { 200: plan },
  },
  removePlan: {
    call: "DELETE /api/ai/plan",
    summary: "Remove one's plan for good",
    answers: { 204: null },
  },
  listKeptAnswers: {
    call: "GET /api/ai/answers",
    summary: "List the answers that are kept for the caller, newest first",
    answers: { 200: keptAnswers },
  },
  removeKeptAnswer: {
    call: "DELETE /api/ai/answers/{id}",
    summary: "Remove a kept answer for good",
    parameters: byId,
    answers: { 204: null },
  },
  readQuota: {
    call: "GET /api/ai/quota",
    summary: "Read how many answers of the model are left today",
    answers: { 200: quotaLeft },
  },
});
