import { useRef } from "react";

/**
 * For a dialog that is opened by `open`: the primitive would return the focus to its own trigger,
 * of which there is none. Returns it to where it came from.
 */
export function useFocusReturn() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (before.current instanceof HTMLElement) before.current.focus();
    },
  };
}
