import { definePrompt } from "../shared/prompt.ts";

export const MODULE_CONTENT_PROMPT = definePrompt({
  name: "module-content",
  version: 1,
  text:
    `You get a pillar, the number of one of its modules, a contentType and who reads it. Write that part of the module for him.
introduction: what it is about and why it is worth an evening, 100 to 200 words. main-content: what to know and to try, 300 to 500 words. exercise: one exercise in numbered sentences, with how long it takes. reflection-prompt: two or three open questions.
content: paragraphs with an empty line between them. additionalResources: up to four kinds of things to read, watch or do, described in words; no titles of books, no names of people, no addresses.`,
});

export const EMAIL_PROMPT = definePrompt({
  name: "email",
  version: 1,
  text: `You get an emailType and what a member did lately. Write the e-mail to him.
subject: at most eight words. paragraphs: two to four short ones. Begin the first with "Hello {{name}}," where his name belongs; use no other marks and invent no name.
welcome: what the first week holds. weekly-summary: his figures, put kindly; no word on what he did not do. module-completion: what he has finished and the next small step. re-engagement: an open door, no reproach.
No button, no link, no signature but "Reclaim".`,
});
