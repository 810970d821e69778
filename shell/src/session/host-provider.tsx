import { createEvents, createHttp, type Host, HostContext } from "@reclaim/host-api";
import type { Bootstrap, PageOverride } from "@reclaim/contracts/composition";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { clear } from "idb-keyval";
import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from "react";
import { RemoteSlot } from "../remotes/remote-place.tsx";
import type { RemoteStore } from "../remotes/remote-store.ts";
import type { Remotes } from "../remotes/remotes.ts";
import { Notices, noticeStore } from "./notices.tsx";
import { type Line, watchedLine } from "./line.ts";
import { followOtherTabs } from "./other-tabs.ts";
import { type SessionStore, sessionStore } from "./session-store.ts";

/** What outlives renders: server state, session, notices, events, the way to the server. */
export interface Page {
  remotes: Remotes;
  queries: QueryClient;
  session: SessionStore;
  notices: ReturnType<typeof noticeStore>;
  host: Omit<Host, "session">;
  /** It was stored on this device: pages that need the network cannot be shown yet. */
  offline: boolean;
  /** When it was opened, in epoch milliseconds. What was stored on the device may be of any age: 0. */
  openedAt: number;
  /** How calls to the server fare. */
  line: Line;
  /** Versions that are not live, shown to this person only. */
  overrides: PageOverride[];
  /** Which remote was shown from when on, in milliseconds since the page began. */
  shown: ShownPage[];
  /** Leaves this page for the same address as it is now on the server. */
  reload: () => void;
}
export interface ShownPage {
  at: number;
  store: RemoteStore | undefined;
}

export function createPage(
  remotes: Remotes,
  { member, memberUnknown = false, offline, overrides = [] }:
    & Pick<Bootstrap, "member">
    & Partial<Bootstrap>,
): Page {
  const line = watchedLine();
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
    fetch: line.fetch,
    onUnauthorized: () => session.ended(),
    onCrisis: () => events.emit("crisis.noticed", {}),
  });
  const session = sessionStore({
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
  const notices = noticeStore();
  const host: Page["host"] = {
    http,
    notify: notices.notify,
    events,
    clock: { now: () => new Date() },
    Slot: ({ name, ...slotProps }) =>
      remotes.filling(name).map((store) => (
        <RemoteSlot key={store.manifest.name} store={store} name={name} slotProps={slotProps} />
      )),
  };
  return {
    remotes,
    queries,
    session,
    notices,
    host,
    offline: offline !== undefined,
    openedAt: offline ? 0 : host.clock.now().getTime(),
    line,
    overrides,
    shown: [],
    reload: () => location.reload(),
  };
}

export function HostProvider({ page, children }: { page: Page; children: ReactNode }) {
  const session = useSyncExternalStore(page.session.subscribe, page.session.read);
  useEffect(() => followOtherTabs(page.session), [page]);
  const host = useMemo(() => ({ ...page.host, session }), [page, session]);
  return (
    <QueryClientProvider client={page.queries}>
      <HostContext value={host}>
        {children}
        <Notices store={page.notices} />
      </HostContext>
    </QueryClientProvider>
  );
}
