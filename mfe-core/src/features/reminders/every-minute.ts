const MINUTE_MS = 60_000;

/**
 * Calls `check` at once and then every 60 s; returns what ends it. Each wait is measured from the
 * first call, so that late timers do not add up, and a clock that is set anew changes nothing.
 */
export function everyMinute(check: () => void): () => void {
  const start = performance.now();
  let timer: ReturnType<typeof setTimeout>;
  const next = () => {
    timer = setTimeout(() => {
      next();
      check();
    }, MINUTE_MS - (performance.now() - start) % MINUTE_MS);
  };
  next();
  check();
  return () => clearTimeout(timer);
}
