import { definePrompt } from "../shared/prompt.ts";

export const MOOD_THEME_PROMPT = definePrompt({
  name: "mood-theme",
  version: 1,
  text:
    `You get a member's newest check-ins, newest first. Choose the theme of colours that suits them best.
themeRecommendation: default, serene (comfort), energetic, focused, creative, balanced, optimistic (good days), reflective, resilient (hard days) or tranquil (rest).
moodKeywords: up to five single words, lower case, for how he feels.
recommendation: one sentence that says why the theme suits.`,
});
