import { useRef } from "react";

/**
 * Restores the focus of a dialog that is opened by `open`. The primitive would focus its own trigger,
 * and such a dialog has none.
 */
export function useFocusRestore() {
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
