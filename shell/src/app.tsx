import { useHost } from "@reclaim/host-api";
import { BrowserRouter, useLocation } from "@reclaim/host-api/router";
import { useEffect, useState } from "react";
import { Frame } from "./frame/frame.tsx";
import { GET_HELP, GetHelpCorner } from "./frame/get-help.tsx";
import { NotFound } from "./frame/not-found.tsx";
import { OfflinePage } from "./offline/offline.page.tsx";
import { useComeBack } from "./offline/use-come-back.ts";
import { RemotePage } from "./remotes/remote-place.tsx";
import { HostProvider, type Page } from "./session/host-provider.tsx";

/** The whole page on a host. */
export function App({ page }: { page: Page }) {
  return (
    <BrowserRouter>
      <HostProvider page={page}>
        <Gate page={page} />
      </HostProvider>
    </BrowserRouter>
  );
}

/**
 * The onboarded flag alone decides whether paths are routed; it is for show, since the server
 * authorises every call by itself (D3). Public pages need no flag.
 */
function Gate({ page: { remotes, offline } }: { page: Page }) {
  const { pathname } = useLocation();
  const { session, Slot } = useHost();
  const found = remotes.at(pathname);
  const away = offline && session.unreachable;
  const needsNetwork = away && !found?.worksOffline;
  const turn = useTurn();
  useComeBack();

  useEffect(() => {
    scrollTo(0, 0);
  }, [pathname]);

  if (!session.onboarded) {
    return (
      <>
        {pathname !== GET_HELP.to && <GetHelpCorner />}
        {needsNetwork || (away && !found?.isPublic)
          ? <OfflinePage />
          : found?.isPublic
          ? <RemotePage store={found.store} />
          : <Slot name="onboarding" />}
      </>
    );
  }
  return (
    <Frame key={turn} navigation={remotes.navigation} shown={found?.store} offline={away}>
      {needsNetwork
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
