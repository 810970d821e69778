import { useDraft } from "@reclaim/host-api";
import { useSearchParams } from "@reclaim/host-api/router";
import { useEffect } from "react";
import type { JournalPrompt } from "../../shared/home-prompts.ts";

/**
 * The prompt that is written on: the one that `?prompt=` asks for, or the one that was chosen last.
 * It stays with the draft, also over a reload.
 */
export function useChosenPrompt(prompts: readonly JournalPrompt[]): {
  prompt: JournalPrompt | undefined;
  choose: (id: string) => void;
  forget: () => void;
} {
  const [params, setParams] = useSearchParams();
  const { text: kept, setText, clear } = useDraft("journal-prompt");
  const asked = params.get("prompt");
  const known = prompts.some(({ id }) => id === asked) ? asked : null;

  useEffect(() => {
    if (known) setText(known);
    if (asked) setParams({}, { replace: true });
  }, [asked, known, setText, setParams]);

  const chosen = known ?? kept;
  return { prompt: prompts.find(({ id }) => id === chosen), choose: setText, forget: clear };
}
