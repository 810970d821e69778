import type { Guidance } from "./guidance.model.ts";

const files = import.meta.glob<Guidance>("./guidance/*.ts", { import: "default" });

/** The words of a guided exercise, loaded with its player; null for an exercise without any. */
export async function loadGuidance(exerciseId: string): Promise<Guidance | null> {
  return await files[`./guidance/${exerciseId}.ts`]?.() ?? null;
}
