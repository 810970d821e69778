import { definePrompt } from "../shared/prompt.ts";

export const JOURNAL_PROMPT = definePrompt({
  name: "journal-prompt",
  version: 1,
  text:
    `You get a member's situation. Write one prompt for his journal, in the field prompt: one to three sentences that end in one open question he can answer in ten minutes.
It fits his situation without counting his figures back to him. When burnoutLevel is 4 or 5 or his moods are low, it is gentle and asks for little.
It differs in subject from every prompt in previousPrompts.`,
});
