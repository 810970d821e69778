/** Tells whoever waits that something has happened. */
export interface Signal {
  tell(): void;
  /** Ends with the next `tell`, after `milliseconds`, or when whoever waits has `gone`. */
  wait(milliseconds: number, gone: AbortSignal): Promise<void>;
}

export function createSignal(): Signal {
  let waiting = Promise.withResolvers<void>();
  return {
    tell() {
      waiting.resolve();
      waiting = Promise.withResolvers<void>();
    },
    wait(milliseconds, gone) {
      const end = Promise.withResolvers<void>();
      const timer = setTimeout(end.resolve, milliseconds);
      const leave = () => end.resolve();
      gone.addEventListener("abort", leave);
      return Promise.race([waiting.promise, end.promise]).finally(() => {
        clearTimeout(timer);
        gone.removeEventListener("abort", leave);
      });
    },
  };
}
