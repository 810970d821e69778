import type { KeptAnswer } from "./kept-answers.repository.ts";

/** A kept answer as it was first given. */
export const toAnswer = <Content extends object>(
  { id, content, source, generatedAt }: KeptAnswer,
) => ({ ...content as Content, id, source, generatedAt: generatedAt.toISOString() });
