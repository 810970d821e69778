import { lazyPage, useHost } from "@reclaim/host-api";
import { BrowserRouter, useLocation } from "@reclaim/host-api/router";
import { type ComponentProps, useEffect, useState } from "react";
import { Frame } from "./frame/frame.tsx";
import { GET_HELP, GetHelpCorner } from "./frame/get-help.tsx";
import { NotFound } from "./frame/not-found.tsx";
import { OfflinePage } from "./offline/offline.page.tsx";
import { useComeBack } from "./offline/use-come-back.ts";
import type OverrideBarType from "./releases/override-bar.tsx";
import { useMoveOn } from "./releases/use-move-on.ts";
import { RemotePage, Waiting } from "./remotes/remote-place.tsx";
import { HostProvider, type Page } from "./session/host-provider.tsx";

/** The few who see it fetch it; should it not come, they are still told. */
const OverrideBar = lazyPage<ComponentProps<typeof OverrideBarType>>(() =>
  import("./releases/override-bar.tsx").catch(() => ({
    default: ({ overrides }) => (
      <p role="status">Not live: {overrides.map(({ name }) => name).join(", ")}</p>
    ),
  }))
);

/** The whole page on a host. `onShown` hears of the first render. */
export function App({ page, onShown }: { page: Page; onShown?: () => void }) {
  const { overrides, reload } = page;
  useEffect(() => onShown?.(), [onShown]);
  return (
    <BrowserRouter>
      <HostProvider page={page}>
        {overrides.length > 0 && <OverrideBar overrides={overrides} reload={reload} />}
        <Gate page={page} />
      </HostProvider>
    </BrowserRouter>
  );
}

/**
 * The onboarded flag alone decides whether paths are routed; it is for show, since the server
 * authorises every call by itself (D3). Public pages need no flag.
 */
function Gate({ page }: { page: Page }) {
  const { remotes, offline } = page;
  const { pathname } = useLocation();
  const { session, Slot } = useHost();
  const found = remotes.at(pathname);
  const away = offline && session.unreachable;
  const needsNetwork = away && !found?.worksOffline;
  const turn = useTurn();
  const leaves = useMoveOn(pathname, page);
  useComeBack();

  useEffect(() => {
    scrollTo(0, 0);
  }, [pathname]);

  const store = session.onboarded || found?.isPublic
    ? found?.store
    : remotes.filling("onboarding")[0];
  useEffect(() => {
    page.shown.push({ at: performance.now(), store });
  }, [page, store]);

  if (!session.onboarded) {
    return (
      <>
        {pathname !== GET_HELP.to && <GetHelpCorner />}
        {leaves
          ? <Waiting />
          : needsNetwork || (away && !found?.isPublic)
          ? <OfflinePage />
          : found?.isPublic
          ? <RemotePage store={found.store} />
          : <Slot name="onboarding" />}
      </>
    );
  }
  return (
    <Frame key={turn} navigation={remotes.navigation} shown={found?.store} offline={away}>
      {leaves
        ? <Waiting />
        : needsNetwork
        ? <OfflinePage />
        : found
        ? <RemotePage key={found.store.manifest.name} store={found.store} />
        : <NotFound />}
    </Frame>
  );
}

/**
 * Counts the members of this page: what one had on it, and typed, is not on it for the next. A lost
 * session changes nothing, since he may come back.
 */
function useTurn(): number {
  const id = useHost().session.user?.id;
  const [last, setLast] = useState({ id, turn: 0 });
  if (id && id !== last.id) setLast({ id, turn: last.id ? last.turn + 1 : 0 });
  return last.turn;
}
