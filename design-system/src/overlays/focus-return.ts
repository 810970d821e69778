import { useMemo } from "react";

/**
 * For a dialog that is opened by `open`: the primitive would return the focus to its own trigger,
 * of which there is none. Returns it to where it came from.
 */
export function useFocusReturn() {
  return useMemo(() => {
    let before: Element | null = null;
    return {
      onOpenAutoFocus: () => {
        before = document.activeElement;
      },
      onCloseAutoFocus: (event: Event) => {
        event.preventDefault();
        if (before instanceof HTMLElement) before.focus();
      },
    };
  }, []);
}
