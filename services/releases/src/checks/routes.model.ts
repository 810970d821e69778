import type { RemoteRelease } from "@reclaim/contracts-releases/releases";
import {
  type CheckContext,
  type CheckResult,
  formatList,
  releaseTitle,
  remotesAmong,
  resolveHandoversBetween,
} from "./check-context.model.ts";
import { answers, findPathFlaw, hasParameter, normalised, overlap } from "./paths.model.ts";

type Route = RemoteRelease["remote"]["routes"][number];

/** Paths that are none, that collide with another's, or that nobody could open to look at them. */
export function checkRoutes({ candidate, serving }: CheckContext): CheckResult {
  if (candidate.kind === "shell") return { refusals: [], fits: "A shell has no pages." };
  const { routes } = candidate.remote;
  const others = remotesAmong(serving);
  return {
    refusals: routes.flatMap((route, index) => [
      ...flawsOf(route, candidate),
      ...clashesWithin(route, routes.slice(0, index)),
      ...clashesWith(route, candidate, others),
    ]),
    fits: "Its pages answer addresses that nobody else answers.",
  };
}

function flawsOf({ path, module, example }: Route, { preload }: RemoteRelease): string[] {
  const flaws = [];
  const flaw = findPathFlaw(path);
  if (flaw) flaws.push(`"${path}" cannot be the path of a page. ${flaw}`);
  if (example !== undefined && !answers(path, example)) {
    flaws.push(`The example "${example}" is no address of "${path}". Give one that it answers.`);
  }
  if (example === undefined && hasParameter(path)) {
    flaws.push(
      `"${path}" has a parameter: it needs an "example" in remote.json, ` +
        "an address that can be opened to look at the page.",
    );
  }
  if (!Object.hasOwn(preload, module)) {
    flaws.push(`Its "preload" says nothing of ${module}, the page at "${path}". Build it again.`);
  }
  return flaws;
}

const clashesWithin = ({ path }: Route, earlier: Route[]): string[] =>
  earlier.filter((other) => overlap(path, other.path)).map((other) =>
    normalised(path) === normalised(other.path)
      ? `"${path}" stands twice in remote.json. Leave one out.`
      : `"${path}" and its own "${other.path}" answer the same addresses. Rename one of them.`
  );

function clashesWith(route: Route, candidate: RemoteRelease, others: RemoteRelease[]): string[] {
  const { path } = route;
  const same: string[] = [];
  const alike: string[] = [];
  for (const other of others) {
    const [own, { routes }] = resolveHandoversBetween(candidate, other);
    if (!own.routes.includes(route)) continue;
    for (const theirs of routes) {
      if (!overlap(path, theirs.path)) continue;
      if (normalised(path) === normalised(theirs.path)) same.push(releaseTitle(other));
      else alike.push(`"${theirs.path}" of ${releaseTitle(other)}`);
    }
  }
  const clashes = [];
  if (same.length > 0) {
    clashes.push(
      `"${path}" is a page of ${
        formatList(same)
      }. Choose another path, or have it hand the path over first: ` +
        `"handoverTo": "${candidate.name}" there in remote.json.`,
    );
  }
  if (alike.length > 0) {
    clashes.push(
      `"${path}" and ${formatList(alike)} answer the same addresses. ` +
        "Choose a path that fits no address of theirs.",
    );
  }
  return clashes;
}
