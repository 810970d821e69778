import { BROKEN_SHELL } from "@reclaim/contracts/broken-shell";
import type { Bootstrap } from "@reclaim/contracts/composition";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { registerWorker } from "./offline/register-worker.ts";
import { pageHashes } from "./releases/page-hashes.ts";
import { createReports } from "./releases/reports.ts";
import { loadersOf } from "./remotes/loaders.ts";
import { createRemotes } from "./remotes/remotes.ts";
import { createPage } from "./session/host-provider.tsx";

// Remotes import shared libraries from this file, so that each is on the page once.
export * from "virtual:shared";

/** The first render waits this long, in ms, for code that was preloaded: one render instead of two. */
const PATIENCE = 100;
/** Milliseconds that the page has for what it needs first. */
const IDLE_AFTER = 2000;
/** The shell's name among releases. */
const SHELL = "shell";

// Libraries that write style elements (scroll locks of dialogs) ask for the nonce by this name.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
Object.assign(globalThis, { __webpack_nonce__: nonce });

const bootstrap = JSON.parse(
  document.getElementById("reclaim-bootstrap")?.textContent ?? "",
) as Bootstrap;
// In development nothing has a hash, and nobody wants to know how it does.
const hashes = import.meta.env.PROD ? pageHashes(document) : null;
const ticket = hashes && bootstrap.ticket;
const shell = { name: SHELL, version: bootstrap.composition.shell };
const reports = createReports({ ticket, hashes: hashes ?? {}, shell });
const remotes = createRemotes(bootstrap.composition, { loaders: loadersOf(hashes), reports });
const page = createPage(remotes, bootstrap);

const { pathname } = location;
const found = remotes.at(pathname);
const first = page.session.read().onboarded || found?.isPublic
  ? found?.store.load({ path: pathname })
  : Promise.all(remotes.filling("onboarding").map((store) => store.load({ slot: "onboarding" })));

function onShown() {
  reports.add({ ...shell, kind: "load" });
  if (!ticket) return;
  setTimeout(() => {
    import("./releases/vitals.ts")
      .then(({ measure }) => measure({ shell, shown: page.shown, reports }))
      .catch(() => {});
  }, IDLE_AFTER);
}
const root = document.getElementById("root");
/** The shell itself is broken: then there is no page, and nobody may be left with an empty one. */
function onUncaughtError(error: unknown) {
  dispatchEvent(new Event(BROKEN_SHELL));
  reportError(error);
}
const render = () => {
  if (root) createRoot(root, { onUncaughtError }).render(<App page={page} onShown={onShown} />);
};
void Promise.race([first, new Promise((done) => setTimeout(done, PATIENCE))]).then(render, render);
if (import.meta.env.PROD) registerWorker();
