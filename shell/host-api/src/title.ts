import { useEffect } from "react";

/** Sets the document title to `{title} · Reclaim`. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Reclaim`;
  }, [title]);
}
