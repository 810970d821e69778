import { startPostgres } from "../lib/postgres.ts";
import { startServer } from "./servers.ts";

const RUNS = 15;
const LIMIT_MS = 300;

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Milliseconds of a search in a journal of 10,000 encrypted entries, on Postgres. */
export async function benchJournal(
  judge: (name: string, value: number, ok: boolean, need: string) => void,
): Promise<void> {
  const postgres = await startPostgres();
  const server = await startServer("services/bench/journal.ts", { DATABASE_URL: postgres.url });
  const search = async (words: string): Promise<{ ms: number; found: number }> => {
    const begun = performance.now();
    const answer = await fetch(`${server.url}/api/journal-search`, {
      method: "POST",
      body: JSON.stringify({ words }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    const found = (await answer.json() as unknown[]).length;
    return { ms: performance.now() - begun, found };
  };
  try {
    console.log(`\nSearch in 10,000 encrypted entries, Postgres, medians of ${RUNS} calls`);
    const cases = [
      ["in the oldest entry only: all are opened", "kingfisher", 1],
      ["with an accent, in no entry: all are opened", "möwe", 0],
      ["in every third entry: one page", "jurgen cafe", 20],
    ] as const;
    for (const [what, words, expected] of cases) {
      await search(words);
      const times: number[] = [];
      for (let run = 0; run < RUNS; run++) {
        const { ms, found } = await search(words);
        if (found !== expected) throw new Error(`"${words}" found ${found} entries`);
        times.push(ms);
      }
      const ms = median(times);
      judge(`ms, words ${what}`, ms, ms < LIMIT_MS, `< ${LIMIT_MS}`);
    }
  } finally {
    await server.stop();
    await postgres.stop();
  }
}
