import { clearTimeout, setTimeout } from "node:timers";
import { Worker } from "node:worker_threads";
import { LRUCache } from "lru-cache";
import type { TypePair } from "./compare-types.model.ts";

const TIMEOUT_MS = 30_000;
const IDLE_MS = 60_000;
const MAX_CACHED = 2_000;

/** Answers by pair; "" for one that fits. */
const cache = new LRUCache<string, string>({ max: MAX_CACHED });
const keyOf = ({ given, expected, label }: TypePair): string =>
  JSON.stringify([given, expected, label]);

/** Pairs that are asked for in one turn of the event loop, or while others are compared. */
let batch: { pairs: Map<string, TypePair>; compared: Promise<void> } | undefined;
let previous = Promise.resolve();

/**
 * Whether what is given may be handed to what is expected: of each pair null, or TypeScript's reason
 * against it. Equal texts, the usual case, need no TypeScript; others are compared in a worker, which
 * is ended when it takes longer than 30 s: then none of its pairs fits.
 */
export async function findMismatches(pairs: readonly TypePair[]): Promise<(string | null)[]> {
  const unknown = pairs.filter((pair) => pair.given !== pair.expected && !cache.has(keyOf(pair)));
  const failures = new Map<string, string>();
  if (unknown.length > 0) {
    const { pairs: asked, compared } = batch ??= openBatch();
    for (const pair of unknown) asked.set(keyOf(pair), pair);
    await compared.catch((error: Error) => {
      for (const pair of unknown) failures.set(keyOf(pair), `${pair.label}: ${error.message}`);
    });
  }
  return pairs.map((pair) => {
    if (pair.given === pair.expected) return null;
    return failures.get(keyOf(pair)) ?? (cache.get(keyOf(pair)) || null);
  });
}

function openBatch(): NonNullable<typeof batch> {
  const pairs = new Map<string, TypePair>();
  const compared = previous.then(async () => {
    batch = undefined;
    const results = await runWorker([...pairs.values()]);
    for (const [at, key] of [...pairs.keys()].entries()) cache.set(key, results[at] ?? "");
  });
  // The worker answers one batch at a time.
  previous = compared.catch(() => {});
  return { pairs, compared };
}

let worker: Worker | undefined;
let idle: ReturnType<typeof setTimeout> | undefined;

/** TypeScript takes a second to load, and a good deal of memory: its worker ends when idle. */
async function runWorker(pairs: TypePair[]): Promise<(string | null)[]> {
  clearTimeout(idle);
  const running = worker ??= new Worker(new URL("./compare-types.worker.ts", import.meta.url));
  const { promise, resolve, reject } = Promise.withResolvers<(string | null)[]>();
  const timeout = setTimeout(
    () => reject(new Error(`its type could not be compared within ${TIMEOUT_MS / 1000} s`)),
    TIMEOUT_MS,
  );
  const fail = () => reject(new Error("its type could not be compared"));
  running.once("message", resolve).once("error", fail);
  running.ref();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, no window
  running.postMessage(pairs);
  try {
    return await promise;
  } catch (error) {
    endWorker();
    throw error;
  } finally {
    clearTimeout(timeout);
    running.off("message", resolve).off("error", fail);
    // An idle worker keeps no process alive.
    running.unref();
    idle = setTimeout(endWorker, IDLE_MS);
    idle.unref();
  }
}

function endWorker(): void {
  void worker?.terminate();
  worker = undefined;
}
