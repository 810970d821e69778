import type { JournalPrompt } from "@reclaim/contracts/insights";
import { Muted } from "@reclaim/design-system";
import { copy } from "./shared.copy.ts";

/** Who wrote the words above it: a model or the built-in guide (D31). */
export function SourceLabel({ source }: Pick<JournalPrompt, "source">) {
  return <Muted data-source={source}>{copy.source[source]}</Muted>;
}
