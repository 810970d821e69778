import type { JournalPrompt } from "@reclaim/contracts-insights/insights";
import { Muted } from "@reclaim/design-system";
import { formatInstant } from "./dates.model.ts";
import { copy } from "./shared.copy.ts";

/** Names the source of the text beside it, a model or the built-in guide (D31), and when it was made. */
export function SourceLabel(
  { source, generatedAt, timeZone }:
    & Pick<JournalPrompt, "source">
    & ({ generatedAt: string; timeZone: string } | { generatedAt?: never; timeZone?: never }),
) {
  return (
    <Muted data-source={source}>
      {copy.source[source]}
      {generatedAt && (
        <>
          {" · "}
          <time dateTime={generatedAt}>{formatInstant(generatedAt, timeZone)}</time>
        </>
      )}
    </Muted>
  );
}
