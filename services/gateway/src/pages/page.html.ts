import type { Bootstrap } from "@reclaim/contracts-gateway/bootstrap";
import { THEMES } from "@reclaim/contracts-insights/mood-themes";
import type { PrerenderedPage } from "@reclaim/contracts-releases/releases";
import type { ComposedPage } from "../compositions/composition.model.ts";
import { renderEntryGuard } from "./entry-guard.script.ts";
import { findPrerendered, listOfflineScripts, selectPageScripts } from "./page-scripts.model.ts";
import { toInlineJson } from "../compositions/inline-json.model.ts";
import { CRISIS_HELP_HTML, CRISIS_HELP_ID, GET_HELP_PATH, HELP_LINK } from "./crisis-help.html.ts";

const escapeAttribute = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
const escapeText = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const PRODUCT = "Reclaim";
/** What a page says of itself that says nothing else. */
const DESCRIPTION =
  "Daily check-ins, a guided journey and good company for men who want their life back.";
/** What shows until the shell has started. */
const BOOT = `<div class="boot"><span class="boot-name">${PRODUCT}</span></div>`;

/** Puts the saved theme on the root before the first paint, so that no other theme flashes up. */
const THEME_SCRIPT = `try{const t=localStorage.getItem("reclaim-theme-preference");if(${
  JSON.stringify(THEMES)
}.includes(t))document.documentElement.dataset.theme=t}catch{}`;

/** The way to help that the shell shows above public pages, at the same place and as high. */
const HELP_CORNER =
  `<aside class="boot-help" aria-label="Help"><a href="${GET_HELP_PATH}">Get help</a></aside>`;
const HELP_CORNER_CSS = ".boot-help{display:flex;justify-content:flex-end;" +
  "max-width:var(--column-wide);margin:0 auto;padding:var(--space-1) var(--space-3)}" +
  ".boot-help a{display:flex;align-items:center;min-height:var(--target);" +
  "padding:0 var(--space-3);font-size:var(--text-small);font-weight:var(--weight-strong);" +
  "color:var(--foreground);text-decoration:none}";

/** How search engines and previews of links show a page, and its style before any script has run. */
function renderAbout(
  { title, description, image, structuredData, css }: PrerenderedPage,
  { url, publicUrl, nonce }: { url: string; publicUrl: string; nonce: string },
): string {
  const properties = {
    "og:type": "website",
    "og:site_name": PRODUCT,
    "og:title": title,
    "og:description": description,
    "og:url": url,
    ...(image && {
      "og:image": publicUrl + image.url,
      "og:image:width": String(image.width),
      "og:image:height": String(image.height),
      "og:image:alt": image.alt,
    }),
  };
  const tags = Object.entries(properties).map(([name, content]) =>
    `<meta property="${name}" content="${escapeAttribute(content)}">`
  );
  return `<link rel="canonical" href="${escapeAttribute(url)}">
${tags.join("\n")}
<meta name="twitter:card" content="${image ? "summary_large_image" : "summary"}">
${
    structuredData
      ? `<script type="application/ld+json">${toInlineJson(structuredData)}</script>`
      : ""
  }
<style nonce="${nonce}">${HELP_CORNER_CSS}${css}</style>`;
}

/** The HTML of a page: import map with integrity, preloads, the shell, and what it starts from. */
export function renderPageHtml(
  {
    composed,
    isStable,
    path,
    publicUrl,
    member,
    memberUnknown,
    ticket,
    overrides,
    offline = false,
    nonce,
  }: {
    composed: ComposedPage;
    /** It is what everybody gets. */
    isStable: boolean;
    path: string;
    /** The address members see. */
    publicUrl: string;
    /** The page that devices store: nobody's, with a list of the files that it needs. */
    offline?: boolean;
    nonce: string;
  } & Pick<Bootstrap, "member" | "memberUnknown" | "ticket" | "overrides">,
): string {
  const { shell, integrity } = composed;
  const signedIn = member !== null || memberUnknown;
  const { scripts, styles } = selectPageScripts(composed, path, signedIn);
  const prerendered = signedIn ? undefined : findPrerendered(composed, path);
  // What has no hash is not loaded.
  const named = (urls: string[]) => [...new Set(urls)].filter((url) => integrity[url]);
  const bootstrap: Omit<Bootstrap, "composition"> = {
    member,
    memberUnknown,
    ticket,
    ...(overrides && overrides.length > 0 && { overrides }),
    ...(offline && { offline: named(listOfflineFiles(composed)) }),
  };
  const { id: composition, shell: version } = composed.composition;
  const guard = renderEntryGuard({ composition, shell: version, ticket, isStable });
  const checked = (url: string) => `integrity="${integrity[url]}" crossorigin`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<title>${prerendered ? `${escapeText(prerendered.title)} · ${PRODUCT}` : PRODUCT}</title>
<meta name="description" content="${escapeAttribute(prerendered?.description ?? DESCRIPTION)}">
<meta name="theme-color" content="#F7F4E9">
<meta property="csp-nonce" nonce="${nonce}">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
<script nonce="${nonce}">${THEME_SCRIPT}</script>
<style nonce="${nonce}">${shell.criticalCss}</style>
${prerendered ? renderAbout(prerendered, { url: `${publicUrl}${path}`, publicUrl, nonce }) : ""}
<script type="importmap" nonce="${nonce}">${composed.importMap}</script>
${
    named([...shell.preload, ...scripts])
      .map((url) => `<link rel="modulepreload" href="${escapeAttribute(url)}" ${checked(url)}>`)
      .join("")
  }
${
    named(shell.fonts).map((url) =>
      `<link rel="preload" href="${escapeAttribute(url)}" as="font" type="font/woff2" crossorigin>`
    ).join("")
  }
${
    named(styles)
      .map((url) => `<link rel="stylesheet" href="${escapeAttribute(url)}" ${checked(url)}>`).join(
        "",
      )
  }
<script nonce="${nonce}">${guard}</script>
<script type="module" src="${escapeAttribute(shell.entry)}" nonce="${nonce}" ${
    checked(shell.entry)
  }></script>
<script type="application/json" id="reclaim-bootstrap">{"composition":${composed.compositionJson},${
    toInlineJson(bootstrap).slice(1)
  }</script>
</head><body><div id="root">${
    prerendered ? `<div data-prerendered>${HELP_CORNER}${prerendered.html}</div>` : BOOT
  }</div>
<noscript><p class="boot-note">Reclaim needs JavaScript. If you are in danger, call your local emergency number. ${HELP_LINK}</p></noscript>
${path === GET_HELP_PATH ? `<noscript id="${CRISIS_HELP_ID}">${CRISIS_HELP_HTML}</noscript>` : ""}
</body></html>`;
}

/** All that opens without a network: the shell with its parts, and what remotes declare to. */
function listOfflineFiles(composed: ComposedPage): string[] {
  const { shell, shellScripts } = composed;
  // Small modules that pass one library on: only code that is not ours asks for them.
  const facades = new Set(Object.values(shell.imports).filter((url) => url !== shell.entry));
  const own = shellScripts.filter((url) => !facades.has(url));
  return [...own, ...shell.fonts, ...listOfflineScripts(composed)];
}
