import type { Bootstrap } from "@reclaim/contracts-gateway/bootstrap";
import { readManifest, SHARED_ID, useSharedFrom } from "@reclaim/host-api/build";
import { DEVELOPMENT_SHELL } from "@reclaim/host-api/platform";
import react from "@vitejs/plugin-react";
import type { ServerResponse } from "node:http";
import { resolve } from "node:path";
import { type Connect, createServer, type Plugin, type ViteDevServer } from "vite";
import { CommandError } from "../command-error.ts";
import { fetchPlatform, readBootstrap } from "../product/platform.client.ts";
import { isPortFree } from "./port.ts";

/** What the product answers; everything else is the remote's source. */
const PROXIED = ["/api", "/remotes", "/icon.svg", `/${DEVELOPMENT_SHELL}`];

interface DevOptions {
  /** The folder of the remote. */
  folder: string;
  /** The address of the running product. */
  product: string;
  port: number;
}

/**
 * Serves the product with the remote in `folder` from source and hot reload, all others as they are
 * released. The shell is the product's own development build, so that page and remotes share one
 * React, which can replace components.
 */
export async function startDevServer({ folder, product, port }: DevOptions): Promise<void> {
  if (!await isPortFree(port)) {
    throw new CommandError(
      `Port ${port} is in use. Stop what uses it, or set DEV_PORT to another one.`,
    );
  }
  const { entry, developmentShared } = await fetchPlatform(product);
  const sharedUrl = `http://localhost:${port}${entry}`;
  const server = await createServer({
    configFile: false,
    root: resolve(folder),
    appType: "custom",
    plugins: [
      useSharedFrom(sharedUrl, developmentShared),
      react(),
      devPages({ folder, product, sharedUrl }),
    ],
    optimizeDeps: { entries: ["src/remote.tsx"] },
    server: {
      port,
      strictPort: true,
      proxy: Object.fromEntries(PROXIED.map((path) => [path, {
        target: product,
        changeOrigin: true,
        // The product rejects calls of other origins than its own.
        headers: { origin: new URL(product).origin },
      }])),
    },
  });
  await server.listen();
}

interface PageSource {
  folder: string;
  product: string;
  /** The development shell's first script, which is also the file of shared libraries. */
  sharedUrl: string;
}

/** Answers page requests with what the gateway composed, the one remote taken from source. */
const devPages = (source: PageSource): Plugin => ({
  name: "reclaim-dev-pages",
  configureServer: (server) => () => {
    server.middlewares.use((request, response, next) => {
      void answerPage(server, request, response, source).then(undefined, next);
    });
  },
});

async function answerPage(
  server: ViteDevServer,
  request: Connect.IncomingMessage,
  response: ServerResponse,
  source: PageSource,
): Promise<void> {
  const path = request.originalUrl ?? "/";
  const answer = await fetch(source.product + path, {
    headers: { cookie: request.headers.cookie ?? "" },
  });
  const html = await answer.text();
  const json = readBootstrap(html);
  if (!json) {
    response.writeHead(answer.status).end(html);
    return;
  }
  const bootstrap = withRemoteFromSource(
    JSON.parse(json) as Bootstrap,
    await readManifest(source.folder),
  );
  const page = await server.transformIndexHtml(path, pageHtml(html, bootstrap, source));
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page);
}

/** The same composition with the remote's module replaced by its source. */
function withRemoteFromSource(
  bootstrap: Bootstrap,
  manifest: Awaited<ReturnType<typeof readManifest>>,
): Bootstrap {
  const fromSource = {
    version: "source",
    entry: "",
    module: "/src/remote.tsx",
    manifest,
    lastGood: null,
  };
  const others = bootstrap.composition.remotes
    .filter(({ manifest: other }) => other.name !== manifest.name);
  return {
    ...bootstrap,
    composition: { ...bootstrap.composition, remotes: [...others, fromSource] },
    // Pages in development report nothing.
    ticket: null,
  };
}

/** A page as the gateway's, with the styles that it inlines and without its content security policy. */
function pageHtml(
  composed: string,
  bootstrap: Bootstrap,
  { sharedUrl }: PageSource,
): string {
  const styles = composed.match(/<style[^>]*>([^]*?)<\/style>/)?.[1] ?? "";
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Reclaim</title>
<link rel="icon" href="/icon.svg"><style>${styles}</style>
<script type="importmap">${JSON.stringify({ imports: { [SHARED_ID]: sharedUrl } })}</script>
<script type="module" src="${sharedUrl}"></script>
<script type="application/json" id="reclaim-bootstrap">${
    JSON.stringify(bootstrap).replaceAll("<", "\\u003c")
  }</script></head><body><div id="root"></div></body></html>`;
}
