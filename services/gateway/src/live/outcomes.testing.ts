import type { Log } from "@reclaim/platform/log";

/** What a gateway says of the states that it was told of. */
export function outcomes() {
  let live = 0;
  const waiting = new Set<() => void>();
  const refusals: string[] = [];
  const log: Log = {
    info(_message, fields) {
      live = Number(fields?.sequence ?? live);
      waiting.forEach((look) => look());
    },
    error(_message, _error, fields) {
      refusals.push(String(fields?.reason));
      waiting.forEach((look) => look());
    },
  };
  const until = <Value>(look: () => Value | undefined) => {
    const { promise, resolve } = Promise.withResolvers<Value>();
    const tryIt = () => {
      const found = look();
      if (found === undefined) return;
      waiting.delete(tryIt);
      resolve(found);
    };
    waiting.add(tryIt);
    tryIt();
    return promise;
  };
  return {
    log,
    serves: (sequence: number) => until(() => live >= sequence || undefined),
    refusal: () => until(() => refusals.shift()),
  };
}
