import type { Bootstrap } from "@reclaim/contracts/composition";
import { provideShared, readManifest, SHARED, SHARED_ID } from "@reclaim/host-api/build";
import react from "@vitejs/plugin-react";
import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { type Connect, createServer, type Plugin, type ViteDevServer } from "vite";
import { LOOK } from "./look.ts";

/** How Vite names a virtual module in the browser. */
const SHARED_URL = "/@id/__x00__virtual:shared";

/** Serves the shell and one remote from source, in one module graph: singletons need no negotiation. */
export async function devShell(
  { remote, product, port }: { remote: string; product: string; port: number },
): Promise<void> {
  const server = await createServer({
    configFile: false,
    root: process.cwd(),
    appType: "custom",
    define: { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: "true", ENV_TARGET: '"web"' },
    plugins: [sharedFromSource(), provideShared(), react(), pages(remote, product)],
    optimizeDeps: {
      entries: ["shell/src/main.tsx", `${remote}/src/remote.tsx`],
      include: [
        ...Object.keys(SHARED).filter((specifier) => !specifier.startsWith("@reclaim/")),
        "react-dom/client",
        "react/jsx-dev-runtime",
      ],
    },
    server: {
      port,
      strictPort: true,
      proxy: { "/api": product, "/remotes": product, "/fonts": product, "/icon.svg": product },
    },
  });
  await server.listen();
}

/** Released remotes ask for `@shell/shared` by the import map, the shell's own code by its name. */
const sharedFromSource = (): Plugin => ({
  name: "reclaim-shared-from-source",
  enforce: "pre",
  resolveId: (id) => (id === SHARED_ID ? "\0virtual:shared" : null),
});

/** Every page: what the gateway composed, with the one remote's module taken from source. */
const pages = (remote: string, product: string): Plugin => ({
  name: "reclaim-dev-pages",
  configureServer: (server) => () => {
    server.middlewares.use((request, response, next) => {
      void answerPage(server, request, response, remote, product).then(undefined, next);
    });
  },
});

async function answerPage(
  server: ViteDevServer,
  request: Connect.IncomingMessage,
  response: ServerResponse,
  remote: string,
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
  const source = {
    version: "source",
    entry: "",
    module: `/${remote}/src/remote.tsx`,
    manifest: await readManifest(remote),
    lastGood: null,
  };
  const { remotes } = bootstrap.composition;
  bootstrap.composition.remotes = [
    ...remotes.filter(({ manifest }) => manifest.name !== remote),
    source,
  ];
  const styles = LOOK.styles.map((path) => readFileSync(path, "utf8")).join("");
  const html = await server.transformIndexHtml(
    path,
    `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Reclaim</title>
<link rel="icon" href="/icon.svg"><style>${styles}</style>
<script type="importmap">${JSON.stringify({ imports: { [SHARED_ID]: SHARED_URL } })}</script>
<script type="module" src="/shell/src/main.tsx"></script>
<script type="application/json" id="reclaim-bootstrap">${
      JSON.stringify(bootstrap).replaceAll("<", "\\u003c")
    }</script></head><body><div id="root"></div></body></html>`,
  );
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(html);
}
