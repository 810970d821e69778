import type { Source } from "@reclaim/contracts-insights/insights";
import type { InsightsDeps } from "../shared/deps.ts";
import { keptAnswersRepository } from "./kept-answers.repository.ts";
import type { KeptKind } from "./kept-answers.table.ts";

type Deps = Pick<InsightsDeps, "db" | "clock" | "createId" | "insightsMasterKeys" | "log">;

/** Keeps what was written for a member, and gives it with its id, its source and its time. */
export const keepAnswer =
  ({ db, clock, createId, ...deps }: Deps) =>
  async <Content extends object>(
    userId: string,
    kind: KeptKind,
    { content, source, prompt }: { content: Content; source: Source; prompt: string | null },
  ): Promise<Content & { id: string; source: Source; generatedAt: string }> => {
    const id = createId();
    const generatedAt = clock.now();
    await keptAnswersRepository(db, deps)
      .add({ id, userId, kind, content, source, prompt, generatedAt });
    return { ...content, id, source, generatedAt: generatedAt.toISOString() };
  };
