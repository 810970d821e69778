import type { ConnectionStatus } from "../session/connection-status.ts";

const SERVER_CHECK_TIMEOUT_MS = 3000;

/** Whether the server answers for `path` now; a device that wakes up may not know that it is offline. */
export async function isServerReachable(
  path: string,
  { connection }: { connection: ConnectionStatus },
): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(SERVER_CHECK_TIMEOUT_MS);
    return (await connection.fetch(path, { method: "HEAD", signal })).status < 500;
  } catch {
    return false;
  }
}

/** Loads the page anew if the server answers; without it the page is worth more than an error. */
export async function reloadIfReachable(
  page: { connection: ConnectionStatus; reload: () => void },
): Promise<void> {
  if (await isServerReachable(location.pathname, page)) page.reload();
}
