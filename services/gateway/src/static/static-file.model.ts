const CONTENT_TYPES = new Map(Object.entries({
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  json: "application/json; charset=utf-8",
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
  avif: "image/avif",
  woff2: "font/woff2",
  webmanifest: "application/manifest+json",
  txt: "text/plain; charset=utf-8",
}));

/** A picture that is opened by itself is a document of this origin: nothing in it may run. */
const SVG_CSP = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

type Bytes = Uint8Array<ArrayBuffer>;

/** A file in memory with the companions that a build compressed beforehand. */
export interface StaticFile {
  headers: Record<string, string>;
  plain: Bytes;
  br?: Bytes | undefined;
  gzip?: Bytes | undefined;
}

/** `tag` differs for each content. */
export function createStaticFile(
  path: string,
  tag: string,
  contents: Omit<StaticFile, "headers">,
): StaticFile {
  return {
    ...contents,
    headers: {
      "content-type": CONTENT_TYPES.get(path.split(".").at(-1) ?? "") ?? "application/octet-stream",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
      vary: "accept-encoding",
      etag: `"${tag}"`,
      ...(path.endsWith(".svg") && { "content-security-policy": SVG_CSP }),
    },
  };
}

/** What a file's address tells about how long it stays as it is. */
const CACHE_CONTROL = {
  forEver: "public, max-age=31536000, immutable",
  asked: "no-cache",
} as const;

/** The file in the best encoding that the asker takes, or 304. */
export function toFileResponse(
  request: Request,
  file: StaticFile,
  caching: keyof typeof CACHE_CONTROL,
): Response {
  const headers: Record<string, string> = {
    ...file.headers,
    "cache-control": CACHE_CONTROL[caching],
  };
  // One of several, or weak: a proxy that compresses makes it so.
  if (headers.etag && request.headers.get("if-none-match")?.includes(headers.etag)) {
    return new Response(null, { status: 304, headers });
  }
  const accepted = request.headers.get("accept-encoding") ?? "";
  const [encoding, body] = file.br && /\bbr\b/.test(accepted)
    ? ["br", file.br]
    : file.gzip && /\bgzip\b/.test(accepted)
    ? ["gzip", file.gzip]
    : [undefined, file.plain];
  headers["content-length"] = String(body.byteLength);
  if (encoding) headers["content-encoding"] = encoding;
  return new Response(request.method === "HEAD" ? null : body, { headers });
}
