import type { ReactElement } from "react";

/** `durationMs` is 5000 by default. */
export interface ToastMessage {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  durationMs?: number;
  /** One link or button, of one or two words; a press closes the toast. */
  action?: ReactElement | undefined;
  /** Where in the page the toast lies; at its end by default. It looks the same everywhere. */
  container?: HTMLElement;
}
