import { speaksOfHarm } from "./answer-check.model.ts";

/** The model's answer shows signs of risk: what came of it is not kept, and help is offered. */
export class CrisisInAnswer extends Error {
  override name = "CrisisInAnswer";
}

const SENTENCE_END = /[.!?](?=\s)|\n/g;

/** How many characters are whole sentences. */
function endOfSentences(text: string): number {
  const ends = [...text.matchAll(SENTENCE_END)];
  const last = ends.at(-1);
  return last ? last.index + 1 : 0;
}

/**
 * Passes an answer on sentence by sentence: each is checked, with all before it, before anybody sees it.
 * `onFailure` runs when nothing was passed on.
 */
export async function* toCheckedPieces(
  pieces: AsyncIterable<string>,
  { check, onFailure, signal }: {
    /** Throws for a text that may not be shown. */
    check(text: string): void;
    onFailure(): Promise<void>;
    signal: AbortSignal;
  },
): AsyncGenerator<string> {
  let all = "";
  let shown = 0;
  let isRefused = false;
  const checked = (end: number) => {
    const text = all.slice(0, end);
    isRefused = true;
    if (speaksOfHarm(text)) throw new CrisisInAnswer();
    check(text);
    isRefused = false;
    const piece = all.slice(shown, end);
    shown = end;
    return piece;
  };
  try {
    for await (const piece of pieces) {
      all += piece;
      const end = endOfSentences(all);
      if (end > shown) yield checked(end);
    }
    if (all.length > shown) yield checked(all.length);
  } catch (error) {
    // Of an answer that breaks off, what came is shown.
    if (!isRefused && all.length > shown) yield checked(all.length);
    if (shown === 0 && !signal.aborted && !(error instanceof CrisisInAnswer)) await onFailure();
    throw error;
  }
}
