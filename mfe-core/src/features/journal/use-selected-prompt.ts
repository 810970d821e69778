import { useDraft } from "@reclaim/host-api";
import { useLocation, useSearchParams } from "@reclaim/host-api/router";
import { useEffect } from "react";
import * as z from "zod/mini";

/** A question that the entry answers. */
export interface SelectedPrompt {
  id: string;
  text: string;
}

/** As the journal's service takes a prompt. */
const givenPrompt = z.object({
  id: z.string().check(z.regex(/^ai:[\w-]{1,70}$/)),
  text: z.string().check(z.minLength(1), z.maxLength(500)),
});
/** What a link to the journal may carry beside its address: a prompt that is not in the library. */
const locationState = z.object({ prompt: givenPrompt });

/** A prompt that is not in the library is kept with its words. */
function readKept(kept: string, prompts: readonly SelectedPrompt[]): SelectedPrompt | undefined {
  if (!kept.startsWith("{")) return prompts.find(({ id }) => id === kept);
  try {
    return z.safeParse(givenPrompt, JSON.parse(kept)).data;
  } catch {
    return undefined;
  }
}

/**
 * The prompt that is written on: the one that `?prompt=` asks for by its id, the one that a link brought with its
 * words, or the one that was chosen last. It stays with the draft, also over a reload.
 */
export function useSelectedPrompt(prompts: readonly SelectedPrompt[]): {
  prompt: SelectedPrompt | undefined;
  choose: (id: string) => void;
  forget: () => void;
} {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const { text: kept, setText, clear } = useDraft("journal-prompt");
  const asked = params.get("prompt");
  const brought = z.safeParse(locationState, state).data?.prompt;
  const next = brought
    ? JSON.stringify(brought)
    : prompts.some(({ id }) => id === asked)
    ? asked
    : null;

  useEffect(() => {
    if (next) setText(next);
    // Once only: a reload must not bring back what he has put away since.
    if (next || asked) setParams({}, { replace: true, state: null });
  }, [asked, next, setText, setParams]);

  return { prompt: readKept(next ?? kept, prompts), choose: setText, forget: clear };
}
