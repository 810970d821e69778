import type { ComposedPart, CompositionBody } from "@reclaim/contracts-releases/composition";
import { SHELL } from "@reclaim/contracts-releases/releases";

/** One version of the shell or a remote, and what its browsers fall back to. */
export interface Serving {
  name: string;
  part: ComposedPart;
  lastGood: ComposedPart | null;
}

/** At most so many at once: each doubles the number of compositions. */
export const MAX_CANARIES = 4;

/**
 * The text of a composition for each set of canaries that a visitor may be in, by their sorted
 * names joined by commas; "" is what everybody else gets. Without a shell there is none.
 */
export function compositionTexts(live: Serving[], canaries: Serving[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const some of subsets(canaries)) {
    const parts = new Map(live.map((one) => [one.name, one]));
    for (const canary of some) {
      // What is live is what a canary's browsers fall back to.
      const lastGood = parts.get(canary.name)?.part ?? null;
      parts.set(canary.name, { ...canary, lastGood });
    }
    const text = textOf(parts);
    if (text) texts.set(some.map(({ name }) => name).sort().join(), text);
  }
  return texts;
}

function textOf(parts: Map<string, Serving>): string | undefined {
  const shell = parts.get(SHELL);
  if (!shell) return undefined;
  const remotes = [...parts.values()].filter(({ name }) => name !== SHELL)
    .sort((one, other) => one.name < other.name ? -1 : 1)
    .map(({ name, part, lastGood }) => [name, { ...part, lastGood }]);
  const body: CompositionBody = { shell: shell.part, remotes: Object.fromEntries(remotes) };
  return JSON.stringify(body);
}

function subsets<Item>(items: Item[]): Item[][] {
  return items.reduce<Item[][]>(
    (all, item) => [...all, ...all.map((some) => [...some, item])],
    [[]],
  );
}
