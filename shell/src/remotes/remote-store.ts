import type { ComposedRemote, RemoteVersion } from "@reclaim/contracts-gateway/bootstrap";
import { PageLoadError, type Remote } from "@reclaim/host-api";
import { matchRoutes } from "@reclaim/host-api/router";
import type { VersionReporter } from "../releases/release-reports.ts";
import type { FailedVersions } from "../releases/failed-versions.ts";

/** Load state of a remote's code. */
type RemoteState =
  | { status: "idle" | "loading" }
  | { status: "ready"; remote: Remote; version: string }
  | { status: "failed"; error: Error };

/** The two ways to fetch the code of a version. */
export interface Loaders {
  /** Imports the exposed module by its URL: one request, without the federation runtime. */
  direct(version: RemoteVersion): Promise<unknown>;
  /** Loads the federation container, after a direct import has failed. */
  container(name: string, version: RemoteVersion): Promise<unknown>;
}

export interface RemoteStore {
  readonly manifest: ComposedRemote["manifest"];
  /** Version of the page's composition. After automatic rollback the last good one runs instead. */
  readonly composed: string;
  state(): RemoteState;
  subscribe(listener: () => void): () => void;
  /** Loads the code once; with `first`, the chunk of that page or slot too. */
  load(first?: { path: string } | { slot: string }): Promise<void>;
  /** Loads anew after a failure, beginning with the composed version; resolves when it is ready or failed. */
  retry(): Promise<void>;
  /**
   * Reports that a page or slot threw while `version` was rendered, and rolls back automatically to
   * the last good version in all places of this page. True when another version is rendered now.
   */
  handleRenderError(version: string, error: unknown): Promise<boolean>;
}

/** Dependencies of a remote store. */
export interface RemoteStoreDeps {
  loaders: Loaders;
  /** For each attempt. */
  timeoutMs: number;
  reporter: VersionReporter;
  failedVersions: FailedVersions;
}

/**
 * Creates the store of one remote's code, outside of React so that loading waits for no effect. A load
 * tries the direct import, then the container, then the last good version: its other URL is the only
 * way past a module that the browser has cached as broken. A version that failed before in this tab
 * comes after its last good one.
 */
export function createRemoteStore(
  { manifest, lastGood, ...live }: ComposedRemote,
  { loaders, timeoutMs, reporter, failedVersions }: RemoteStoreDeps,
): RemoteStore {
  const { name } = manifest;
  const composed = `${name}/${live.version}`;
  let state: RemoteState = { status: "idle" };
  let loading: Promise<void> | null = null;
  let rollingBack: Promise<boolean> | null = null;
  const listeners = new Set<() => void>();
  const setState = (next: RemoteState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  /** Loads `version` one way; null when it is ready, else the error. */
  async function tryVersion(
    version: RemoteVersion,
    way: "direct" | "container",
  ): Promise<Error | null> {
    let remote: Remote;
    try {
      const module = way === "direct" ? loaders.direct(version) : loaders.container(name, version);
      remote = asRemote(name, await withTimeout(timeoutMs, module));
    } catch (error) {
      reporter.loadFailed(version.version);
      return error instanceof Error ? error : new Error(String(error));
    }
    // Offline, the newer version may only be missing on this device.
    if (version === lastGood && navigator.onLine) failedVersions.add(composed);
    reporter.loaded(version.version);
    setState({ status: "ready", remote, version: version.version });
    return null;
  }

  async function loadFirstWorking(lastGoodFirst: boolean): Promise<void> {
    const ways: [RemoteVersion, "direct" | "container"][] = [
      [live, "direct"],
      [live, "container"],
    ];
    if (lastGood) ways[lastGoodFirst ? "unshift" : "push"]([lastGood, "container"]);
    let failure: Error | null = null;
    let timedOut: RemoteVersion | null = null;
    for (const [version, way] of ways) {
      // A second attempt would time out at the same URL: only another version is worth the wait.
      if (version === timedOut) continue;
      failure = await tryVersion(version, way);
      if (!failure) return;
      if (failure instanceof TimedOut) timedOut = version;
    }
    setState({ status: "failed", error: failure ?? new Error(`${name} could not be loaded`) });
  }

  return {
    manifest,
    composed: live.version,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async load(first) {
      if (!loading) {
        state = { status: "loading" };
        loading = loadFirstWorking(failedVersions.has(composed));
      }
      await loading;
      if (first && state.status === "ready") await preload(state.remote, first);
    },
    retry() {
      setState({ status: "loading" });
      return loading = loadFirstWorking(false);
    },
    async handleRenderError(version, error) {
      if (error instanceof PageLoadError) reporter.loadFailed(version);
      else reporter.renderFailed(version);
      // Another place of this remote may have failed first.
      if (state.status !== "ready" || state.version !== version) return true;
      if (!lastGood || version === lastGood.version) return false;
      rollingBack ??= tryVersion(lastGood, "container").then((failure) => !failure)
        .finally(() => rollingBack = null);
      return await rollingBack;
    },
  };
}

/** Loads the chunks of a page or of a slot's contributions. */
async function preload(remote: Remote, first: { path: string } | { slot: string }): Promise<void> {
  const components = "path" in first
    ? [matchRoutes(remote.routes, first.path)?.at(-1)?.route.Component]
    : remote.slots?.filter(({ name }) => name === first.slot).map(({ Component }) => Component);
  await Promise.all(
    (components ?? []).map((component) =>
      (component as { preload?(): Promise<void> })?.preload?.()
    ),
  );
}

class TimedOut extends Error {}

function withTimeout<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimedOut("no answer in time")), milliseconds);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}

function asRemote(name: string, module: unknown): Remote {
  const remote = (module as { default?: Remote } | null)?.default;
  if (!remote || !Array.isArray(remote.routes)) throw new Error(`${name} exports no remote`);
  return remote;
}
