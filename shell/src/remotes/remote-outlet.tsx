import {
  PageLoadError,
  PartFailure,
  type Remote,
  RenderErrorContext,
  type SlotContribution,
  useHost,
} from "@reclaim/host-api";
import { useLocation, useRoutes } from "@reclaim/host-api/router";
import { ErrorState, Page, Skeleton } from "@reclaim/design-system";
import {
  Component,
  createElement,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import type { RemoteStore } from "./remote-store.ts";

interface BoundaryProps {
  children: ReactNode;
  /** A change of the path resets the boundary. */
  path?: string;
  /** Resolves to true when the parent renders something else instead. */
  onError: (error: unknown) => Promise<boolean>;
  waiting: ReactNode;
  failed: (again: () => void, error: unknown) => ReactNode;
}
interface BoundaryState {
  status: "ok" | "recovering" | "failed";
  error?: unknown;
}

/** Error boundary around a remote's page or slot. */
class RemoteErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { status: "ok" };
  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { status: "recovering", error };
  }
  override componentDidCatch(error: unknown) {
    void this.failed(error);
  }
  override componentDidUpdate({ path }: BoundaryProps) {
    if (path !== this.props.path && this.state.status === "failed") this.again();
  }
  async failed(error: unknown) {
    const replaced = await this.props.onError(error);
    if (!replaced) this.setState({ status: "failed" });
  }
  again = () => this.setState({ status: "ok" });
  override render() {
    const { children, onError, waiting, failed } = this.props;
    const { status, error } = this.state;
    if (status === "failed") return failed(this.again, error);
    if (status === "recovering") return waiting;
    return <RenderErrorContext value={onError}>{children}</RenderErrorContext>;
  }
}

function useRemote(store: RemoteStore) {
  const state = useSyncExternalStore(store.subscribe, store.state, store.state);
  useEffect(() => {
    if (state.status === "idle") void store.load();
  }, [store, state.status]);
  return state;
}

/**
 * How a failed place is tried again: code that did not load by a new page, once a second try has
 * failed, since browsers keep a failed import; a render that threw by another render.
 */
function useRetry(store: RemoteStore) {
  const { reload } = useHost();
  return {
    async retryLoad() {
      await store.retry();
      if (store.state().status === "failed") await reload();
    },
    retryRender: (again: () => void, error: unknown) =>
      error instanceof PageLoadError ? () => void reload() : again,
  };
}

/**
 * The page of a path, from the remote that answers it. A page that was opened offline may have failed
 * imports, so it is left for a new one as soon as one of them is needed.
 */
export function RemotePage(
  { store, openedOffline = false }: { store: RemoteStore; openedOffline?: boolean },
) {
  const state = useRemote(store);
  const { retryLoad, retryRender } = useRetry(store);
  const { pathname } = useLocation();
  const focus = useMemo(() => keepFocus(pathname), [pathname]);
  if (state.status === "failed") return <PageFailure onRetry={retryLoad} atOnce={openedOffline} />;
  if (state.status !== "ready") return <PageSkeleton />;
  return (
    <RemoteErrorBoundary
      key={state.version}
      onError={(error) => store.handleRenderError(state.version, error)}
      path={pathname}
      waiting={<PageSkeleton />}
      failed={(again, error) => (
        <PageFailure
          onRetry={retryRender(again, error)}
          atOnce={openedOffline && error instanceof PageLoadError}
        />
      )}
    >
      <div data-remote={store.manifest.name} data-version={state.version} ref={focus}>
        <Routes remote={state.remote} onRetry={retryLoad} />
      </div>
    </RemoteErrorBoundary>
  );
}

/** Keeps the focus in the content area when the outlet's children are replaced on the same page. */
const keepFocus = (path: string) => (place: HTMLElement | null) => () => {
  if (location.pathname !== path || !place?.contains(document.activeElement)) return;
  document.getElementById("content")?.focus({ preventScroll: true });
};

/** The last good version may lack a page that a newer version added. */
function Routes({ remote, onRetry }: { remote: Remote; onRetry: () => void }) {
  return useRoutes(remote.routes) ?? <PageFailure onRetry={onRetry} />;
}

/** One remote's contributions to a slot, with an error boundary of their own. */
export function RemoteSlot(
  { store, name, slotProps }: { store: RemoteStore; name: string; slotProps: object },
) {
  const state = useRemote(store);
  const { retryLoad, retryRender } = useRetry(store);
  if (state.status === "failed") return <PartFailure retry={retryLoad} />;
  if (state.status !== "ready") return null;
  const contributions: SlotContribution[] = state.remote.slots ?? [];
  return (
    <RemoteErrorBoundary
      key={state.version}
      onError={(error) => store.handleRenderError(state.version, error)}
      waiting={null}
      failed={(again, error) => <PartFailure retry={retryRender(again, error)} />}
    >
      {contributions.filter((one) => one.name === name).map((one, index) =>
        createElement(one.Component as never, { key: index, ...slotProps })
      )}
    </RemoteErrorBoundary>
  );
}

/** Skeleton of a page, after 200 ms, since most pages are faster. */
export function PageSkeleton() {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), 200);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Page aria-busy="true" data-testid="remote-loading">
      {long && (
        <>
          <Skeleton $height="2.5rem" />
          <Skeleton $height="14rem" />
        </>
      )}
    </Page>
  );
}

/** It is tried again by itself when the browser is back online, and once `atOnce`. */
function PageFailure(
  { onRetry, atOnce = false }: { onRetry: () => unknown; atOnce?: boolean },
) {
  const retry = useEffectEvent(() => void onRetry());
  useEffect(() => {
    if (atOnce) retry();
  }, [atOnce]);
  useEffect(() => {
    const retryOnline = () => retry();
    addEventListener("online", retryOnline);
    return () => removeEventListener("online", retryOnline);
  }, []);
  return (
    <Page data-testid="remote-failed">
      <ErrorState title="This part of Reclaim did not load." onRetry={() => void onRetry()}>
        <p>The rest works as usual. Check your connection, then try again.</p>
      </ErrorState>
    </Page>
  );
}
