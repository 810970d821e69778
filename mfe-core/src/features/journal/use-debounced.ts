import { useEffect, useState } from "react";

/** A value after it has stayed the same for `delayMs` milliseconds; an empty one at once. */
export function useDebounced(value: string, delayMs: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return value === "" ? "" : settled;
}
