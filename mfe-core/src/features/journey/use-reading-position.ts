import { useDraft } from "@reclaim/host-api";
import { useEffect, useRef } from "react";

/** Milliseconds without scrolling after which a position is kept. */
const SETTLE_MS = 400;

/**
 * Keeps how far the member has scrolled a module, in pixels from the top, on this device, and goes
 * back there when he opens it again.
 */
export function useReadingPosition(module: string): void {
  const { text, isRestored, setText } = useDraft(`reading:${module}`);
  const restored = useRef(false);
  useEffect(() => {
    if (!isRestored || restored.current) return;
    restored.current = true;
    const top = Number(text);
    if (top > 0) scrollTo({ top });
  }, [isRestored, text]);
  useEffect(() => {
    if (!isRestored) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setText(String(Math.round(scrollY))), SETTLE_MS);
    };
    addEventListener("scroll", onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("scroll", onScroll);
    };
  }, [isRestored, setText]);
}
