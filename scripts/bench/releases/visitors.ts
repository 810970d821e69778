import type { Bootstrap } from "@reclaim/contracts-gateway/bootstrap";
import type { ReleaseReports } from "@reclaim/contracts-releases/release-reports";
import { createHash } from "node:crypto";
import { FIELD_FAULT_MARKER } from "./versions.ts";

/** Statistics of all visitors. */
export interface VisitStats {
  pages: number;
  /** Failed page loads, with the reasons. */
  failed: string[];
  /** Pages with code of two compositions, with the reasons. */
  mixed: string[];
  /** Pages whose remote failed and ran its last good version. */
  rolledBackPages: number;
  /** Files loaded by pages from before the latest changes. */
  oldPageFiles: number;
}

export const emptyVisitStats = (): VisitStats => ({
  pages: 0,
  failed: [],
  mixed: [],
  rolledBackPages: 0,
  oldPageFiles: 0,
});

const PATHS = ["/", "/hello", "/community", "/progress", "/products", "/help"];
/** Average time on a page. */
const THINK_TIME_MS = 1_500;
/** After so many pages a visitor comes back with an empty cache. */
const PAGES_PER_CACHE = 8;

const sha384 = (content: Uint8Array): string =>
  `sha384-${createHash("sha384").update(content).digest("base64")}`;

interface Page {
  bootstrap: Bootstrap;
  integrity: Record<string, string>;
  preloads: string[];
  entry: string;
}

function read(html: string): Page {
  const between = (pattern: RegExp) => JSON.parse(html.match(pattern)?.[1] ?? "null");
  return {
    bootstrap: between(/id="reclaim-bootstrap">([^]*?)<\/script>/),
    integrity: between(/<script type="importmap"[^>]*>([^]*?)<\/script>/).integrity,
    preloads: [...html.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, url]) => url ?? ""),
    entry: html.match(/<script type="module" src="([^"]+)"/)?.[1] ?? "",
  };
}

/** Every version that an address names is one of the page's own composition. */
export function findForeignUrls({ composition }: Bootstrap, urls: string[]): string[] {
  const own = new Set([`shell/${composition.shell}`]);
  for (const { manifest: { name }, version, lastGood } of composition.remotes) {
    own.add(`${name}/${version}`);
    if (lastGood) own.add(`${name}/${lastGood.version}`);
  }
  return urls.filter((url) => !own.has(url.split("/").slice(2, 4).join("/")));
}

/** The content of each composition when first seen, which must never change. */
const seenCompositions = new Map<string, string>();

/**
 * One browser's worth of traffic by HTTP, until `signal`: it requests what a browser would, checks
 * every byte by the page's own hashes, rolls back and reports as the shell does, and keeps using
 * pages that it has loaded before.
 */
export async function runVisitor(
  url: string,
  { stats, random, signal }: { stats: VisitStats; random: () => number; signal: AbortSignal },
): Promise<void> {
  let cookies = "";
  let cache = new Set<string>();
  let old: Page | undefined;
  while (!signal.aborted) {
    const path = PATHS[Math.floor(random() * PATHS.length)] ?? "/";
    try {
      const answer = await fetch(url + path, { headers: cookies ? { cookie: cookies } : {} });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      const [set] = answer.headers.getSetCookie();
      if (set) cookies = set.split(";")[0] ?? "";
      const page = read(await answer.text());
      check(page, answer.headers.get("x-reclaim-composition"));
      await run(page);
      if (old && random() < 0.3) await loadFromOldPage(old);
      if (!old || random() < 0.1) old = page;
    } catch (error) {
      stats.failed.push(error instanceof Error ? error.message : String(error));
    }
    stats.pages++;
    if (stats.pages % PAGES_PER_CACHE === 0) cache = new Set();
    await new Promise((resolve) =>
      setTimeout(resolve, THINK_TIME_MS / 2 + random() * THINK_TIME_MS)
    );
  }

  function check(page: Page, header: string | null): void {
    const { composition } = page.bootstrap;
    if (header !== composition.id) stats.mixed.push(`header ${header}, page ${composition.id}`);
    const urls = [...Object.keys(page.integrity), ...page.preloads, page.entry];
    const foreign = findForeignUrls(page.bootstrap, urls);
    if (foreign.length > 0) stats.mixed.push(`${composition.id} names ${foreign[0]}`);
    const made = JSON.stringify([
      composition.shell,
      composition.remotes.map(({ manifest, version }) => `${manifest.name}@${version}`).sort(),
    ]);
    if ((seenCompositions.get(composition.id) ?? made) !== made) {
      stats.mixed.push(`${composition.id} changed`);
    }
    seenCompositions.set(composition.id, made);
  }

  async function run({ bootstrap, integrity, preloads, entry }: Page): Promise<void> {
    for (const script of new Set([entry, ...preloads.filter((url) => isShell(url))])) {
      await load(script, integrity);
    }
    const remotes = bootstrap.composition.remotes.filter(({ module, manifest }) =>
      preloads.includes(module) || manifest.name === "mfe-hello"
    );
    const reports: ReleaseReports["reports"] = [];
    for (const { manifest: { name }, version, module, lastGood } of remotes) {
      const scripts = [
        module,
        ...preloads.filter((script) => script.startsWith(`/remotes/${name}/${version}/`)),
      ];
      try {
        for (const script of new Set(scripts)) await load(script, integrity);
        reports.push({ name, version, kind: "load" });
      } catch (error) {
        reports.push({ name, version, kind: "load_error" });
        if (!lastGood) throw error;
        await load(lastGood.module, integrity);
        reports.push({ name, version: lastGood.version, kind: "load" });
        stats.rolledBackPages++;
      }
    }
    await report(bootstrap.ticket, reports);
  }

  async function load(script: string, integrity: Record<string, string>): Promise<void> {
    if (cache.has(script)) return;
    const answer = await fetch(url + script);
    if (!answer.ok) throw new Error(`${script} answered ${answer.status}`);
    const content = new Uint8Array(await answer.arrayBuffer());
    if (sha384(content) !== integrity[script]) {
      throw new Error(`${script} is not what it should be`);
    }
    if (new TextDecoder().decode(content).includes(FIELD_FAULT_MARKER)) {
      throw new Error(`${script} breaks`);
    }
    cache.add(script);
  }

  /** A tab that was opened before the last changes asks for one of its later chunks. */
  async function loadFromOldPage({ integrity }: Page): Promise<void> {
    const urls = Object.keys(integrity);
    const chunk = urls[Math.floor(random() * urls.length)] ?? "";
    cache.delete(chunk);
    stats.oldPageFiles++;
    await load(chunk, integrity).catch((error: Error) => {
      // Code that throws came as it should; only its tab falls back.
      if (!error.message.endsWith("breaks")) throw error;
    });
  }

  async function report(ticket: string | null, reports: ReleaseReports["reports"]): Promise<void> {
    if (!ticket || reports.length === 0) return;
    // A report that gets lost troubles nobody.
    await fetch(`${url}/api/releases/reports`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: url },
      body: JSON.stringify({ ticket, reports } satisfies ReleaseReports),
    }).then((answer) => answer.body?.cancel(), () => {});
  }
}

const isShell = (url: string): boolean => url.startsWith("/remotes/shell/");
