import { createOfflineCache, isAsset, isPage } from "../offline/offline-cache.ts";
import { showPushMessage } from "../offline/show-push-message.ts";
import { focusOrOpenTab } from "../offline/focus-or-open-tab.ts";

declare const self: ServiceWorkerGlobalScope;

const offline = createOfflineCache({ caches, fetch: (...call) => fetch(...call) });

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

self.addEventListener("push", (event) => {
  event.waitUntil(showPushMessage(self, event.data));
});

self.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(focusOrOpenTab(self.clients, (notification.data as { to: string }).to));
});
