import type { Bootstrap } from "@reclaim/contracts/composition";
import type { Member } from "@reclaim/contracts/members";
import { THEMES } from "@reclaim/contracts/mood-themes";
import { Buffer } from "node:buffer";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { LiveComposition } from "./compositions.ts";
import { firstScripts, offlineScripts } from "./first-scripts.ts";

/** shell.json, written by the build of the shell. URLs are absolute paths. */
export interface ShellBuild {
  entry: string;
  imports: Record<string, string>;
  preload: string[];
  integrity: Record<string, string>;
  /** Preloaded: the fonts that our own texts use. */
  fonts: string[];
  /** Inlined: what the first paint needs before any script. */
  criticalCss: string;
}

const attribute = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
/** JSON inside a script element: no `<` may end the element early. */
const inlineJson = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

/** Puts the saved theme on the root before the first paint, so that no other theme flashes up. */
const EARLY_THEME = `try{const t=localStorage.getItem("reclaim-theme-preference");if(${
  JSON.stringify(THEMES)
}.includes(t))document.documentElement.dataset.theme=t}catch{}`;

/** The HTML of a page: import map with integrity, preloads, the shell, and what it starts from. */
export function composePage(
  { shell, live, path, member, memberUnknown, offline = false, nonce }: {
    shell: ShellBuild;
    live: LiveComposition;
    path: string;
    member: Member | null;
    memberUnknown: boolean;
    /** The page that devices store: nobody's, with a list of the files that it needs. */
    offline?: boolean;
    nonce: string;
  },
): string {
  const integrity = { ...shell.integrity, ...live.integrity };
  const { scripts, styles } = firstScripts(live, path, member !== null || memberUnknown);
  // What has no hash is not loaded.
  const preloads = [...new Set([...shell.preload, ...scripts])].filter((url) => integrity[url]);
  const bootstrap: Bootstrap = {
    composition: live.composition,
    member,
    memberUnknown,
    ...(offline && { offline: filesOf(shell, live) }),
  };
  const checked = (url: string) => `integrity="${integrity[url]}" crossorigin`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<title>Reclaim</title>
<meta name="description" content="Daily check-ins, a guided journey and good company for men who want their life back.">
<meta name="theme-color" content="#F7F4E9">
<meta property="csp-nonce" nonce="${nonce}">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<script nonce="${nonce}">${EARLY_THEME}</script>
<style nonce="${nonce}">${shell.criticalCss}</style>
<script type="importmap" nonce="${nonce}">${
    inlineJson({ imports: shell.imports, integrity })
  }</script>
${
    preloads.map((url) => `<link rel="modulepreload" href="${attribute(url)}" ${checked(url)}>`)
      .join("")
  }
${
    shell.fonts.map((url) =>
      `<link rel="preload" href="${attribute(url)}" as="font" type="font/woff2" crossorigin>`
    ).join("")
  }
${styles.map((url) => `<link rel="stylesheet" href="${attribute(url)}">`).join("")}
<script type="module" src="${attribute(shell.entry)}" nonce="${nonce}" ${
    checked(shell.entry)
  }></script>
<script type="application/json" id="reclaim-bootstrap">${inlineJson(bootstrap)}</script>
</head><body><div id="root"><div class="boot"><span class="boot-name">Reclaim</span></div></div>
<noscript><p class="boot-note">Reclaim needs JavaScript. If you are in danger, call your local emergency number.</p></noscript>
</body></html>`;
}

/** All that opens without a network: the shell with its parts, and what remotes declare to. */
function filesOf(shell: ShellBuild, live: LiveComposition): string[] {
  // Small modules that pass one library on: only code that is not ours asks for them.
  const facades = new Set(Object.values(shell.imports).filter((url) => url !== shell.entry));
  const own = Object.keys(shell.integrity).filter((url) => !facades.has(url));
  return [...new Set([...own, ...shell.fonts, ...offlineScripts(live)])];
}

const policy = (nonce: string) =>
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
export function pageAnswer(
  { html, composition, nonce, request, personal, secure, setCookies }: {
    html: string;
    /** What the page was composed of, shell included. */
    composition: string;
    nonce: string;
    request: Request;
    personal: boolean;
    secure: boolean;
    setCookies: string[];
  },
): Response {
  const headers = new Headers({
    "content-type": "text/html; charset=utf-8",
    "cache-control": personal ? "no-store" : "no-cache",
    "content-security-policy": policy(nonce),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(self)",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
    // By it a service worker sees that what it has stored is old.
    "x-reclaim-composition": composition,
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
export const newNonce = (): string =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("base64url");
