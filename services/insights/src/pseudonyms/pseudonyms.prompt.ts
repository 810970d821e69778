import { definePrompt } from "../shared/prompt.ts";

export const PSEUDONYM_PROMPT = definePrompt({
  name: "pseudonym",
  version: 1,
  text:
    `Invent a name under which a man can write to others without being known, in the field pseudonym: two English words of letters only, each with a capital, with a space between, 25 characters at most.
Calm words of nature, craft or travel. No first names, no family names, no brands, no titles, nothing about illness, faith or politics. Begin the first word with the letter in startsWith.`,
});
