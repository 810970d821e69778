import type { Bootstrap } from "@reclaim/contracts/composition";
import {
  inlineStyles,
  provideShared,
  readManifest,
  SHARED,
  SHARED_ID,
} from "@reclaim/host-api/build";
import react from "@vitejs/plugin-react";
import type { ServerResponse } from "node:http";
import { relative } from "node:path";
import { type Connect, createServer, type Plugin, type ViteDevServer } from "vite";
import { LOOK } from "./look.ts";
import { isBelow } from "./remote-folder.ts";

/** How Vite names a virtual module in the browser. */
const SHARED_URL = "/@id/__x00__virtual:shared";

/**
 * Serves the shell and the remote in a folder from source, in one module graph: singletons need no
 * negotiation.
 */
export async function devShell(
  { folder, product, port }: { folder: string; product: string; port: number },
): Promise<void> {
  const server = await createServer({
    configFile: false,
    root: process.cwd(),
    appType: "custom",
    define: { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: "true", ENV_TARGET: '"web"' },
    plugins: [sharedFromSource(), provideShared(), react(), pages(folder, product)],
    optimizeDeps: {
      entries: ["shell/src/main.tsx", `${relative(".", folder)}/src/remote.tsx`],
      include: [
        ...Object.keys(SHARED).filter((specifier) => !specifier.startsWith("@reclaim/")),
        "react-dom/client",
        "react/jsx-dev-runtime",
      ],
    },
    server: {
      port,
      strictPort: true,
      // A remote of its own repository stands elsewhere.
      fs: { allow: [process.cwd(), folder] },
      proxy: Object.fromEntries(["/api", "/remotes", "/icon.svg"].map((path) => [path, {
        target: product,
        changeOrigin: true,
        // To the product, a call comes from its own pages.
        headers: { origin: new URL(product).origin },
      }])),
    },
  });
  await server.listen();
}

/** Where Vite serves a folder: what stands outside of its root has an address of its own. */
const urlOf = (folder: string): string =>
  isBelow(process.cwd(), folder)
    ? `/${relative(".", folder)}`
    : `/@fs/${folder.replace(/^\//, "")}`;

/** Released remotes ask for `@shell/shared` by the import map, the shell's own code by its name. */
const sharedFromSource = (): Plugin => ({
  name: "reclaim-shared-from-source",
  enforce: "pre",
  resolveId: (id) => (id === SHARED_ID ? "\0virtual:shared" : null),
});

/** Every page: what the gateway composed, with the one remote's module taken from source. */
const pages = (folder: string, product: string): Plugin => ({
  name: "reclaim-dev-pages",
  configureServer: (server) => () => {
    server.middlewares.use((request, response, next) => {
      void answerPage(server, request, response, folder, product).then(undefined, next);
    });
  },
});

async function answerPage(
  server: ViteDevServer,
  request: Connect.IncomingMessage,
  response: ServerResponse,
  folder: string,
  product: string,
): Promise<void> {
  const path = request.originalUrl ?? "/";
  const answer = await fetch(product + path, { headers: { cookie: request.headers.cookie ?? "" } });
  const composed = await answer.text();
  const json = composed.match(/id="reclaim-bootstrap">([^]*?)<\/script>/)?.[1];
  if (!json) {
    response.writeHead(answer.status).end(composed);
    return;
  }
  const bootstrap = JSON.parse(json) as Bootstrap;
  const manifest = await readManifest(folder);
  const source = {
    version: "source",
    entry: "",
    module: `${urlOf(folder)}/src/remote.tsx`,
    manifest,
    lastGood: null,
  };
  const { remotes } = bootstrap.composition;
  bootstrap.composition.remotes = [
    ...remotes.filter((other) => other.manifest.name !== manifest.name),
    source,
  ];
  // What a source does in development is nobody's figure.
  bootstrap.ticket = null;
  const html = await server.transformIndexHtml(
    path,
    `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Reclaim</title>
<link rel="icon" href="/icon.svg"><style>${inlineStyles(LOOK, `/${LOOK.fonts}`)}</style>
<script type="importmap">${JSON.stringify({ imports: { [SHARED_ID]: SHARED_URL } })}</script>
<script type="module" src="/shell/src/main.tsx"></script>
<script type="application/json" id="reclaim-bootstrap">${
      JSON.stringify(bootstrap).replaceAll("<", "\\u003c")
    }</script></head><body><div id="root"></div></body></html>`,
  );
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(html);
}
