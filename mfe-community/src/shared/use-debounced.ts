import { useEffect, useState } from "react";

/** A value after it has stayed the same for `delayMs` milliseconds; empty before that. */
export function useDebounced(value: string, delayMs: number): string {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
