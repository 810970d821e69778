import { createHash } from "node:crypto";

const TYPES: Record<string, string> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  json: "application/json; charset=utf-8",
  svg: "image/svg+xml",
  png: "image/png",
  webp: "image/webp",
  woff2: "font/woff2",
  webmanifest: "application/manifest+json",
  txt: "text/plain; charset=utf-8",
};

interface StaticFile {
  etag: string;
  headers: Record<string, string>;
  plain: Uint8Array<ArrayBuffer>;
  br?: Uint8Array<ArrayBuffer>;
  gzip?: Uint8Array<ArrayBuffer>;
}

/** Storybook's own pages write scripts and styles inline; nothing may come from elsewhere. */
const STORYBOOK_POLICY = [
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'self'",
].join("; ");

/** Answers a request for a built file, or undefined when there is none at that path. */
export type StaticFiles = (request: Request, pathname: string) => Response | undefined;

/**
 * A map of all built files, read once: `folders` maps URL prefixes to folders. `.br` and `.gz`
 * siblings are answered to those who accept them. A folder that was not built is left out.
 */
export async function loadStaticFiles(folders: Record<string, string>): Promise<StaticFiles> {
  const files = new Map<string, StaticFile>();
  for (const [prefix, folder] of Object.entries(folders)) {
    if (await isThere(folder)) await readFolder(files, prefix, folder);
  }
  return (request, pathname) => {
    const file = files.get(pathname);
    return file && answer(request, file);
  };
}

async function readFolder(files: Map<string, StaticFile>, prefix: string, folder: string) {
  for await (const entry of Deno.readDir(folder)) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory) await readFolder(files, `${prefix}/${entry.name}`, path);
    else if (!/\.(br|gz)$/.test(entry.name)) {
      files.set(`${prefix}/${entry.name}`, await readFile(path, prefix.startsWith("/storybook")));
    }
  }
}

async function readFile(path: string, ofStorybook: boolean): Promise<StaticFile> {
  const plain = await Deno.readFile(path);
  // Storybook has names that only look as if they bore a hash.
  const hashed = !ofStorybook && /-[\w-]{8,}\.\w+$/.test(path);
  const etag = `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
  const [br, gzip] = await Promise.all([readIfThere(`${path}.br`), readIfThere(`${path}.gz`)]);
  return {
    etag,
    plain,
    br,
    gzip,
    headers: {
      "content-type": TYPES[path.split(".").at(-1) ?? ""] ?? "application/octet-stream",
      "cache-control": hashed ? "public, max-age=31536000, immutable" : "no-cache",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
      vary: "accept-encoding",
      etag,
      ...(ofStorybook && path.endsWith(".html")
        ? { "content-security-policy": STORYBOOK_POLICY }
        : {}),
    },
  };
}

const isThere = (path: string): Promise<boolean> => Deno.stat(path).then(() => true, () => false);

async function readIfThere(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return await Deno.readFile(path);
  } catch {
    return undefined;
  }
}

function answer(request: Request, file: StaticFile): Response {
  if (request.headers.get("if-none-match") === file.etag) {
    return new Response(null, { status: 304, headers: file.headers });
  }
  const accepted = request.headers.get("accept-encoding") ?? "";
  const [encoding, body] = file.br && /\bbr\b/.test(accepted)
    ? ["br", file.br]
    : file.gzip && /\bgzip\b/.test(accepted)
    ? ["gzip", file.gzip]
    : [undefined, file.plain];
  const headers: Record<string, string> = {
    ...file.headers,
    "content-length": String(body.byteLength),
  };
  if (encoding) headers["content-encoding"] = encoding;
  return new Response(request.method === "HEAD" ? null : body, { headers });
}
