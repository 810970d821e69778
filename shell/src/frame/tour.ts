import { type Tour, useHost } from "@reclaim/host-api";
import { matchPath, useLocation } from "@reclaim/host-api/router";
import { useEffect, useRef, useState } from "react";
import type { RemoteStore } from "../remotes/remote-store.ts";

/** The tour that a remote has for a path, if any. Rejects when its code does not load. */
async function loadTour(store: RemoteStore, path: string): Promise<Tour | undefined> {
  await store.load();
  const state = store.state();
  if (state.status !== "ready") return undefined;
  const tours = (await state.remote.tours?.())?.default;
  return tours?.find((tour) => tour.path !== undefined && matchPath(tour.path, path));
}

/** The tour of the page that `store` answers: none until it is started, and it ends with the page. */
export function useTour(store: RemoteStore | undefined) {
  const { notify } = useHost();
  const { pathname } = useLocation();
  const [tour, setTour] = useState<Tour>();
  const shown = useRef(pathname);
  useEffect(() => {
    shown.current = pathname;
    return () => setTour(undefined);
  }, [pathname]);

  async function start() {
    try {
      const found = store && await loadTour(store, pathname);
      if (shown.current !== pathname) return;
      if (found) setTour(found);
      else notify({ title: "There is no tour for this page yet." });
    } catch {
      notify({
        title: "The tour did not load.",
        description: "Check your connection, then try again.",
        variant: "destructive",
      });
    }
  }
  return { tour, start: () => void start(), end: () => setTour(undefined) };
}
