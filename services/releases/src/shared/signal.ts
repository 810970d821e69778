/** Wakes those who wait for an event in this process. */
export interface Signal {
  notify(): void;
  /** Ends with the next `notify`, after `timeoutMs`, or with `aborted`. */
  wait(timeoutMs: number, aborted: AbortSignal): Promise<void>;
}

export function createSignal(): Signal {
  let waiting = Promise.withResolvers<void>();
  return {
    notify() {
      waiting.resolve();
      waiting = Promise.withResolvers<void>();
    },
    wait(timeoutMs, aborted) {
      const end = Promise.withResolvers<void>();
      const timer = setTimeout(end.resolve, timeoutMs);
      const leave = () => end.resolve();
      aborted.addEventListener("abort", leave);
      return Promise.race([waiting.promise, end.promise]).finally(() => {
        clearTimeout(timer);
        aborted.removeEventListener("abort", leave);
      });
    },
  };
}
