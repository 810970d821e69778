import { useSyncExternalStore } from "react";

/** Chromium's event, which no type library names yet. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

let kept: BeforeInstallPromptEvent | null = null;
const listeners = new Set<() => void>();
function keep(event: BeforeInstallPromptEvent | null): void {
  kept = event;
  for (const listener of listeners) listener();
}
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Keeps the browser's offer to install the product, in place of its own banner. The shell calls this
 * at its start, since the offer comes once a page and before remotes are there.
 */
export function keepInstallPrompt(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    keep(event as BeforeInstallPromptEvent);
  });
  addEventListener("appinstalled", () => keep(null));
}

/**
 * Opens the browser's question whether to install the product; null where the browser does not offer
 * it. Only the member's own press may lead there, and the question comes once.
 */
export function useInstallPrompt(): (() => Promise<void>) | null {
  const event = useSyncExternalStore(subscribe, () => kept, () => null);
  return event && (async () => {
    keep(null);
    await event.prompt();
  });
}
