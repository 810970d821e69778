import { useEffect, useState } from "react";
import { Hidden } from "../layout/layout.ts";
import type { ToastMessage } from "./toast.tsx";

/** A screen reader needs a moment to know of a region before it hears of changes in it. */
const KNOWN_AFTER = 100;
/** The words have been taken up by then; who reads on meets them only in the toast. */
const SAID_AFTER = 1500;

/** Says a toast: at once when something failed, otherwise when the reader pauses. */
export function Announcer({ toast }: { toast: (ToastMessage & { id: number }) | null }) {
  const [said, setSaid] = useState<number>();
  const [over, setOver] = useState<number>();
  const id = toast?.id;

  useEffect(() => {
    if (id === undefined) return;
    const start = setTimeout(() => setSaid(id), KNOWN_AFTER);
    const end = setTimeout(() => setOver(id), SAID_AFTER);
    return () => {
      clearTimeout(start);
      clearTimeout(end);
    };
  }, [id]);

  const words = toast && said === id && over !== id &&
    `Notice: ${[toast.title, toast.description].filter(Boolean).join(" ")}`;
  const failed = toast?.variant === "destructive";
  return (
    <>
      <Hidden aria-live="polite">{!failed && words}</Hidden>
      <Hidden aria-live="assertive">{failed && words}</Hidden>
    </>
  );
}
