import { BROKEN_SHELL } from "@reclaim/contracts-gateway/broken-shell";
import type { Bootstrap } from "@reclaim/contracts-gateway/bootstrap";
import { keepInstallPrompt } from "@reclaim/host-api";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { registerServiceWorker } from "./offline/register-service-worker.ts";
import { readImportMapIntegrity } from "./releases/import-map-integrity.ts";
import { createReports } from "./releases/release-reports.ts";
import { createLoaders } from "./remotes/loaders.ts";
import { createRemotes } from "./remotes/remotes.ts";
import { createShellState } from "./session/host-provider.tsx";

// Remotes import shared libraries from this file, so that each is on the page once.
export * from "virtual:shared";

/** The first render waits this long for preloaded code: one render instead of two. */
const FIRST_RENDER_TIMEOUT_MS = 100;
/** The same where the page can be read meanwhile, since the build rendered it. */
const PRERENDERED_TIMEOUT_MS = 5000;
/** Delay of what the first screen does not need. */
const IDLE_DELAY_MS = 2000;
/** The shell's name among releases. */
const SHELL = "shell";

// Libraries that write style elements (scroll locks of dialogs) ask for the nonce by this name.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
Object.assign(globalThis, { __webpack_nonce__: nonce });

keepInstallPrompt();

const bootstrap = JSON.parse(
  document.getElementById("reclaim-bootstrap")?.textContent ?? "",
) as Bootstrap;
// Development builds have no hashes and send no reports.
const hashes = import.meta.env.PROD ? readImportMapIntegrity(document) : null;
const ticket = hashes && bootstrap.ticket;
const shell = { name: SHELL, version: bootstrap.composition.shell };
const reports = createReports({ ticket, hashes: hashes ?? {}, shell });
const remotes = createRemotes(bootstrap.composition, { loaders: createLoaders(hashes), reports });
const page = createShellState(remotes, bootstrap);

const { pathname } = location;
const found = remotes.matchPath(pathname);
const first = page.isOffline && !found?.route.offline
  // The import would fail, and browsers keep a failed import for the life of a page.
  ? undefined
  : page.session.read().onboarded || found?.route.public
  ? found?.store.load({ path: pathname })
  : Promise.all(
    remotes.findBySlot("onboarding").map((store) => store.load({ slot: "onboarding" })),
  );

function onShown() {
  reports.add({ ...shell, kind: "load" });
  if (!ticket) return;
  setTimeout(() => {
    import("./releases/web-vitals.ts")
      .then(({ reportWebVitals }) => reportWebVitals({ shell, shown: page.pageViews, reports }))
      .catch(() => {});
  }, IDLE_DELAY_MS);
}
const root = document.getElementById("root");
/** The shell itself threw: the entry guard replaces the empty page by words. */
function onUncaughtError(error: unknown) {
  dispatchEvent(new Event(BROKEN_SHELL));
  reportError(error);
}
const render = () => {
  if (root) createRoot(root, { onUncaughtError }).render(<App page={page} onShown={onShown} />);
};
const timeout = root?.querySelector("[data-prerendered]")
  ? PRERENDERED_TIMEOUT_MS
  : FIRST_RENDER_TIMEOUT_MS;
void Promise.race([first, new Promise((done) => setTimeout(done, timeout))]).then(render, render);
if (import.meta.env.PROD) registerServiceWorker();
