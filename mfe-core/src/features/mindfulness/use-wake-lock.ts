import { useEffect } from "react";

/** Keeps the screen on while `active`, where the browser can; also after the tab was away. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    let lock: Promise<WakeLockSentinel | undefined> | undefined;
    const request = () => {
      if (document.visibilityState !== "visible") return;
      // A low battery refuses it: the exercise goes on.
      lock = navigator.wakeLock?.request("screen").catch(() => undefined);
    };
    request();
    document.addEventListener("visibilitychange", request);
    return () => {
      document.removeEventListener("visibilitychange", request);
      void lock?.then((held) => held?.release());
    };
  }, [active]);
}
