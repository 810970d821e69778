import { createEvents, createHttp, type Host, HostContext } from "@reclaim/host-api";
import type { Bootstrap, PageOverride } from "@reclaim/contracts-gateway/bootstrap";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { clear } from "idb-keyval";
import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from "react";
import { RemoteSlot } from "../remotes/remote-outlet.tsx";
import type { RemoteStore } from "../remotes/remote-store.ts";
import { reloadIfReachable } from "../remotes/reload.ts";
import type { Remotes } from "../remotes/remotes.ts";
import { createNoticeStore, Notices } from "./notices.tsx";
import { type ConnectionStatus, createConnectionStatus } from "./connection-status.ts";
import { syncSessionAcrossTabs } from "./sync-tabs.ts";
import { createSessionStore, type SessionStore } from "./session-store.ts";

/** State that outlives renders: server state, session, notices, events, the HTTP client. */
export interface ShellState {
  remotes: Remotes;
  queries: QueryClient;
  session: SessionStore;
  notices: ReturnType<typeof createNoticeStore>;
  host: Omit<Host, "session" | "reload">;
  /** It was stored on this device: pages that need the network cannot be shown yet. */
  isOffline: boolean;
  /** When it was opened, in epoch milliseconds. What was stored on the device may be of any age: 0. */
  openedAtMs: number;
  /** How calls to the server fare. */
  connection: ConnectionStatus;
  /** Versions that are not live, shown to this person only. */
  overrides: PageOverride[];
  /** Which remote was shown from when on, in milliseconds since the page began. */
  pageViews: PageView[];
  /** Leaves this page for the same address as it is now on the server. */
  reload: () => void;
}
export interface PageView {
  atMs: number;
  store: RemoteStore | undefined;
}

const deviceClock: Host["clock"] = { now: () => new Date() };

export function createShellState(
  remotes: Remotes,
  { member, memberUnknown = false, offline, overrides = [], clock = deviceClock }:
    & Pick<Bootstrap, "member">
    & Partial<Bootstrap>
    & { clock?: Host["clock"] },
): ShellState {
  const connection = createConnectionStatus();
  // Fetched data never goes stale by itself and nothing is tried twice (API-04, API-05).
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        // A call without a network fails and is told, instead of waiting unseen and going out later.
        networkMode: "always",
        retry: false,
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
  const events = createEvents();
  const http = createHttp({
    fetch: connection.fetch,
    onUnauthorized: () => session.handleExpired(),
    onCrisis: () => events.emit("crisis.noticed", {}),
  });
  const session = createSessionStore({
    initial: member,
    unknown: memberUnknown,
    offline: offline !== undefined,
    http: () => http,
    forgetFetched: () => queries.clear(),
    async forgetDrafts() {
      try {
        await clear();
      } catch {
        // Storage is forbidden: then there is no draft.
      }
    },
  });
  const notices = createNoticeStore();
  const host: ShellState["host"] = {
    http,
    notify: notices.notify,
    events,
    clock,
    Slot: ({ name, ...slotProps }) =>
      remotes.findBySlot(name).map((store) => (
        <RemoteSlot key={store.manifest.name} store={store} name={name} slotProps={slotProps} />
      )),
  };
  return {
    remotes,
    queries,
    session,
    notices,
    host,
    isOffline: offline !== undefined,
    openedAtMs: offline ? 0 : host.clock.now().getTime(),
    connection,
    overrides,
    pageViews: [],
    reload: () => location.reload(),
  };
}

export function HostProvider({ page, children }: { page: ShellState; children: ReactNode }) {
  const session = useSyncExternalStore(
    page.session.subscribe,
    page.session.read,
    page.session.read,
  );
  useEffect(() => syncSessionAcrossTabs(page.session), [page]);
  const host = useMemo(
    () => ({ ...page.host, session, reload: () => reloadIfReachable(page) }),
    [page, session],
  );
  return (
    <QueryClientProvider client={page.queries}>
      <HostContext value={host}>
        {children}
        <Notices store={page.notices} />
      </HostContext>
    </QueryClientProvider>
  );
}
