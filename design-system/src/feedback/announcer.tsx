import { useEffect, useState } from "react";
import { Hidden } from "../layout/layout.ts";
import type { ToastMessage } from "./toast.model.ts";

/** Delay before the words, since screen readers miss changes in a live region that is new. */
const ANNOUNCE_AFTER_MS = 100;
/** Delay before the words are removed, so that a screen reader that goes on finds them in the toast only. */
const CLEAR_AFTER_MS = 1500;

/** Announces a toast to screen readers: assertively for an error, politely otherwise. */
export function Announcer({ toast }: { toast: (ToastMessage & { id: number }) | null }) {
  const [announcedId, setAnnouncedId] = useState<number>();
  const [clearedId, setClearedId] = useState<number>();
  const id = toast?.id;

  useEffect(() => {
    if (id === undefined) return;
    const start = setTimeout(() => setAnnouncedId(id), ANNOUNCE_AFTER_MS);
    const end = setTimeout(() => setClearedId(id), CLEAR_AFTER_MS);
    return () => {
      clearTimeout(start);
      clearTimeout(end);
    };
  }, [id]);

  const words = toast && announcedId === id && clearedId !== id &&
    `Notice: ${[toast.title, toast.description].filter(Boolean).join(" ")}`;
  const failed = toast?.variant === "destructive";
  return (
    <>
      <Hidden aria-live="polite">{!failed && words}</Hidden>
      <Hidden aria-live="assertive">{failed && words}</Hidden>
    </>
  );
}
