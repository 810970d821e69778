import { baseOf, type Release } from "@reclaim/contracts-releases/releases";
import { isPlainPath } from "@reclaim/release-store/plain-path";
import type { CheckContext, CheckResult } from "./check-context.model.ts";

/** Every file that a page could ask for has a hash and stands below the release's own address. */
export function checkIntegrity({ candidate }: Pick<CheckContext, "candidate">): CheckResult {
  const base = `${baseOf(candidate)}/`;
  const isOwn = (url: string) => url.startsWith(base) && isPlainPath(url.slice(base.length));
  const named = new Set([...namedBy(candidate), ...Object.keys(candidate.integrity)]);
  const refusals = [...named].flatMap((url) => {
    if (!isOwn(url)) return `${url} does not stand below ${base}. Build it again for that address.`;
    if (Object.hasOwn(candidate.integrity, url)) return [];
    return `${url} has no hash in "integrity": nobody could tell whether it was changed. ` +
      "Build it again.";
  });
  for (const [name, css] of inlineStylesOf(candidate)) {
    if (!/<\/|@import/i.test(css)) continue;
    refusals.push(
      `Its "${name}" would end the style it stands in or load another. Leave only rules in it.`,
    );
  }
  return { refusals, fits: "Every file has a hash and stands at an address of its own." };
}

/** Styles that pages carry inline, by the name of their field. */
const inlineStylesOf = (release: Release): [string, string][] =>
  release.kind === "shell"
    ? [["criticalCss", release.criticalCss]]
    : Object.entries(release.prerendered ?? {}).map(([path, { css }]) => [
      `prerendered ${path}`,
      css,
    ]);

/** The URLs that release.json names for loading. */
function namedBy(release: Release): string[] {
  if (release.kind === "remote") {
    const { entry, module, preload, offline = {}, styles, prerendered = {} } = release;
    const scripts = [preload, offline].flatMap((named) => Object.values(named).flat());
    const images = Object.values(prerendered).flatMap(({ image }) => image?.url ?? []);
    return [entry, module, ...scripts, ...styles, ...images];
  }
  const { entry, imports, preload, fonts, criticalCss } = release;
  const inStyles = [...criticalCss.matchAll(/url\(\s*["']?([^"')]+)/gi)]
    .map(([, url = ""]) => url.trim())
    .filter((url) => !url.startsWith("data:"));
  return [entry, ...Object.values(imports), ...preload, ...fonts, ...inStyles];
}
