import * as z from "zod/mini";

/** `earnedDate` is a short month and day, such as "Nov 21", only when earned. */
export const badge = z.object({
  id: z.string(),
  name: z.string(),
  icon: z.string(),
  description: z.string(),
  earned: z.boolean(),
  earnedDate: z.optional(z.string()),
});
export type Badge = z.infer<typeof badge>;
