import { useEffect, useState } from "react";
import type { Page } from "../session/host-provider.tsx";

const DAY = 24 * 60 * 60 * 1000;
/** Milliseconds in which the server has to say that it is there. */
const PATIENCE = 3000;

/**
 * True when the way to `path` is a full load, which brings what is live now: a tab keeps what it was
 * composed of, but not for longer than a day or than a version lasts that it shows besides. Only on
 * the way to another page, where nothing is being typed, and only when nothing is on its way and the
 * server answers: a device that wakes up may not know yet that it has no network.
 */
export function useMoveOn(path: string, page: Page): boolean {
  const [way, setWay] = useState({ path, leaves: false });
  if (path !== way.path) setWay({ path, leaves: isOver(page) });
  useEffect(() => {
    if (!way.leaves) return;
    let current = true;
    isThere(way.path, page).then((answers) => {
      if (!current) return;
      if (answers) page.reload();
      else setWay({ path: way.path, leaves: false });
    });
    return () => {
      current = false;
    };
  }, [way, page]);
  return way.leaves;
}

async function isThere(path: string, { line }: Page): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    return (await line.fetch(path, { method: "HEAD", signal })).status < 500;
  } catch {
    return false;
  }
}

function isOver({ openedAt, line, notices, overrides, host }: Page): boolean {
  const end = Math.min(
    openedAt + DAY,
    ...overrides.map(({ expiresAt }) => Date.parse(expiresAt)),
  );
  return host.clock.now().getTime() >= end && navigator.onLine && line.isQuiet() &&
    !notices.read();
}
