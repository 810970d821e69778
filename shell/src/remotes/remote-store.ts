import type { ComposedRemote, RemoteVersion } from "@reclaim/contracts/composition";
import type { Remote } from "@reclaim/host-api";
import { matchRoutes } from "@reclaim/host-api/router";

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
  state(): RemoteState;
  subscribe(listener: () => void): () => void;
  /** Loads the code if that has not begun; with `first`, that page's or slot's code too. */
  load(first?: { path: string } | { slot: string }): Promise<void>;
  /** Begins anew after a failure. */
  retry(): void;
}

/**
 * One remote's code, held outside of React so that nothing waits for an effect. A load is tried
 * directly, then through the container, then with the last good version, whose other path is the
 * only cure for a module that the browser remembers as broken.
 */
export function remoteStore(
  { manifest, lastGood, ...live }: ComposedRemote,
  { loaders, timeout }: { loaders: Loaders; timeout: number },
): RemoteStore {
  const { name } = manifest;
  let state: RemoteState = { status: "idle" };
  let loading: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  const become = (next: RemoteState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  async function attempt(): Promise<void> {
    const ways: [RemoteVersion, () => Promise<unknown>][] = [
      [live, () => loaders.direct(live)],
      [live, () => loaders.container(name, live)],
    ];
    if (lastGood) ways.push([lastGood, () => loaders.container(name, lastGood)]);
    let failure = new Error(`${name} could not be loaded`);
    for (const [version, way] of ways) {
      // What hangs once hangs for ever at the same address: only another version is worth the wait.
      if (failure instanceof TimedOut && version === live) continue;
      try {
        const remote = asRemote(name, await within(timeout, way()));
        return become({ status: "ready", remote, version: version.version });
      } catch (error) {
        failure = error instanceof Error ? error : new Error(String(error));
      }
    }
    become({ status: "failed", error: failure });
  }

  const store: RemoteStore = {
    manifest,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async load(first) {
      if (!loading) {
        state = { status: "loading" };
        loading = attempt();
      }
      await loading;
      if (first && state.status === "ready") await preload(state.remote, first);
    },
    retry() {
      loading = null;
      become({ status: "idle" });
      void store.load();
    },
  };
  return store;
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
