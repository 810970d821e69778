/** Milliseconds after the load that the page has for itself. */
const IDLE_AFTER = 2000;

/** Starts the service worker when the page has what it needs. Without one, nothing works offline. */
export function registerWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  const register = () =>
    setTimeout(() => {
      navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }).catch(() => {});
    }, IDLE_AFTER);
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
