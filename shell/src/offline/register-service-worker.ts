/** Delay after the load event, so that the page's first screen comes first. */
const IDLE_DELAY_MS = 2000;

/** Registers the service worker after the page has loaded. Without one, nothing works offline. */
export function registerServiceWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  const register = () =>
    setTimeout(() => {
      navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }).catch(() => {});
    }, IDLE_DELAY_MS);
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
