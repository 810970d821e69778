import type { Composition, PageOverride } from "@reclaim/contracts-gateway/bootstrap";
import type { Member } from "@reclaim/contracts-members/members";
import type { ReleaseReport } from "@reclaim/contracts-releases/release-reports";
import type { RemoteManifest } from "@reclaim/contracts-releases/releases";
import type { Remote } from "@reclaim/host-api";
import { sampleMember } from "@reclaim/host-api/testing";
import { act, render, screen, within } from "@testing-library/react";
import { globSync } from "node:fs";
import { dirname } from "node:path";
import { readManifest } from "../host-api/build/manifest.ts";
import { App } from "./app.tsx";
import type { Reports } from "./releases/release-reports.ts";
import type { Loaders } from "./remotes/remote-store.ts";
import { createRemotes } from "./remotes/remotes.ts";
import { createShellState, type ShellState } from "./session/host-provider.tsx";

/** Manifests of the product's remotes. */
const manifests = (await Promise.all(
  globSync("mfe-*/remote.json").map((file) => readManifest(dirname(file))),
)).sort((one, other) => other.name.localeCompare(one.name));

/** A stand-in for a remote's code: pages that say which path they answer, slots that say their name. */
const standIn = ({ name, routes, slots }: RemoteManifest): Remote => ({
  name,
  routes: routes.map(({ path }) => ({ path, Component: () => <h1>{`Page ${path}`}</h1> })),
  slots: slots.map(({ name }) => ({ name, Component: () => <div>{`Slot ${name}`}</div> }) as never),
});
const standsAt = (name: string, version: string) => ({
  version,
  entry: `/remotes/${name}/${version}/remoteEntry.js`,
  module: name,
});

/**
 * The whole page at a path, on remotes that are stand-ins unless they are given. Those of `lastGood`
 * have a version to fall back to. `told` is what the page reports of their versions, "2" being the
 * live one and "1" the last good one.
 */
export async function renderApp(
  path: string,
  { member = sampleMember(), offline, remotes: given = {}, lastGood = {}, overrides, reload }: {
    member?: Member | null;
    /** The page was stored on the device. */
    offline?: string[];
    remotes?: Record<string, Remote | (() => Promise<Remote>)>;
    lastGood?: Record<string, Remote>;
    overrides?: PageOverride[];
    reload?: () => void;
  } = {},
): Promise<ShellState & { told: ReleaseReport[] }> {
  const composition: Composition = {
    id: "one",
    shell: "2",
    remotes: manifests.map((manifest) => ({
      manifest,
      ...standsAt(manifest.name, "2"),
      lastGood: manifest.name in lastGood ? standsAt(manifest.name, "1") : null,
    })),
  };
  const loaders: Loaders = {
    async direct({ module }) {
      const own = given[module];
      const manifest = manifests.find(({ name }) => name === module);
      const remote = typeof own === "function" ? await own() : own;
      return { default: remote ?? (manifest && standIn(manifest)) };
    },
    container: (name, { version }) =>
      version === "1"
        ? Promise.resolve({ default: lastGood[name] })
        : Promise.reject(new TypeError("Failed to fetch")),
  };
  const told: ReleaseReport[] = [];
  const tell = (name: string, kind: ReleaseReport["kind"]) => (version: string) =>
    void told.push({ name, version, kind });
  const reports: Reports = {
    add: (report) => void told.push(report),
    forRemote: (name) => ({
      loaded: tell(name, "load"),
      loadFailed: tell(name, "load_error"),
      renderFailed: tell(name, "render_error"),
    }),
  };
  history.replaceState(null, "", path);
  const remotes = createRemotes(composition, { loaders, reports });
  const page = createShellState(remotes, {
    member,
    ...(offline && { offline }),
    ...(overrides && { overrides }),
  });
  if (reload) page.reload = reload;
  render(<App page={page} />);
  // The stand-ins' code has come when this is over.
  await act(async () => {});
  return { ...page, told };
}

export const getPageHeading = () => screen.queryByRole("heading", { level: 1 })?.textContent;
export const bottom = () => within(screen.getByRole("navigation", { name: "Main" }));
export const header = () => within(screen.getByRole("banner"));
