import type { RemoteRelease } from "@reclaim/contracts-releases/releases";
import type { CheckContext, CheckResult } from "./check-context.model.ts";

/** The most that may be sent, in gzipped bytes. */
const LIMITS = {
  /** What one page or slot of a remote needs at first, beyond the shell. */
  page: 60_000,
  /** What the shell needs at first: every visit pays for it. */
  shell: 150_000,
  /** All files of a release. */
  all: 2_000_000,
};

/** What visitors must fetch. */
export function checkBudget({ candidate, sizes }: CheckContext): CheckResult {
  // Compressed copies are the same file in another form.
  const files = Object.keys(candidate.integrity).filter((url) => !/\.(br|gz)$/.test(url));
  const unknown = files.filter((url) => sizes[url] === undefined);
  if (unknown.length > 0) {
    return { refusals: [`Nobody weighed ${unknown[0]}. Publish it again.`], fits: "" };
  }
  const weight = (urls: Iterable<string>) =>
    [...new Set(urls)].reduce((sum, url) => sum + (sizes[url] ?? 0), 0);
  const firsts = candidate.kind === "shell"
    ? [
      tooMuch(
        "What it needs first weighs",
        weight([candidate.entry, ...candidate.preload]),
        "shell",
      ),
    ]
    : modulesOf(candidate).map((module) =>
      tooMuch(`What ${module} needs first weighs`, weight(firstOf(candidate, module)), "page")
    );
  return {
    refusals: [...firsts, tooMuch("All of its files weigh", weight(files), "all")]
      .filter((refusal) => refusal !== null),
    fits: `It weighs ${kilobytes(weight(files))} in all, and nothing is too heavy.`,
  };
}

const modulesOf = ({ remote }: RemoteRelease): string[] => [
  ...new Set([...remote.routes, ...remote.slots].map(({ module }) => module)),
];

/** What a page waits for: the remote itself, what the page is made of, and its styles. */
const firstOf = (release: RemoteRelease, module: string): string[] => [
  release.module,
  ...(Object.hasOwn(release.preload, module) ? release.preload[module] ?? [] : []),
  ...release.styles,
];

const ADVICE: Record<keyof typeof LIMITS, string> = {
  page: "Load later what it does not show at first, by lazyPage or import().",
  shell: "Load later what not every page needs, by import().",
  all: "Leave out what no page needs, and make pictures smaller.",
};

function tooMuch(what: string, bytes: number, limit: keyof typeof LIMITS): string | null {
  const most = LIMITS[limit];
  if (bytes <= most) return null;
  return `${what} ${kilobytes(bytes)} gzipped, ${kilobytes(bytes - most)} more than the ` +
    `${kilobytes(most)} that are allowed. ${ADVICE[limit]}`;
}

/** Rounded up, so that what is over a limit reads as over it. */
const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 100) / 10} kB`;
