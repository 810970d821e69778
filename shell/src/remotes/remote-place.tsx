import type { Remote, SlotContribution } from "@reclaim/host-api";
import { useLocation, useRoutes } from "@reclaim/host-api/router";
import { Button, ErrorState, Page, Skeleton } from "@reclaim/design-system";
import {
  Component,
  createElement,
  type ReactNode,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import type { RemoteStore } from "./remote-store.ts";

interface BoundaryProps {
  children: ReactNode;
  /** A failure is the affair of one page: at another path the children are tried again. */
  path?: string;
  /** True when something else comes in this place. */
  onError: (error: unknown) => Promise<boolean>;
  waiting: ReactNode;
  failed: (again: () => void) => ReactNode;
}
interface BoundaryState {
  place: "sound" | "waiting" | "failed";
}

/** A failure of a remote's code stays in the remote's place. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { place: "sound" };
  static getDerivedStateFromError(): BoundaryState {
    return { place: "waiting" };
  }
  override componentDidCatch(error: unknown) {
    void this.failed(error);
  }
  override componentDidUpdate({ path }: BoundaryProps) {
    if (path !== this.props.path && this.state.place === "failed") this.again();
  }
  async failed(error: unknown) {
    const replaced = await this.props.onError(error);
    if (!replaced) this.setState({ place: "failed" });
  }
  again = () => this.setState({ place: "sound" });
  override render() {
    const { children, waiting, failed } = this.props;
    const { place } = this.state;
    if (place === "failed") return failed(this.again);
    return place === "waiting" ? waiting : children;
  }
}

function useRemote(store: RemoteStore) {
  const state = useSyncExternalStore(store.subscribe, store.state);
  useEffect(() => {
    if (state.status === "idle") void store.load();
  }, [store, state.status]);
  return state;
}

/** The page of a path, from the remote that answers it. */
export function RemotePage({ store }: { store: RemoteStore }) {
  const state = useRemote(store);
  const { pathname } = useLocation();
  const focus = useMemo(() => keepFocus(pathname), [pathname]);
  if (state.status === "failed") return <Failed onRetry={store.retry} />;
  if (state.status !== "ready") return <Waiting />;
  return (
    <Boundary
      key={state.version}
      onError={(error) => store.broken(state.version, error)}
      path={pathname}
      waiting={<Waiting />}
      failed={(again) => <Failed onRetry={again} />}
    >
      <div data-remote={store.manifest.name} data-version={state.version} ref={focus}>
        <Routes remote={state.remote} onRetry={store.retry} />
      </div>
    </Boundary>
  );
}

/** When the place gives way on the same page, its reader goes on here and not at the page's top. */
const keepFocus = (path: string) => (place: HTMLElement | null) => () => {
  if (location.pathname !== path || !place?.contains(document.activeElement)) return;
  document.getElementById("content")?.focus({ preventScroll: true });
};

/** A page that is newer than the last good version is not in that one. */
function Routes({ remote, onRetry }: { remote: Remote; onRetry: () => void }) {
  return useRoutes(remote.routes) ?? <Failed onRetry={onRetry} />;
}

/** What one remote contributes to a slot. A failure is as small as the slot. */
export function RemoteSlot(
  { store, name, slotProps }: { store: RemoteStore; name: string; slotProps: object },
) {
  const state = useRemote(store);
  if (state.status === "failed") return <SmallFailure onRetry={store.retry} />;
  if (state.status !== "ready") return null;
  const contributions: SlotContribution[] = state.remote.slots ?? [];
  return (
    <Boundary
      key={state.version}
      onError={(error) => store.broken(state.version, error)}
      waiting={null}
      failed={(again) => <SmallFailure onRetry={again} />}
    >
      {contributions.filter((one) => one.name === name).map((one, index) =>
        createElement(one.Component as never, { key: index, ...slotProps })
      )}
    </Boundary>
  );
}

/** Nothing for a moment, since most pages come at once; then the outline of a page. */
export function Waiting() {
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

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <Page data-testid="remote-failed">
      <ErrorState title="This part of Reclaim did not load." onRetry={onRetry}>
        <p>The rest works as usual. Check your connection, then try again.</p>
      </ErrorState>
    </Page>
  );
}

function SmallFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" data-testid="slot-failed">
      <span>Something here did not load.</span>
      <Button data-variant="plain" onClick={onRetry}>Try again</Button>
    </div>
  );
}
