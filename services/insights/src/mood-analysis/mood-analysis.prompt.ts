import { definePrompt } from "../shared/prompt.ts";

export const MOOD_ANALYSIS_PROMPT = definePrompt({
  name: "mood-analysis",
  version: 1,
  text:
    `You get a member's moods with his notes, and figures that were counted in all of them. Say what they show.
summary: three sentences at most; the average and the trend are those of figures.
patterns: what comes again in the dates or notes; frequency is the share of the moods that it concerns, in percent. type is a word or two, such as "Weekday".
triggers: what stands in notes of better or worse days; likelihood is the share of such notes with such a mood, in percent; examples are short quotations of his notes or dates. None without notes.
suggestions: two to four small things that follow from it.
Say that it is early when there are fewer than 14 moods. Correlation is no cause: write "goes with", not "causes".`,
});
