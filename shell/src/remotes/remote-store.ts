import type { ComposedRemote, RemoteVersion } from "@reclaim/contracts/composition";
import { PageNotLoaded, type Remote } from "@reclaim/host-api";
import { matchRoutes } from "@reclaim/host-api/router";
import type { Watch } from "../releases/reports.ts";
import type { SteppedBack } from "../releases/stepped-back.ts";

/** What is known of a remote's code now. */
type RemoteState =
  | { status: "idle" | "loading" }
  | { status: "ready"; remote: Remote; version: string }
  | { status: "failed"; error: Error };

/** How the code of one version is fetched; the runtime is a chunk of its own that loads when needed. */
export interface Loaders {
  /** The exposed module by its URL: no runtime, one request. */
  direct(version: RemoteVersion): Promise<unknown>;
  /** The federation container: takes over when the direct way failed. */
  container(name: string, version: RemoteVersion): Promise<unknown>;
}

export interface RemoteStore {
  readonly manifest: ComposedRemote["manifest"];
  /** The version that the page was composed with. Another one runs when it failed. */
  readonly composed: string;
  state(): RemoteState;
  subscribe(listener: () => void): () => void;
  /** Loads the code if that has not begun; with `first`, that page's or slot's code too. */
  load(first?: { path: string } | { slot: string }): Promise<void>;
  /** Begins anew after a failure, with the version that the page was composed with. */
  retry(): void;
  /**
   * A place of this remote threw while `version` was shown. True when another version is there now:
   * the last good one takes over in all places, for as long as the page stands.
   */
  broken(version: string, error: unknown): Promise<boolean>;
}

/** What a store stands on: the network, and who remembers and tells how versions fare. */
export interface Ground {
  loaders: Loaders;
  /** Milliseconds for each way to the code. */
  timeout: number;
  watch: Watch;
  steppedBack: SteppedBack;
}

/**
 * One remote's code, held outside of React so that nothing waits for an effect. A load is tried
 * directly, then through the container, then with the last good version, whose other path is the
 * only cure for a module that the browser remembers as broken. Where the last good version had to
 * take over before in this tab, it is first.
 */
export function remoteStore(
  { manifest, lastGood, ...live }: ComposedRemote,
  { loaders, timeout, watch, steppedBack }: Ground,
): RemoteStore {
  const { name } = manifest;
  const composed = `${name}/${live.version}`;
  let state: RemoteState = { status: "idle" };
  let loading: Promise<void> | null = null;
  let fallingBack: Promise<boolean> | null = null;
  const listeners = new Set<() => void>();
  const become = (next: RemoteState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  /** Shows `version` if it comes that way; else says what failed. */
  async function take(version: RemoteVersion, way: "direct" | "container"): Promise<Error | null> {
    let remote: Remote;
    try {
      const module = way === "direct" ? loaders.direct(version) : loaders.container(name, version);
      remote = asRemote(name, await within(timeout, module));
    } catch (error) {
      watch.notLoaded(version.version);
      return error instanceof Error ? error : new Error(String(error));
    }
    // Without a network the newer version may only not be on this device.
    if (version === lastGood && navigator.onLine) steppedBack.add(composed);
    watch.ran(version.version);
    become({ status: "ready", remote, version: version.version });
    return null;
  }

  async function attempt(lastGoodFirst: boolean): Promise<void> {
    const ways: [RemoteVersion, "direct" | "container"][] = [
      [live, "direct"],
      [live, "container"],
    ];
    if (lastGood) ways[lastGoodFirst ? "unshift" : "push"]([lastGood, "container"]);
    let failure: Error | null = null;
    let hung: RemoteVersion | null = null;
    for (const [version, way] of ways) {
      // What hangs once hangs for ever at the same address: only another version is worth the wait.
      if (version === hung) continue;
      failure = await take(version, way);
      if (!failure) return;
      if (failure instanceof TimedOut) hung = version;
    }
    become({ status: "failed", error: failure ?? new Error(`${name} could not be loaded`) });
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
        loading = attempt(steppedBack.has(composed));
      }
      await loading;
      if (first && state.status === "ready") await preload(state.remote, first);
    },
    retry() {
      become({ status: "loading" });
      loading = attempt(false);
    },
    async broken(version, error) {
      if (error instanceof PageNotLoaded) watch.notLoaded(version);
      else watch.notRendered(version);
      // Another place of this remote may have been faster to fail.
      if (state.status !== "ready" || state.version !== version) return true;
      if (!lastGood || version === lastGood.version) return false;
      fallingBack ??= take(lastGood, "container").then((failure) => !failure)
        .finally(() => fallingBack = null);
      return await fallingBack;
    },
  };
}

/** Fetches the code of a page or of a slot's contributions, as far as the remote splits them off. */
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

function within<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value> {
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
