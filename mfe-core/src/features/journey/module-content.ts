import * as z from "zod/mini";

const words = z.string().check(z.trim(), z.minLength(1));

/** A publication that a module rests on, shown at its end as "Where this comes from". */
const source = z.strictObject({
  /** As cited: "Pennebaker, J. W. & Beall, S. K.", or the body that publishes a guideline. */
  authors: words,
  year: z.int(),
  title: words,
  /** Journal, publisher or issuing body. */
  publication: words,
});

const challenge = z.strictObject({
  title: words,
  /** Two or three sentences; fits into a working week. */
  description: words,
  /** One clear thing to do each; they are kept by their place (`challengeTaskIds`): never reorder them. */
  tasks: z.tuple([words, words, words]),
});
/** The weekly challenge of a module. */
export type Challenge = z.infer<typeof challenge>;

/**
 * The words of one module of the journey (core specification §3). One file a module,
 * `content/<pillar>-<n>.ts`, which exports it as `content` and is loaded with its page.
 * Its title and description are in the catalogue. The build checks each file by this schema
 * (`check-content.ts`); `module-content.test.ts` checks lengths, reading ease, sources and repetition.
 */
export const moduleContent = z.strictObject({
  /** One line below the title, 5-12 words. */
  subtitle: words,
  /** 4-6 paragraphs, 250-400 words in all. */
  introduction: z.array(words).check(z.minLength(4), z.maxLength(6)),
  /** 4-6 fragments of 5-14 words. About health they say "may", never more. */
  benefits: z.array(words).check(z.minLength(4), z.maxLength(6)),
  challenge,
  /** The name of the talk that belongs to the module. */
  videoTitle: words,
  /** One or two open questions that the reflection answers. */
  journalPrompt: words,
  /**
   * Body and emotional: when to see a doctor. Financial: that it is no financial advice, and where
   * debt help is free. Mind: only where it fits.
   */
  caution: z.optional(words),
  /** One to three, each of which certainly exists and supports what the text says. */
  sources: z.array(source).check(z.minLength(1), z.maxLength(3)),
});
export type ModuleContent = z.infer<typeof moduleContent>;
