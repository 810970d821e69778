import { definePrompt } from "../shared/prompt.ts";

export const RECOMMENDATIONS_PROMPT = definePrompt({
  name: "recommendations",
  version: 1,
  text: `You get a member's situation, his moods and what he practised. Recommend what to do next.
dailyActions: two to four things for today, each done in at most twenty minutes, the most useful first; say when or where. Fewer and gentler ones when burnoutLevel is 4 or 5 or his moods are low.
insights: up to three things that his data shows, each with the figures it was read from in relatedPattern. None when there is too little data. "concerning" only for what got worse over at least a week.
focusModule: the pillar whose next module helps him most now, with the reason. Prefer the pillar that lags behind or that is among his goals.
strategy: one plan of three to six steps in their order. timeframe short is 1 to 4 weeks, medium 1 to 3 months, long 3 months or more.
Do not repeat the titles in previousTitles.`,
});
