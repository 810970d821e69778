import type { Bootstrap } from "@reclaim/contracts-gateway/bootstrap";
import { matchPath, matchRoutes } from "@reclaim/host-api/router";
import type { Remote } from "@reclaim/host-api";
import { createRoot } from "react-dom/client";
import { App } from "../../../shell/src/app.tsx";
import { createShellState } from "../../../shell/src/session/host-provider.tsx";
import type { RemoteStore } from "../../../shell/src/remotes/remote-store.ts";
import { PARTS } from "virtual:bench-parts";

/**
 * The product as one plain application: the same frame, the same pages, no federation. Tuned, the
 * entry waits for the preloaded page as the shell does; plain, React.lazy does what it does.
 */
declare const __TUNED__: boolean;

const ready = (remote: Remote, manifest: RemoteStore["manifest"]): RemoteStore => {
  const state = { status: "ready", remote, version: "plain" } as const;
  return {
    manifest,
    composed: state.version,
    state: () => state,
    subscribe: () => () => {},
    load: () => Promise.resolve(),
    retry: () => Promise.resolve(),
    handleRenderError: () => Promise.resolve(false),
  };
};
const stores = PARTS.map(({ remote, manifest }) =>
  ready(remote, manifest as RemoteStore["manifest"])
);
const remotes = {
  matchPath(path: string) {
    for (const store of stores) {
      const route = store.manifest.routes.find((route) => matchPath(route.path, path));
      if (route) return { store, route };
    }
    return undefined;
  },
  findBySlot: (name: string) =>
    stores.filter(({ manifest }) => manifest.slots.some((slot) => slot.name === name)),
  navigation: stores.flatMap(({ manifest }) => manifest.navigation)
    .sort((one, other) => one.order - other.order),
};

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
Object.assign(globalThis, { __webpack_nonce__: nonce });
const bootstrap = JSON.parse(
  document.getElementById("reclaim-bootstrap")?.textContent ?? "",
) as Bootstrap;
const page = createShellState(remotes, bootstrap);

async function preload(): Promise<void> {
  for (const { remote } of PARTS) {
    const found = matchRoutes(remote.routes, location.pathname)?.at(-1)?.route.Component;
    if (found && "preload" in found) await (found as { preload(): Promise<void> }).preload();
  }
}
const render = () => {
  const root = document.getElementById("root");
  if (root) createRoot(root).render(<App page={page} />);
};
if (__TUNED__) {
  void Promise.race([preload(), new Promise((done) => setTimeout(done, 100))]).then(render, render);
} else render();
