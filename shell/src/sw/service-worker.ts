import { isAsset, isPage, offlineCache } from "../offline/offline-cache.ts";
import { openPage } from "../offline/open-page.ts";

declare const self: ServiceWorkerGlobalScope;

const offline = offlineCache({ caches, fetch: (...call) => fetch(...call) });

self.addEventListener("install", (event) => {
  event.waitUntil(offline.fill().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()]),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || request.headers.has("range")) {
    return;
  }
  const later = (work: Promise<unknown>) => event.waitUntil(work);
  if (request.mode === "navigate") {
    if (!isPage(pathname)) return;
    const preloaded = Promise.resolve(event.preloadResponse as Promise<Response | undefined>);
    event.respondWith(offline.page(request, { preloaded, later }));
  } else if (isAsset(pathname)) event.respondWith(offline.asset(request, later));
});

self.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(openPage(self.clients, (notification.data as { to: string }).to));
});
