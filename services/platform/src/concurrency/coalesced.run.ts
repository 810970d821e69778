/**
 * Runs `run` one at a time, however many ask for it. `run` settles its own failures, or those who wait
 * get them.
 */
export function coalescedRun(run: () => Promise<void>) {
  let running: Promise<void> | null = null;
  let isDueAgain = false;

  async function runUntilNothingIsDue(): Promise<void> {
    do {
      isDueAgain = false;
      await run();
    } while (isDueAgain);
  }

  const join = (): Promise<void> =>
    running ??= runUntilNothingIsDue().finally(() => running = null);

  return {
    /** What runs now, or null. */
    current: () => running,
    /** What runs now, else a run that begins. */
    join,
    /** The same, and once more when one runs: it may have begun before what is told now. */
    joinAfresh(): Promise<void> {
      if (running) isDueAgain = true;
      return join();
    },
  };
}
