import { Buffer } from "node:buffer";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const createContentSecurityPolicy = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "connect-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

/** The page as an answer: compressed, with a strict policy; a member's page is stored by nobody. */
export function toPageResponse(
  { html, composition, offline, nonce, request, personal, secure, setCookies }: {
    html: string;
    /** What the page was composed of, shell included. */
    composition: string;
    /** What the page that devices store is composed of. */
    offline: string;
    nonce: string;
    request: Request;
    personal: boolean;
    secure: boolean;
    setCookies: string[];
  },
): Response {
  const headers = new Headers({
    "content-type": "text/html; charset=utf-8",
    "cache-control": personal
      ? "no-store"
      : setCookies.length > 0
      ? "private, no-cache"
      : "no-cache",
    "content-security-policy": createContentSecurityPolicy(nonce),
    // No script runs whose hash the page does not name: neither one of ours that is not live.
    "integrity-policy": "blocked-destinations=(script)",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(self)",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
    "x-reclaim-composition": composition,
    // By it a service worker sees that what it has stored is old.
    "x-reclaim-offline": offline,
    vary: "accept-encoding, cookie",
  });
  if (secure) headers.set("strict-transport-security", "max-age=31536000; includeSubDomains");
  for (const cookie of setCookies) headers.append("set-cookie", cookie);
  const accepted = request.headers.get("accept-encoding") ?? "";
  let body: Uint8Array = Buffer.from(html);
  if (/\bbr\b/.test(accepted)) {
    body = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
    headers.set("content-encoding", "br");
  } else if (/\bgzip\b/.test(accepted)) {
    body = gzipSync(body, { level: 6 });
    headers.set("content-encoding", "gzip");
  }
  return new Response(request.method === "HEAD" ? null : new Uint8Array(body), { headers });
}

/** A nonce for one answer: 128 random bits. */
export const createNonce = (): string =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("base64url");
