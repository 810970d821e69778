import { lateComponent, useHost } from "@reclaim/host-api";
import { BrowserRouter, useLocation } from "@reclaim/host-api/router";
import { useEffect, useRef, useState } from "react";
import { Frame } from "./frame/frame.tsx";
import { GET_HELP, GetHelpCorner } from "./frame/get-help.tsx";
import { NotFound } from "./frame/not-found.tsx";
import { OfflinePage } from "./offline/offline.page.tsx";
import { useReconnect } from "./offline/use-reconnect.ts";
import { useReloadWhenStale } from "./releases/use-reload-when-stale.ts";
import { PageSkeleton, RemotePage } from "./remotes/remote-outlet.tsx";
import { HostProvider, type ShellState } from "./session/host-provider.tsx";

const OverrideText = ({ overrides }: Pick<ShellState, "overrides">) => (
  <p role="status">
    Not live: {overrides.map(({ name }) => name).join(", ")}
  </p>
);
/** Only testers load it; until it has come, plain words say what is not live. */
const OverrideBar = lateComponent(
  () => import("./releases/override-bar.tsx"),
  { Waiting: OverrideText, Failed: OverrideText },
);

/** The whole page in a browser. `onShown` is called after the first render. */
export function App({ page, onShown }: { page: ShellState; onShown?: () => void }) {
  useEffect(() => onShown?.(), [onShown]);
  return (
    <BrowserRouter>
      <AppContent page={page} />
    </BrowserRouter>
  );
}

/** The whole page in whatever router stands around it; renders also where no DOM exists. */
export function AppContent({ page }: { page: ShellState }) {
  const { overrides, reload } = page;
  return (
    <HostProvider page={page}>
      {overrides.length > 0 && <OverrideBar overrides={overrides} reload={reload} />}
      <OnboardingGate page={page} />
    </HostProvider>
  );
}

/**
 * The onboarded flag alone decides whether paths are routed; it is for show, since the server
 * authorises every call by itself (D3). Public pages need no flag.
 */
function OnboardingGate({ page }: { page: ShellState }) {
  const { remotes, isOffline } = page;
  const { pathname } = useLocation();
  const { session, Slot } = useHost();
  const found = remotes.matchPath(pathname);
  const away = isOffline && session.isUnreachable;
  const needsNetwork = away && !found?.route.offline;
  const turn = useMemberKey();
  const leaves = useReloadWhenStale(pathname, page);
  useReconnect();

  const lastPath = useRef(pathname);
  useEffect(() => {
    // The first page may have been read before, and scrolled: as prerendered, or before a reload.
    if (lastPath.current !== pathname) scrollTo(0, 0);
    lastPath.current = pathname;
  }, [pathname]);

  const store = session.onboarded || found?.route.public
    ? found?.store
    : remotes.findBySlot("onboarding")[0];
  useEffect(() => {
    page.pageViews.push({ atMs: performance.now(), store });
  }, [page, store]);

  if (!session.onboarded) {
    return (
      <>
        {pathname !== GET_HELP.to && <GetHelpCorner />}
        {leaves
          ? <PageSkeleton />
          : needsNetwork || (away && !found?.route.public)
          ? <OfflinePage />
          : found?.route.public
          ? <RemotePage store={found.store} />
          : <Slot name="onboarding" />}
      </>
    );
  }
  return (
    <Frame
      key={turn}
      navigation={remotes.navigation}
      shown={found?.store}
      offline={away}
      fullScreen={found?.route.fullScreen === true}
    >
      {leaves ? <PageSkeleton /> : needsNetwork ? <OfflinePage /> : found
        ? (
          <RemotePage
            key={found.store.manifest.name}
            store={found.store}
            openedOffline={page.isOffline}
          />
        )
        : <NotFound />}
    </Frame>
  );
}

/**
 * Counts the members of this page: the key remounts the frame, so that nothing of one member is
 * left for the next. A lost session changes nothing, since the same member may sign in again.
 */
function useMemberKey(): number {
  const id = useHost().session.user?.id;
  const [last, setLast] = useState({ id, turn: 0 });
  if (id && id !== last.id) setLast({ id, turn: last.id ? last.turn + 1 : 0 });
  return last.turn;
}
