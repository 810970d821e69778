import { resolveHandovers } from "@reclaim/contracts-releases/handover";
import type {
  Inspection,
  InspectionResult,
  ReleaseCheck,
} from "@reclaim/contracts-releases/release-desk";
import { type Release, type RemoteRelease, SHELL } from "@reclaim/contracts-releases/releases";

type Page = Inspection["pages"][number];

/** An address of each route that has one. */
const pagesOf = ({ name, remote }: RemoteRelease, others: RemoteRelease[]): Page[] =>
  resolveHandovers(remote, others.map(({ remote }) => remote)).routes.flatMap(
    ({ path, module, example }) => {
      const address = example ?? (path.includes(":") ? undefined : path);
      return address ? [{ path: address, remote: name, module }] : [];
    },
  );

const isRemote = (release: Release): release is RemoteRelease => release.kind === "remote";

/**
 * What to open to see a candidate: all pages of a remote, and for each slot it fills a page of the
 * remote that offers it; for the shell every page of every live remote.
 */
export function pagesToOpen(candidate: Release, live: Release[]): Page[] {
  const remotes = live.filter(isRemote);
  if (!isRemote(candidate)) return remotes.flatMap((remote) => pagesOf(remote, remotes));
  const others = remotes.filter(({ name }) => name !== candidate.name);
  const beside = [candidate, ...others];
  const hosts = candidate.remote.slots.flatMap(({ name: slot, module }) => {
    const host = beside.find(({ apiSurface }) => Object.hasOwn(apiSurface.rendersSlots, slot));
    const page = host && pagesOf(host, beside)[0];
    return page ? [{ ...page, module }] : [];
  });
  return [...pagesOf(candidate, others), ...hosts];
}

/** What a browser saw, as a check. */
export function browserCheck(candidate: Release, { pages }: InspectionResult): ReleaseCheck {
  const check = "browser";
  if (pages.length === 0) {
    return { check, ok: true, message: "It has no page that a browser could open." };
  }
  const faults = pages.flatMap(({ path, rendered, complaints }) => [
    ...(rendered ? [] : [`${path} did not render`]),
    ...complaints.map((text) => `${path}: ${text}`),
  ]);
  if (faults.length === 0) {
    const count = pages.length === 1 ? "1 page renders" : `${pages.length} pages render`;
    return { check, ok: true, message: `${count} beside what is live, without a complaint.` };
  }
  const of = candidate.name === SHELL ? "with this shell" : "with this version";
  const message = `In a browser, ${of}: ${faults.slice(0, 5).join("; ")}.`;
  // A browser says what code gives it to say; a database takes no NUL and no half characters.
  return { check, ok: false, message: message.replaceAll("\0", "").toWellFormed() };
}

/** The scripts that each page module was seen to need, of those that the release has. */
export function observedPreload(
  candidate: Release,
  { pages }: InspectionResult,
): Record<string, string[]> | null {
  if (!isRemote(candidate)) return null;
  const seen: Record<string, string[]> = {};
  for (const { module, scripts } of pages) {
    if (!(module in candidate.preload)) continue;
    const known = scripts.filter((url) => url in candidate.integrity);
    if (known.includes(candidate.module)) seen[module] = [...new Set(known)];
  }
  return seen;
}
