import type { Bootstrap } from "@reclaim/contracts/composition";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { registerWorker } from "./offline/register-worker.ts";
import { createRemotes } from "./remotes/remotes.ts";
import { createPage } from "./session/host-provider.tsx";

// Remotes import shared libraries from this file, so that each is on the page once.
export * from "virtual:shared";

/** The first render waits this long, in ms, for code that was preloaded: one render instead of two. */
const PATIENCE = 100;

// Libraries that write style elements (scroll locks of dialogs) ask for the nonce by this name.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
Object.assign(globalThis, { __webpack_nonce__: nonce });

const bootstrap = JSON.parse(
  document.getElementById("reclaim-bootstrap")?.textContent ?? "",
) as Bootstrap;
const remotes = createRemotes(bootstrap.composition);
const page = createPage(remotes, bootstrap);

const { pathname } = location;
const found = remotes.at(pathname);
const first = page.session.read().onboarded || found?.isPublic
  ? found?.store.load({ path: pathname })
  : Promise.all(remotes.filling("onboarding").map((store) => store.load({ slot: "onboarding" })));

const render = () => {
  const root = document.getElementById("root");
  if (root) createRoot(root).render(<App page={page} />);
};
void Promise.race([first, new Promise((done) => setTimeout(done, PATIENCE))]).then(render, render);
if (import.meta.env.PROD) registerWorker();
