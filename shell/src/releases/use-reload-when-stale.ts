import { useEffect, useState } from "react";
import { isServerReachable } from "../remotes/reload.ts";
import type { ShellState } from "../session/host-provider.tsx";

const MAX_AGE_MS = 24 * 60 * 60 * 1000;

/**
 * True while the navigation to `path` becomes a full load, which brings the live composition: a tab
 * keeps its composition for at most a day, or until an override of it expires. Only on navigation,
 * where nothing is being typed, only while no call is pending, and only after the server has answered:
 * a device that wakes up may not know yet that it is offline.
 */
export function useReloadWhenStale(path: string, page: ShellState): boolean {
  const [navigation, setNavigation] = useState({ path, reloads: false });
  if (path !== navigation.path) setNavigation({ path, reloads: isStale(page) });
  useEffect(() => {
    if (!navigation.reloads) return;
    let isCurrent = true;
    isServerReachable(navigation.path, page).then((answers) => {
      if (!isCurrent) return;
      if (answers) page.reload();
      else setNavigation({ path: navigation.path, reloads: false });
    });
    return () => {
      isCurrent = false;
    };
  }, [navigation, page]);
  return navigation.reloads;
}

function isStale(
  { openedAtMs, connection, notices, overrides, host }: ShellState,
): boolean {
  const end = Math.min(
    openedAtMs + MAX_AGE_MS,
    ...overrides.map(({ expiresAt }) => Date.parse(expiresAt)),
  );
  return host.clock.now().getTime() >= end && connection.isIdle() && !notices.read();
}
