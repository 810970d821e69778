import { PILLAR_IDS, PILLARS } from "@reclaim/contracts-members/catalogue";
import { ageBand, goal } from "@reclaim/contracts-members/members";
import { text } from "@reclaim/contracts-common/text";
import * as z from "zod/mini";
import { crisisAnswer, generatedAt, source } from "./insights.ts";

export const CONTENT_TYPES = [
  "introduction",
  "main-content",
  "exercise",
  "reflection-prompt",
] as const;
export type ContentType = typeof CONTENT_TYPES[number];

export const EMAIL_TYPES = [
  "welcome",
  "weekly-summary",
  "module-completion",
  "re-engagement",
] as const;
export type EmailType = typeof EMAIL_TYPES[number];

/** Body of POST /api/ai/generate-module-content. `experience` is what the reader has done so far, in his words. */
export const moduleContentRequest = z.object({
  pillar: z.enum(PILLAR_IDS),
  moduleId: z.int().check(z.gte(1)),
  contentType: z.enum(CONTENT_TYPES),
  userDetails: z.optional(z.object({
    age: z.optional(z.nullable(ageBand)),
    goals: z.optional(z.array(goal).check(z.maxLength(10))),
    experience: z.optional(z.nullable(text(500))),
  })),
}).check(
  z.refine(({ pillar, moduleId }) => moduleId <= PILLARS[pillar].modules, {
    path: ["moduleId"],
    error: "There is no such module",
  }),
);
export type ModuleContentRequest = z.infer<typeof moduleContentRequest>;

/** What is written for a module: plain text, its paragraphs parted by empty lines. */
export const writtenModuleContent = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(120)),
  content: z.string().check(z.minLength(1), z.maxLength(6000)),
  additionalResources: z.array(z.string().check(z.minLength(1), z.maxLength(300)))
    .check(z.maxLength(6)),
});
export type WrittenModuleContent = z.infer<typeof writtenModuleContent>;

/** An answer of POST /api/ai/generate-module-content. */
export const moduleContent = z.extend(writtenModuleContent, { source, generatedAt });
export type ModuleContent = z.infer<typeof moduleContent>;
export const moduleContentAnswer = z.union([moduleContent, crisisAnswer]);

const count = z.int().check(z.gte(0), z.lte(100_000));

/**
 * Body of POST /api/ai/generate-email; a `userId` must be the caller's own. `userName` is put in after the
 * words are written and reaches no model (D55); `lastLogin` is a date or an instant.
 */
export const emailRequest = z.object({
  userId: z.optional(z.string()),
  emailType: z.enum(EMAIL_TYPES),
  userName: z.optional(z.nullable(text(80))),
  recentActivity: z.optional(z.object({
    completedModules: z.optional(count),
    streak: z.optional(count),
    lastLogin: z.optional(z.nullable(
      text(40).check(
        z.refine((value) => !Number.isNaN(Date.parse(value)), { error: "Not a date" }),
      ),
    )),
  })),
});
export type EmailRequest = z.infer<typeof emailRequest>;

/** Where the reader's name goes in a written e-mail. */
export const NAME_PLACEHOLDER = "{{name}}";

/** An e-mail as it is written: plain text, with `NAME_PLACEHOLDER` where the reader's name belongs. */
export const writtenEmail = z.object({
  subject: z.string().check(z.minLength(1), z.maxLength(120)),
  paragraphs: z.array(z.string().check(z.minLength(1), z.maxLength(1200)))
    .check(z.minLength(1), z.maxLength(10)),
});
export type WrittenEmail = z.infer<typeof writtenEmail>;

/**
 * An answer of POST /api/ai/generate-email. The server makes `bodyHtml` of plain text: paragraphs only, without
 * scripts, styles, pictures or links.
 */
export const generatedEmail = z.object({
  subject: z.string(),
  bodyHtml: z.string(),
  source,
  generatedAt,
});
export type GeneratedEmail = z.infer<typeof generatedEmail>;
export const generatedEmailAnswer = z.union([generatedEmail, crisisAnswer]);
