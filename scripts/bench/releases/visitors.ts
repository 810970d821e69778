import type { Bootstrap } from "@reclaim/contracts/composition";
import type { ReleaseReports } from "@reclaim/contracts/release-reports";
import { createHash } from "node:crypto";
import { BREAKS_IN_THE_FIELD } from "./versions.ts";

/** What all visitors met. */
export interface Met {
  pages: number;
  /** Pages that did not come, or came without what they show, with the reasons. */
  failed: string[];
  /** Pages with code of two compositions, with the reasons. */
  mixed: string[];
  /** Pages whose remote failed and whose last good version took over. */
  fellBack: number;
  /** Files of a page that was loaded some changes ago. */
  oldFiles: number;
}

export const nothingMet = (): Met => ({
  pages: 0,
  failed: [],
  mixed: [],
  fellBack: 0,
  oldFiles: 0,
});

const PATHS = ["/", "/hello", "/community", "/progress", "/products", "/help"];
/** Milliseconds on a page, about: far less than a person takes. */
const THINKS = 1_500;
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
export function foreignTo({ composition }: Bootstrap, urls: string[]): string[] {
  const own = new Set([`shell/${composition.shell}`]);
  for (const { manifest: { name }, version, lastGood } of composition.remotes) {
    own.add(`${name}/${version}`);
    if (lastGood) own.add(`${name}/${lastGood.version}`);
  }
  return urls.filter((url) => !own.has(url.split("/").slice(2, 4).join("/")));
}

/** What each composition was made of when it was first seen: it never changes. */
const known = new Map<string, string>();

/**
 * One browser's worth of traffic by HTTP, until `signal`: it asks for what a browser would, checks
 * every byte by the page's own hashes, falls back and reports as the shell does, and goes on using
 * pages that it has loaded before.
 */
export async function visit(
  url: string,
  { met, random, signal }: { met: Met; random: () => number; signal: AbortSignal },
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
      if (old && random() < 0.3) await useOld(old);
      if (!old || random() < 0.1) old = page;
    } catch (error) {
      met.failed.push(error instanceof Error ? error.message : String(error));
    }
    met.pages++;
    if (met.pages % PAGES_PER_CACHE === 0) cache = new Set();
    await new Promise((resolve) => setTimeout(resolve, THINKS / 2 + random() * THINKS));
  }

  function check(page: Page, header: string | null): void {
    const { composition } = page.bootstrap;
    if (header !== composition.id) met.mixed.push(`header ${header}, page ${composition.id}`);
    const urls = [...Object.keys(page.integrity), ...page.preloads, page.entry];
    const foreign = foreignTo(page.bootstrap, urls);
    if (foreign.length > 0) met.mixed.push(`${composition.id} names ${foreign[0]}`);
    const made = JSON.stringify([
      composition.shell,
      composition.remotes.map(({ manifest, version }) => `${manifest.name}@${version}`).sort(),
    ]);
    if ((known.get(composition.id) ?? made) !== made) met.mixed.push(`${composition.id} changed`);
    known.set(composition.id, made);
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
        met.fellBack++;
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
    if (new TextDecoder().decode(content).includes(BREAKS_IN_THE_FIELD)) {
      throw new Error(`${script} breaks`);
    }
    cache.add(script);
  }

  /** A tab that was opened before the last changes asks for one of its later chunks. */
  async function useOld({ integrity }: Page): Promise<void> {
    const urls = Object.keys(integrity);
    const chunk = urls[Math.floor(random() * urls.length)] ?? "";
    cache.delete(chunk);
    met.oldFiles++;
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
